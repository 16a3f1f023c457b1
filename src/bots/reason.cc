#include "bots/reason.h"

namespace lair {

Value write_reason(const Reason& reason) {
  constexpr std::string_view kPrefix = "reason-";
  return Value::object(
      {{"reason", reason.id.substr(kPrefix.size())}, {"args", write_args(reason.args)}});
}

}  // namespace lair
