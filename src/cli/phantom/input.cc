#include "cli/phantom/input.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "cli/play/person.h"
#include "cli/terminal/terminal_look.h"
#include "rules/phantom/errors.h"
#include "rules/phantom/ways.h"

namespace lair::cli {
namespace {

using phantom::Ask;
using phantom::Card;
using phantom::Move;
using phantom::MoveKind;
using phantom::MoveList;

std::optional<MoveKind> verb(std::string_view word) {
  constexpr std::array<std::pair<std::string_view, MoveKind>, 17> kVerbs = {
      {{"t", MoveKind::kTake},
       {"take", MoveKind::kTake},
       {"d", MoveKind::kDiscard},
       {"discard", MoveKind::kDiscard},
       {"lay", MoveKind::kLay},
       {"m", MoveKind::kClaim},
       {"mine", MoveKind::kClaim},
       {"mine!", MoveKind::kClaim},
       {"claim", MoveKind::kClaim},
       {"o", MoveKind::kOut},
       {"out", MoveKind::kOut},
       {"wait", MoveKind::kAnnounce},
       {"announce", MoveKind::kAnnounce},
       {"n", MoveKind::kDecline},
       {"no", MoveKind::kDecline},
       {"p", MoveKind::kDecline},
       {"pass", MoveKind::kDecline}}};
  for (const auto& [text, kind] : kVerbs) {
    if (text == word) return kind;
  }
  return std::nullopt;
}

// In small letters: "ib*" is iB*.
std::optional<Card> card_in(std::string word) {
  if (word.size() >= 2 && word[0] == 'i' && word[1] >= 'a' && word[1] <= 'z') {
    word[1] = static_cast<char>(word[1] - 'a' + 'A');
  }
  return phantom::card_from(word);
}

bool same_cards(const std::vector<Card>& wanted, std::vector<Card> cards, bool by_name) {
  if (wanted.size() != cards.size()) return false;
  std::sort(cards.begin(), cards.end());
  return std::equal(wanted.begin(), wanted.end(), cards.begin(),
                    [&](Card a, Card b) { return by_name ? name_of(a) == name_of(b) : a == b; });
}

std::vector<Card> cards_of(Move move) {
  switch (move.kind()) {
    case MoveKind::kTake:
    case MoveKind::kDiscard:
      return {move.card()};
    case MoveKind::kClaim:
      return {move.card(0), move.card(1)};
    case MoveKind::kLay:
      return {move.card(0), move.card(1), move.card(2)};
    default:
      return {};
  }
}

// Cards alone: what the question and their number suggest.
MoveKind suggested(const PhantomWish& wish, Ask ask) {
  if (ask == Ask::kTake) return MoveKind::kTake;
  if (ask == Ask::kClaim) return MoveKind::kClaim;
  return wish.cards.size() > 1 ? MoveKind::kLay : MoveKind::kDiscard;
}

std::optional<MoveKind> agreed(Ask ask) {
  if (ask == Ask::kOut) return MoveKind::kOut;
  if (ask == Ask::kClaim) return MoveKind::kClaim;
  if (ask == Ask::kAnnounce) return MoveKind::kAnnounce;
  return std::nullopt;
}

// No answer to a question of yes or no.
bool evades(MoveKind kind, Ask ask) {
  if (!agreed(ask)) return false;
  return kind == MoveKind::kTake || kind == MoveKind::kLay || kind == MoveKind::kDiscard ||
         kind == MoveKind::kAnnounce || (kind == MoveKind::kOut && ask == Ask::kAnnounce);
}

std::vector<Move> matching(const PhantomWish& wish, MoveKind kind, const std::vector<Move>& offered,
                           bool by_name) {
  std::vector<Move> found;
  for (const Move move : offered) {
    const bool says_no = kind == MoveKind::kDecline && move.kind() == MoveKind::kSilent;
    if (move.kind() != kind && !says_no) continue;
    if (wish.draw && kind == MoveKind::kLay && move.draw() != *wish.draw) continue;
    if (wish.cards.empty() || same_cards(wish.cards, cards_of(move), by_name))
      found.push_back(move);
  }
  return found;
}

// Going out without saying how: with the first pair, for what is shown is not what is wrong, unless
// no pair is there to be shown.
Result<std::vector<Move>> out_for_the_rules(const phantom::View& view) {
  const phantom::NameMask pairs = view.hand.at_least(2);
  const int laid = view.board.laid_of(view.seat).sets;
  const bool after_taking = view.ask == Ask::kAct || view.ask == Ask::kDiscard;
  if (pairs == 0 && laid > 0 && after_taking) {
    const int sets = phantom::sets_needed(laid, view.board.options.going_out);
    return Error{phantom::kOutTooFew, "P-6.1", {{"sets", sets}}};
  }
  phantom::Shown shown;
  if (pairs != 0) shown.pair = phantom::lowest(pairs);
  return std::vector<Move>{Move::out(shown, view.ask == Ask::kOut || view.ask == Ask::kClaim)};
}

// Not to be made, but the rules can say why.
Result<std::vector<Move>> for_the_rules(const PhantomWish& wish, MoveKind kind,
                                        const phantom::View& view) {
  const std::vector<Card>& cards = wish.cards;
  const auto one = [](Move move) { return std::vector<Move>{move}; };
  if (kind == MoveKind::kTake && cards.size() == 1) return one(Move::take(cards[0]));
  if (kind == MoveKind::kDiscard && cards.size() == 1) return one(Move::discard(cards[0]));
  if (kind == MoveKind::kClaim && cards.size() == 2) return one(Move::claim(cards[0], cards[1]));
  if (kind == MoveKind::kClaim && cards.empty()) return Error{"play-phantom-no-claim", "P-5.2", {}};
  if (kind == MoveKind::kLay && cards.size() == 3) {
    return one(Move::lay({cards[0], cards[1], cards[2]}, wish.draw.value_or(0)));
  }
  if (kind == MoveKind::kAnnounce || kind == MoveKind::kDecline) return one(Move::of(kind));
  if (kind == MoveKind::kOut) return out_for_the_rules(view);
  return Error{"play-phantom-card-count", "", {}};
}

}  // namespace

Result<PhantomWish> read_wish(std::string_view text, Ask ask, Language language) {
  PhantomWish wish;
  std::string plain = tidied(text);
  // A French "o" says yes where that was asked, elsewhere it is "out".
  const Reply reply = read_reply(language, plain);
  if (reply != Reply::kNeither && (agreed(ask) || !verb(plain))) {
    wish.agrees = reply == Reply::kYes;
    if (reply == Reply::kNo) wish.kind = MoveKind::kDecline;
    return wish;
  }
  std::replace(plain.begin(), plain.end(), ',', ' ');
  const std::vector<std::string> typed = words(plain);
  for (std::size_t i = 0; i < typed.size(); ++i) {
    const std::string& word = typed[i];
    const bool last = i + 1 == typed.size();
    const std::optional<MoveKind> kind = i == 0 ? verb(word) : std::nullopt;
    if (kind) {
      wish.kind = kind;
    } else if (const std::optional<Card> card = card_in(word); card && wish.cards.size() < 3) {
      wish.cards.push_back(*card);
    } else if (const std::optional<int> draw = number_in(word);
               draw && last && wish.cards.size() == 3) {
      wish.draw = draw;
    } else {
      return Error{"play-phantom-not-understood", "", {{"text", as_typed(word)}}};
    }
  }
  std::sort(wish.cards.begin(), wish.cards.end());
  return wish;
}

Result<std::vector<Move>> moves_meant(const PhantomWish& wish, const phantom::View& view,
                                      const MoveList& moves) {
  const std::optional<MoveKind> kind =
      wish.agrees ? agreed(view.ask) : wish.kind.value_or(suggested(wish, view.ask));
  if (!kind) return Error{"play-phantom-no-question", "", {}};
  if (wish.draw && *wish.draw > 2) return Error{"play-phantom-draw", "P-4.2", {}};
  const std::vector<Move> offered = as_offered(view, moves);
  for (const bool by_name : {false, true}) {
    std::vector<Move> found = matching(wish, *kind, offered, by_name);
    if (!found.empty()) return found;
  }
  if (evades(*kind, view.ask)) return Error{"play-phantom-answer-first", "", {}};
  return for_the_rules(wish, *kind, view);
}

std::vector<Move> as_offered(const phantom::View& view, const MoveList& moves) {
  std::vector<Move> offered(moves.begin(), moves.end());
  const Move* best = preferred_out(view, moves);
  // Going out first; of the same set, the most cards to draw first; the rest as the rules list it.
  const auto place = [&](Move move) {
    const bool out = move.kind() == MoveKind::kOut;
    const bool announce = move.kind() == MoveKind::kAnnounce;
    return out ? (best != nullptr && move == *best ? 0 : 1) : announce ? 3 : 2;
  };
  std::stable_sort(offered.begin(), offered.end(), [&](Move a, Move b) {
    if (place(a) != place(b)) return place(a) < place(b);
    const bool lays = a.kind() == MoveKind::kLay && b.kind() == MoveKind::kLay;
    return lays && a.three() == b.three() ? a.draw() > b.draw() : a < b;
  });
  return offered;
}

}  // namespace lair::cli
