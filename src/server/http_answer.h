#pragma once

#include <stdexcept>
#include <string_view>

#include "core/result.h"
#include "core/value.h"
#include "protocol/append.h"
#include "server/api.h"

// Responses and request parsing of the HTTP API.

namespace lair {

// A message of the protocol (src/protocol).
template <wire::Message T>
HttpResponse answered(const T& message, int status = 200) {
  return {.status = status, .body = wire::to_text(message)};
}
HttpResponse failed(const Error& error, int status);
// The data file failed. The details are for the host.
HttpResponse not_stored();
// The response of `make`, or `not_stored` if the data file cannot be read.
template <class Make>
HttpResponse if_read(Make make) {
  try {
    return make();
  } catch (const std::runtime_error&) {
    return not_stored();
  }
}
inline HttpResponse unknown(std::string_view code) { return failed({code, "", {}}, 404); }

// The text between `name=` and the next `&`.
std::string_view query_field(std::string_view query, std::string_view name);
// The object in the body; an empty body is an empty object.
Result<Value> body_of(const HttpRequest& request);

}  // namespace lair
