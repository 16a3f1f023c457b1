#include "wasm/pad_question.h"

#include <string>

#include "record/score_pad.h"

namespace lair::wasm {

Result<Value> answer_pad(const Value& request) {
  const Value* told = request.find("pad");
  if (told == nullptr) return Error{"field-missing", "", {{"field", std::string("pad")}}};
  const auto pad = read_pad(*told);
  if (!pad) return pad.error();
  const auto counted = count(*pad);
  if (!counted) return counted.error();
  return write_count(*counted);
}

}  // namespace lair::wasm
