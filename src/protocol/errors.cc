#include "protocol/errors.h"

#include <string>
#include <utility>
#include <variant>

namespace lair {
namespace {

Value write_argument(const Arg& arg) {
  if (const auto* number = std::get_if<std::int64_t>(&arg.value)) return {*number};
  if (const auto* text = std::get_if<std::string>(&arg.value)) return {*text};
  return Value::object({{"term", std::get<Term>(arg.value).id}});
}

}  // namespace

Value write_error(const Error& error) {
  Value value = Value::object({{"code", error.code}});
  if (!error.rule.empty()) value.set("rule", error.rule);
  if (!error.args.empty()) {
    Value args = Value::object();
    for (const Arg& arg : error.args) args.set(arg.name, write_argument(arg));
    value.set("args", std::move(args));
  }
  return value;
}

}  // namespace lair
