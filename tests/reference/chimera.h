// Chimera a second time: slow, plain and independent of src/, written from the rules text alone
// (the ids C-x.y are its clauses), so that tests can hold the fast engine against it.
//
// Ranks are ints: 1..12, then Hero, Pi Ya, Chimera. Cards are their written form (C-1.4), "7j",
// "Hs", "PY".
#pragma once

#include <array>
#include <compare>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace reference::chimera {

inline constexpr int kHero = 13;
inline constexpr int kPiYa = 14;
inline constexpr int kChimera = 15;

// One way to understand some cards as a combination.
struct Reading {
  std::string kind;  // as in the referee's answers: "single", "pair-run", ...
  int cards = 0;
  int top = 0;  // the rank that fixes the height; kChimera for a flight
  auto operator<=>(const Reading&) const = default;  // NOLINT(modernize-use-nullptr)
};

struct Play {
  std::vector<int> ranks;  // ascending
  Reading reading;
  auto operator<=>(const Play&) const = default;  // NOLINT(modernize-use-nullptr)
};

// Every reading, highest first; empty if the cards are no combination.
std::vector<Reading> readings(std::vector<int> ranks);

bool beats(const Reading& play, const Reading& on);

// Every different play, sorted: built kind by kind with plain loops.
std::vector<Play> plays(const std::vector<int>& hand, const std::optional<Reading>& on);

// The same, found by reading every part of the hand: for up to about twelve cards quick, for twenty
// slow.
std::vector<Play> plays_by_trying_everything(const std::vector<int>& hand,
                                             const std::optional<Reading>& on);

// What decides the points of a round (C-8).
struct ScoreSheet {
  int bid = 20;
  int chimera = 0;  // seat
  int out = 0;      // seat
  int traps = 0;
  bool flight = false;
  bool idle_hunter = false;
  std::array<int, 3> treasures{};  // points, by seat
};
std::array<int, 3> score(const ScoreSheet& sheet);

// All 54 cards, lowest rank first.
std::vector<std::string> all_cards();
// 0 if it is no card.
int rank_of(const std::string& card);
// In the written form: "1".."12", "H", "PY", "CH".
std::string rank_name(int rank);
// 0 if it is no rank.
int rank_from_name(const std::string& name);

struct Options {
  int limit = 400;
  std::string forced_bid = "holder";
  int closing_passes = 2;
  std::string all_pass = "redeal";
  bool reenter = true;
};

// The line a record has to continue with.
enum class Phase { kHeader, kDeal, kBidding, kForced, kSwap, kPlay, kRound, kEnd, kOver };

struct Position {
  Phase phase = Phase::kHeader;
  int round = 1;
  int dealer = 0;
  bool redealt = false;   // the cards of this round were thrown in once (C-3.6)
  bool overtime = false;  // the limit was reached, but the highest total was shared (C-8.5)
  std::array<int, 3> totals{};

  std::array<std::set<std::string>, 3> hands;
  std::set<std::string> den;
  std::string face_up;
  int holder = 0;  // who was dealt the face-up card

  int turn = 0;  // who acts in kBidding, kForced, kSwap and kPlay
  int bid = 0;
  int bidder = 0;                // meaningless while bid is 0; the Chimera after the bidding
  int passes = 0;                // in succession, in the bidding or in the trick
  std::array<bool, 3> passed{};  // in this bidding

  std::array<std::vector<std::string>, 3> given;

  std::optional<Reading> on;  // what is to be beaten; none when leading
  int on_by = 0;
  std::vector<std::string> trick;
  std::array<int, 3> treasures{};
  std::array<bool, 3> played{};
  int traps = 0;
  bool flight = false;

  int out = 0;  // of the last finished round, as are the points
  std::array<int, 3> points{};
  std::optional<int> winner;
};

// A match followed line by line of its record.
class Match {
 public:
  Match() = default;
  Match(Options options, Position position)
      : options_(std::move(options)), position_(std::move(position)) {}

  // Returns "" and goes on, or the id of the first violated rule ("form" if the line itself is
  // malformed) and stays as it was.
  std::string apply(const nlohmann::json& line);

  const Position& position() const { return position_; }
  const Options& options() const { return options_; }

  // Reads an options object of a header: "" or the error.
  static std::string read_options(const nlohmann::json& given, Options& options);

 private:
  std::string step(const nlohmann::json& line);
  std::string read_header(const nlohmann::json& line);
  std::string read_deal(const nlohmann::json& deal);
  std::string read_bid(const nlohmann::json& line);
  std::string read_give(const nlohmann::json& line);
  std::string read_play(const nlohmann::json& line);
  std::string read_round(const nlohmann::json& round);
  std::string read_end(const nlohmann::json& end);

  std::string wrong_kind() const;
  void deal_cards(const std::vector<std::string>& deck, int cut);
  std::string forced_bid(int seat, int bid, bool forced);
  void everyone_passed();
  void next_speaker();
  void close_bidding();
  void swap_cards();
  std::string choose_reading(const std::vector<std::string>& played, const nlohmann::json& line,
                             Reading& chosen) const;
  void pass_in_trick();
  void lay(const std::vector<std::string>& played, const Reading& reading);
  void win_trick(int seat);
  void finish_round(int out);

  Options options_;
  Position position_;
};

}  // namespace reference::chimera
