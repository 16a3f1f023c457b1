#pragma once

#include <stdexcept>
#include <string_view>

#include "core/result.h"
#include "core/value.h"
#include "server/api.h"

// How answers over HTTP look, and how requests are read.

namespace lair {

HttpResponse answered(const Value& value, int status = 200);
HttpResponse failed(const Error& error, int status);
// What fails with the data file, and where that is, is for the host.
HttpResponse not_stored();
// What `make` makes of the data file, wherever nobody else would catch that it cannot be read.
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
// The object in the body; none is an empty one.
Result<Value> body_of(const HttpRequest& request);

}  // namespace lair
