#include "bots/chimera/bid_chance.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "bots/network/network.h"
#include "bots/standing.h"

namespace lair::chimera {
namespace {

class ChimeraBids : public testing::Test {
 protected:
  // Seat 0 speaks; seat 1 has bid so much, or nobody has.
  double chance(const std::array<int, kSeats>& totals, int standing, int bid, int points) {
    Table& table = view_->table;
    for (std::size_t i = 0; i < kSeats; ++i) table.totals[i] = totals[i];
    table.phase = Phase::kBidding;
    table.bid = static_cast<std::uint8_t>(standing);
    table.chimera = seat_at(1);
    return static_cast<double>(bid_chance(*view_, bid, std::int64_t{points} * kUnit)) / kCertain;
  }

 private:
  std::unique_ptr<View> view_ = std::make_unique<View>();
};

TEST_F(ChimeraBids, AreBetterTheMorePointsTheyBring) {
  for (const auto& totals : {std::array{0, 0, 0}, std::array{300, 350, 100}}) {
    for (const int bid : {0, 20, 30, 40}) {
      double before = -1;
      for (const int points : {-40, -20, 0, 10, 20}) {
        const double now = chance(totals, 0, bid, points);
        EXPECT_GT(now, before) << bid << " for " << points;
        before = now;
      }
    }
  }
}

TEST_F(ChimeraBids, StayWithinWhatCanHappen) {
  for (const int points : {-400, 400}) {
    for (const int bid : {0, 20, 30, 40}) {
      const double now = chance({390, 390, 390}, 0, bid, points);
      EXPECT_GE(now, 0) << bid;
      EXPECT_LE(now, 1) << bid;
    }
  }
}

// Whoever would reach the limit as the Chimera is kept from it, though it costs points.
TEST_F(ChimeraBids, DenyTheLeader) {
  EXPECT_GT(chance({250, 330, 100}, 30, 40, -15), chance({250, 330, 100}, 30, 0, 0));
  EXPECT_LT(chance({250, 100, 100}, 30, 40, -15), chance({250, 100, 100}, 30, 0, 0));
}

// A Hunter's 20 points are enough; a Chimera's loss is not.
TEST_F(ChimeraBids, AreNotRiskedJustBeforeTheLimit) {
  EXPECT_GT(chance({385, 150, 100}, 30, 0, 0), chance({385, 150, 100}, 30, 40, 0));
}

// Who is far behind needs what only the Chimera can make.
TEST_F(ChimeraBids, AreRiskedFarBehind) {
  EXPECT_GT(chance({100, 250, 330}, 30, 40, -5), chance({100, 250, 330}, 30, 0, 0));
}

}  // namespace
}  // namespace lair::chimera
