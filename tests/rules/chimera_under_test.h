// What the data files of tests/rules/chimera need of an implementation of Chimera. Cards, seats,
// kinds and lines are those of the record and the referee, so an implementation needs little more
// than its own reader for them.
#pragma once

#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "../reference/chimera.h"

namespace rules_test {

using Cards = std::vector<std::string>;
using reference::chimera::Play;
using reference::chimera::Reading;
using reference::chimera::ScoreSheet;

// Cards on the table, and which rank the player said a straight with Pi Ya reaches (0: not said).
struct OnTable {
  Cards cards;
  int top = 0;
};

// Cards by rank only, as a referee is asked about them; `top` chooses a reading where there are two
// (0: the higher).
struct Laid {
  std::vector<int> ranks;
  int top = 0;
};

// Where a case begins.
struct Situation {
  enum class Kind { kRecord, kBidding, kSwap, kPlay };
  Kind kind = Kind::kPlay;
  nlohmann::json options = nlohmann::json::object();
  std::array<int, 3> totals{};
  int round = 1;
  int dealer = 0;

  // kBidding: the deal, and whether another was thrown in before it.
  Cards deck;
  int cut = 27;
  bool redealt = false;

  // kSwap and kPlay: the hands after the den was taken up.
  int chimera = 0;
  int bid = 20;
  std::array<Cards, 3> hands;

  // kPlay
  int turn = 0;
  std::optional<OnTable> on;  // none: `turn` leads
  int on_by = 0;
  int passes = 0;                  // since then
  Cards trick;                     // what lies below
  std::array<int, 3> treasures{};  // points in the tricks won so far
  std::array<bool, 3> played{true, true, true};
  int traps = 0;
  bool flight = false;
};

// What a case may look at.
struct Snapshot {
  std::string phase;  // "deal", "bidding", "swap", "play", "round-over", "over"
  int turn = 0;       // in bidding, swap and play; in the swap the lower seat that has not chosen
  bool leading = false;
  int bid = 0;      // 0: none yet
  int bidder = -1;  // later the Chimera
  std::array<Cards, 3> hands;
  Cards den;
  std::string face_up;  // "" in situations that do not begin with a deal
  int holder = -1;
  int round = 1;
  int dealer = 0;
  std::array<int, 3> points{};  // of the round that is over
  std::array<int, 3> totals{};
  std::optional<int> winner;
};

class ChimeraUnderTest {
 public:
  virtual ~ChimeraUnderTest() = default;

  virtual std::vector<Reading> readings(const std::vector<int>& ranks) = 0;
  // Both are combinations.
  virtual bool beats(const Laid& play, const Laid& on) = 0;
  // Sorted; `on` is a combination.
  virtual std::vector<Play> plays(const std::vector<int>& hand, const std::optional<Laid>& on) = 0;
  virtual std::array<int, 3> score(const ScoreSheet& sheet) = 0;

  // Whether cases that read a whole record can be run.
  virtual bool reads_records() const = 0;
  // "" or the id of the rule that is against it; for kRecord the header.
  virtual std::string set_up(const Situation& situation) = 0;
  // A line of the record: "", or the id of the broken rule, or "form". Outside of records the
  // rules' own lines (forced bids, round, end) are not written: a forced bid happens by itself.
  virtual std::string apply(const nlohmann::json& line) = 0;
  virtual Snapshot look() const = 0;
};

struct Implementation {
  std::string name;
  std::unique_ptr<ChimeraUnderTest> (*make)();
};

std::unique_ptr<ChimeraUnderTest> make_reference_under_test();
std::unique_ptr<ChimeraUnderTest> make_engine_under_test();

}  // namespace rules_test
