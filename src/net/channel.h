#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <span>
#include <string_view>

#include "core/result.h"
#include "net/asio.h"
#include "net/link.h"

namespace lair {

// One connection to a server, plain or by TLS. Whoever uses it need not know which, and is compiled
// once for both.
class Channel {
 public:
  Channel() = default;
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;
  virtual ~Channel() = default;

  // Connected, and the certificate good for the name; or why not.
  virtual Task<MaybeError> open() = 0;
  virtual Task<std::size_t> read(std::span<char> room, Failure& failure) = 0;
  virtual Task<void> write(std::string_view text, Failure& failure) = 0;  // which stays until then
  virtual void close() = 0;
  // Whatever is under way then fails, unless this is called again before.
  virtual void expire_after(std::chrono::milliseconds time) = 0;
};

std::unique_ptr<Channel> make_channel(const Link& link, const Executor& executor);

Error unreachable(const Link& link, const Failure& failure);

}  // namespace lair
