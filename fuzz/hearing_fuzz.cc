// Feeds arbitrary events to a seat of each game: the first byte chooses game and seat, then each
// line is an event in JSON. A refused event must not change the state. After an accepted one the
// seat must be able to list its moves, write its view and sample the hidden cards.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "record/json.h"
#include "rules/hearing.h"
#include "rules/registry.h"

namespace {

using namespace lair;  // NOLINT(google-build-using-namespace)

template <Game G>
void hear_all(int seats, Seat seat, std::string_view text) {
  auto known = std::make_unique<Knowledge<G>>();
  auto moves = std::make_unique<typename G::MoveList>();
  known->view = view(start(typename G::Options{}, seats), seat);
  Rng rng(1);
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    const auto told = parse_json(line);
    if (!told || hear(*known, *told)) continue;
    const Value written = write_view(known->view);
    agrees(known->view, written);
    legal_moves(known->view, *moves);
    if (!moves->empty()) check(sample(known->view, rng), seat, (*moves)[0]);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);  // NOLINT
  const Seat seat = seat_at(data[0] / 2 % 2);
  if (data[0] % 2 == 0) {
    hear_all<chimera::Game>(3, seat, text);
  } else {
    hear_all<phantom::Game>(2 + data[0] / 4 % 3, seat, text);
  }
  return 0;
}
