#include "bots/reason.h"

namespace lair {

Value write_reason(const Reason& reason) {
  constexpr std::string_view kPrefix = "reason-";
  Value args = Value::object();
  for (const Arg& arg : reason.args) {
    if (const auto* number = std::get_if<std::int64_t>(&arg.value)) args.set(arg.name, *number);
  }
  return Value::object({{"reason", reason.id.substr(kPrefix.size())}, {"args", std::move(args)}});
}

}  // namespace lair
