#pragma once

#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <utility>

#include "arena/exec_bot.h"
#include "bots/bots.h"
#include "bots/net_bot.h"

namespace lair {

// The networks of a game in a file that `lair train` wrote.
template <Game G>
Result<Networks> read_network_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  return read_networks(std::as_bytes(std::span(bytes)), Encoder<G>::kLayouts);
}

// A bot of a level; or "net:FILE": one that plays by the networks in a file (lair train); or
// "exec:COMMAND": a program of one's own.
template <Game G>
Result<std::unique_ptr<Bot<G>>> make_arena_bot(const std::string& level) {
  constexpr std::string_view kNet = "net:", kExec = "exec:";
  if (level.starts_with(kExec)) {
    auto substitute = make_bot<G>("greedy");
    if (!substitute) return std::move(substitute.error());
    return std::unique_ptr<Bot<G>>(
        std::make_unique<ExecBot<G>>(level.substr(kExec.size()), std::move(*substitute)));
  }
  if constexpr (requires { Encoder<G>::kLayouts; }) {
    if (level.starts_with(kNet)) {
      auto networks = read_network_file<G>(level.substr(kNet.size()));
      if (!networks) return std::move(networks.error());
      auto shared = std::make_shared<const Networks>(std::move(*networks));
      return std::unique_ptr<Bot<G>>(std::make_unique<NetBot<G>>(std::move(shared)));
    }
  }
  return make_bot<G>(level);
}

}  // namespace lair
