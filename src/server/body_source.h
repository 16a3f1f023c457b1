#pragma once

#include <optional>
#include <string>

namespace lair {

// The body of an HTTP response that is produced piece by piece, so that memory stays bounded.
class BodySource {
 public:
  virtual ~BodySource() = default;
  // The next piece, or nothing at the end. Called on a worker thread, never twice at the same time.
  // If it throws, the response is cut off.
  virtual std::optional<std::string> next() = 0;
  // The player for whom it is produced.
  virtual const std::string& player() const = 0;
};

}  // namespace lair
