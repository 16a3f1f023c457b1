#pragma once

#include <array>

#include "bots/encoder.h"
#include "bots/inputs.h"
#include "rules/chimera/game.h"

namespace lair::chimera {

// What each seat said in the bidding: its highest bid, if it made one.
enum class Said : std::uint8_t { kNothing, kPass, k20, k30, k40, kForced };

// What each seat said, and on which singles, pairs and other plays it passed in this round, by
// their tops; partners' plays left out, for passing on these says little.
struct Passes {
  std::array<Said, kSeats> said{};
  std::array<std::array<RankMask, 3>, kSeats> tops{};
  Cards forgotten = 0;  // played, but taken for unseen

  Passes() = default;
  explicit Passes(const Knowledge<Game>& knowledge);
  // As somebody remembers who does not pay attention: the bids, but no passes in play, and of the
  // cards in all but the last two tricks only the high ones.
  static Passes vague(const Knowledge<Game>& knowledge);
  void note(const State& before, Move move);

 private:
  void add(Seat seat, Move on);
  void add_bid(Seat seat, Move bid);
};

// Chimera as networks see it, from the seat that decides. Three networks play, one for each role,
// so that "next" and "previous" always mean the same to them; one chooses gifts, one bids.
class TableEncoder {
 public:
  enum Role { kChimera, kHunterBefore, kHunterAfter, kGift, kBid };
  static constexpr int kPointsPerUnit = 50;
  static constexpr int kPlayInputs = 1048, kGiftInputs = 298, kBidInputs = 190;
  static constexpr std::array<Layout, 5> kLayouts = {{{kPlayInputs, 512, 64},
                                                      {kPlayInputs, 512, 64},
                                                      {kPlayInputs, 512, 64},
                                                      {kGiftInputs, 128, 32},
                                                      {kBidInputs, 128, 32}}};

  TableEncoder(const View& view, const Passes& passes);
  static const Move* obvious(const View&, const MoveList& moves) {
    return moves.size() == 1 ? moves.begin() : nullptr;
  }
  int network() const { return role_; }
  // Is looking ahead worth it in the decisions of that network?
  static constexpr bool searched(int network) { return network <= kHunterAfter; }
  void position(Features& features) const;
  void move(Move move, Features& features) const;
  double banked() const;

 private:
  void position_in_play(Features& features) const;
  void position_in_bidding(Features& features) const;
  void bids(Inputs& inputs) const;
  void play(Move move, Features& features) const;

  const View& view_;
  const Passes& passes_;
  Role role_;  // a Hunter before the Chimera plays right before it
  Cards unseen_;
  Planes unseen_ranks_;
};

}  // namespace lair::chimera

namespace lair {

template <>
struct Trace<chimera::Game> : chimera::Passes {
  using Passes::Passes;
  Trace(const Passes& passes) : Passes(passes) {}  // NOLINT(google-explicit-constructor)
};
template <>
class Encoder<chimera::Game> : public chimera::TableEncoder {
  using TableEncoder::TableEncoder;
};

}  // namespace lair
