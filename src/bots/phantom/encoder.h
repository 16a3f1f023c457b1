#pragma once

#include <array>

#include "bots/encoder.h"
#include "rules/phantom/game.h"

namespace lair::phantom {

// All that matters of earlier events lies on the board; so many of the oldest discards may be
// forgotten.
struct Memory {
  std::size_t forgotten = 0;

  Memory() = default;
  explicit Memory(const Knowledge<Game>&) {}
  // As somebody remembers who does not pay attention: the last few discards.
  static Memory vague(const Knowledge<Game>& knowledge) {
    constexpr std::size_t kRemembered = 6;
    const std::size_t discards = knowledge.view.board.discards().size();
    Memory trace;
    trace.forgotten = discards > kRemembered ? discards - kRemembered : 0;
    return trace;
  }
  void note(const State&, const Move&) {}
};

// Phantom Rummy as networks see it, from the seat that decides: one network for taking, one for
// acting and discarding, one for offers and announcements; these for the basic game, and again for
// the advanced one. Going out needs none: whoever can does.
class BoardEncoder {
 public:
  static constexpr int kPointsPerUnit = 4;
  static constexpr int kInputs = 1215;
  static constexpr Layout kLayout = {kInputs, 256, 32};
  static constexpr std::array<Layout, 6> kLayouts = {kLayout, kLayout, kLayout,
                                                     kLayout, kLayout, kLayout};

  BoardEncoder(const View& view, const Memory& memory);
  static const Move* obvious(const View& view, const MoveList& moves);
  int network() const { return network_; }
  static constexpr bool searched(int) { return true; }
  void position(Features& features) const;
  void move(const Move& move, Features& features) const;
  double banked() const { return 0; }

 private:
  // The hand that a move leads to, with what would be laid then.
  struct After {
    Cards hand;
    Laid laid;
    int distance = 0, unseen = 0;
  };
  After after(const Move& move) const;
  void reds(Features& features) const;
  int worth(const Cards& hand, const Laid& laid) const;
  void judge(After& after) const;

  const View& view_;
  int network_;
  std::size_t forgotten_;  // discards
  Cards unseen_;
  SeatSet waiting_;  // others who wait
};

}  // namespace lair::phantom

namespace lair {

template <>
struct Trace<phantom::Game> : phantom::Memory {
  using Memory::Memory;
  Trace(const Memory& trace) : Memory(trace) {}  // NOLINT(google-explicit-constructor)
};
template <>
class Encoder<phantom::Game> : public phantom::BoardEncoder {
  using BoardEncoder::BoardEncoder;
};

}  // namespace lair
