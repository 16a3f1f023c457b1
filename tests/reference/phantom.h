#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Phantom Rummy a second time, for tests: plain, slow, and written from the rules text alone
// (rules/phantom-rummy.md, P-...). Nothing here may include or imitate src/. This file has the
// cards and the questions about a hand; phantom_match.h replays whole games.

namespace reference::phantom {

// Kind and name of a card (P-1.3): two cards with equal `Name` are "the same". Ordered as the
// referee sorts: h, a, d, i; then by number, or B, C, K, T.
struct Name {
  char kind = 0;  // h, a, d, i
  char sign = 0;  // 1..7; B, C, K, T

  friend bool operator==(const Name&, const Name&) = default;
  friend std::strong_ordering operator<=>(const Name& a, const Name& b);
};

struct Card {
  Name name;
  bool red = false;  // red number or special item (P-1.4)

  friend bool operator==(const Card&, const Card&) = default;
  friend std::strong_ordering operator<=>(const Card& a, const Card& b);
};

using Cards = std::vector<Card>;
using Names = std::vector<Name>;
using Set = Cards;  // a big set: three cards

const Names& all_names();  // the 25, in order
Cards all_cards();         // the 100 (P-1.1, P-1.2), in order, a red copy behind its black ones

// The written form (P-1.6); reading gives nothing for a text that is no card.
std::optional<Card> read_card(std::string_view text);
std::string write(const Name& name);
std::string write(const Card& card);

Names names_of(const Cards& cards);
int count(const Names& names, const Name& name);

bool is_item(const Name& name);
bool is_number(const Name& name, std::string_view numbers);  // one of these digits
bool is_pair(const Names& cards);                            // P-2.1
bool is_group(const Names& cards);                           // P-2.2
bool is_run(const Names& cards);                             // P-2.3
bool is_big_set(const Names& cards);

enum class GoingOut { kTogether, kInHand };  // the two readings of P-6.1

// One way to go out: what is shown from the hand, each set and the sets among themselves sorted.
struct Way {
  std::vector<Names> sets;
  Names pair;

  friend bool operator==(const Way&, const Way&) = default;
  friend std::strong_ordering operator<=>(const Way& a, const Way& b);
};

// Whether so many laid sets and so many shown ones (beside a pair) are enough for P-6.1.
bool enough_sets(int laid, int shown, GoingOut going_out);

// Every different choice from the hand that satisfies P-6.1 and P-6.2, sorted.
std::vector<Way> ways_out(const Cards& hand, const std::vector<Set>& laid, GoingOut going_out);

// The names that would complete the hand (P-4.4), sorted; none if it is complete already.
Names waits(const Cards& hand, const std::vector<Set>& laid, GoingOut going_out);

// The least number of cards missing for P-6.1, P-6.2 ignored. A card that is missing must exist: at
// most four of a name less those in the own hand and the own laid sets.
int distance(const Cards& hand, const std::vector<Set>& laid, GoingOut going_out);

struct Score {
  int points = 0;
  bool wins_game = false;  // P-8.3
  int sets = 0;            // the parts of `points`: laid sets,
  int reds = 0;            // red cards (P-7.3, P-8.2),
  int turned = 0;          // turned cards
};

// What going out scores. `hand` is the whole hand with the card taken last; `turned` is read until
// the first card that does not match (P-7.3).
Score score_out(const Cards& hand, const std::vector<Set>& laid, const Way& shown,
                const Cards& turned, bool advanced);

// Whether a turned card is the same as one in the laid sets or among those shown (P-7.3).
bool turned_matches(const Card& turned, const std::vector<Set>& laid, const Way& shown);

}  // namespace reference::phantom
