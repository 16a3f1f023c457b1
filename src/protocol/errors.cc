#include "protocol/errors.h"

namespace lair {
Value write_error(const Error& error) {
  Value value = Value::object({{"code", error.code}});
  if (!error.rule.empty()) value.set("rule", error.rule);
  if (!error.args.empty()) value.set("args", write_args(error.args));
  return value;
}

}  // namespace lair
