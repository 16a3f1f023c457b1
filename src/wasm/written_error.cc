#include "wasm/written_error.h"

namespace lair::wasm {
Value written_error(const Error& error) {
  return Value::object({{"code", error.code},
                        {"rule", error.rule.empty() ? Value() : Value(error.rule)},
                        {"args", write_args(error.args)}});
}

}  // namespace lair::wasm
