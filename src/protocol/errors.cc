#include "protocol/errors.h"

#include "protocol/append.h"
#include "protocol/error_message.h"

namespace lair {

std::string error_json(const Error& error) {
  const Value args = write_args(error.args);
  wire::WireError written{.code = error.code, .rule = error.rule, .args = {}};
  if (!error.args.empty()) written.args = args;
  return wire::to_text(written);
}

Value write_error(const Error& error) { return *parse_json(error_json(error)); }

}  // namespace lair
