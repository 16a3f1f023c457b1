#pragma once

#include <cerrno>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <system_error>
#include <utility>

#include "arena/exec_bot.h"
#include "bots/games.h"
#include "bots/net_bot.h"

namespace lair {

// The networks of a game in a file that `lair train` wrote; thrown as std::system_error if there is
// none.
template <Game G>
Result<Networks> read_network_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::system_error(errno, std::generic_category(), path);
  const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  auto networks = read_networks(std::as_bytes(std::span(bytes)), Encoder<G>::kLayouts);
  if (!networks) networks.error().args.push_back({"file", path});
  return networks;
}

// A bot of a level; or "net:FILE": one that plays by the networks in a file (lair train); or
// "exec:COMMAND": a program of one's own.
template <Game G>
Result<std::unique_ptr<Bot<G>>> make_arena_bot(const std::string& level,
                                               const ChildProcess::Patience& patience = {}) {
  constexpr std::string_view kNet = "net:", kExec = "exec:";
  if (level.starts_with(kExec)) {
    auto substitute = make_bot<G>("greedy");
    if (!substitute) return std::move(substitute.error());
    return std::unique_ptr<Bot<G>>(
        std::make_unique<ExecBot<G>>(level.substr(kExec.size()), std::move(*substitute), patience));
  }
  if constexpr (HasNetworks<G>) {
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
