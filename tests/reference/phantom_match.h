#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "phantom.h"

// A whole match of Phantom Rummy, replayed line by line from its record (formats.md).

namespace reference::phantom {

inline constexpr const char* kOk = "";
inline std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

struct Options {
  bool advanced = false;
  GoingOut going_out = GoingOut::kTogether;
  bool deck_out_counts = false;
  std::optional<std::int64_t> rounds;  // P-7.4's number if there is none
  std::optional<std::int64_t> points;
};

// All that lies on the table. Seats count from 0; the deck's top card is the first, a pile's top
// card the last.
struct Table {
  std::vector<Cards> hands;
  std::vector<std::vector<Set>> laid;
  std::vector<Cards> piles;
  std::vector<bool> waiting;
  Cards talon;
  Cards deck;
};

// Somewhere within a round: what a test begins from.
struct Position {
  Options options;
  Table table;
  std::vector<int> totals;
  int starter = 0;
  int round = 1;           // of this deal, from 1
  int rounds_counted = 0;  // before this one (P-7.4)
  int turn = 0;
  std::optional<Card> taken;  // in the hand of the seat whose turn it is, if it took already
};

class Match {
 public:
  Match() = default;
  // In the middle of a round. With an empty talon at the start of a turn one is turned up.
  explicit Match(const Position& position);

  // Takes the next line. Returns "" or, leaving the match as it was, the rule that the line breaks;
  // "form" where it is no rule of the game but the line itself that is wrong.
  std::string apply(const nlohmann::json& line);

  const Table& table() const { return now_.table; }
  const std::vector<int>& totals() const { return now_.totals; }
  bool ended() const { return now_.phase == Phase::kEnded; }
  int round() const { return now_.round; }

 private:
  using Json = nlohmann::json;
  using Error = std::string;

  enum class Phase {
    kHeader,      // nothing read yet
    kDeal,        // between rounds
    kBeforeTake,  // of the seat whose turn it is, as in the next three
    kAfterTake,
    kAnnounced,  // after taking; the discard must follow
    kAfterLay,   // may still announce
    kOffers,     // a discard that some may take
    kRoundOver,  // the `round` line must follow
    kGameOver,   // the `end` line must follow
    kEnded,
  };

  struct Discard {
    Card card;
    int by = 0;
  };

  struct Offer {
    int seat = 0;
    bool out = false;  // to go out (P-5.1), else "Mine!" (P-5.2)
  };

  // What the rules say of the round that is over.
  struct Outcome {
    std::optional<int> out;
    std::vector<int> points;
    std::optional<Cards> turned;
    bool wins_game = false;  // P-8.3
  };

  // Everything that a line may change.
  struct State {
    Phase phase = Phase::kHeader;
    Options options;
    int seats = 0;
    std::vector<int> totals;
    int round = 0;
    int rounds_counted = 0;
    std::optional<int> starter;
    Table table;
    int turn = 0;
    std::optional<Card> taken;
    std::optional<Discard> discard;  // the last one, until somebody does something else
    std::optional<int> laid;         // who ended the last turn with a set, until the same
    std::vector<Offer> offers;       // not decided yet, in precedence order
    Outcome outcome;
  };

  Error header(const Json& line);
  Error deal(const Json& body);
  Error decide(const Json& line);
  Error round_line(const Json& body);
  Error end_line(const Json& body);

  Error take(int seat, const Card& card);
  Error announce(int seat);
  Error lay(int seat, const Set& cards, int draws);
  Error discard(int seat, const Card& card);
  Error claim(int seat, const Cards& cards);
  Error decline(int seat);
  Error out(int seat, const Json& body);
  Error out_in_turn(int seat, const Way& way);
  Error out_with_discard(int seat, const Way& way);

  // Whether the seat may act in a turn of its own.
  Error own_turn(int seat) const;
  // Whether it shows what it holds, and enough of it (P-6.1, P-6.2).
  Error shows(int seat, const Cards& hand, const Way& way) const;

  void start_round(int starter, const Cards& deck);
  void begin_turn(int seat);
  // What the record leaves unsaid: remaining offers are declined, nothing is announced after
  // laying.
  void pass_over();
  void make_offers();
  // Draws, or ends the round if the deck has too few (P-7.2); whether it went on.
  bool draw(int seat, int cards);
  void end_by_deck();
  void end_by_going_out(int seat, const Way& way, std::optional<int> discarder);
  void score(int seat, const Way& way, std::optional<int> discarder);

  bool waits_for_a_card(const Cards& hand, int seat) const;
  bool can_go_out_with(int seat, const Card& card) const;
  bool can_claim(int seat, const Card& card) const;
  bool pile_has(int seat, const Name& name) const;
  bool game_over() const;
  std::vector<int> winners() const;
  int left_of(int seat) const { return (seat + 1) % now_.seats; }

  State now_;
};

}  // namespace reference::phantom
