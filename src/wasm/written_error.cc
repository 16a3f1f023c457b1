#include "wasm/written_error.h"

#include <utility>

namespace lair::wasm {
namespace {

Value written(const Arg& arg) {
  if (const auto* number = std::get_if<std::int64_t>(&arg.value)) return *number;
  if (const auto* text = std::get_if<std::string>(&arg.value)) return *text;
  return Value::object({{"term", std::get_if<Term>(&arg.value)->id}});
}

}  // namespace

Value written_error(const Error& error) {
  Value args = Value::object();
  for (const Arg& arg : error.args) args.set(arg.name, written(arg));
  return Value::object({{"code", error.code},
                        {"rule", error.rule.empty() ? Value() : Value(error.rule)},
                        {"args", std::move(args)}});
}

}  // namespace lair::wasm
