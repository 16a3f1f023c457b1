#include "rules/chimera/notation/notation.h"

#include "core/sort.h"
#include "rules/chimera/errors.h"

namespace lair::chimera {
namespace {

std::vector<Card> sorted(Cards cards) {
  std::vector<Card> list;
  list.reserve(static_cast<std::size_t>(count(cards)));
  for (Cards left = cards; left != 0; left &= left - 1) list.push_back(first(left));
  sort_by(list, rank_of);
  return list;
}

Value names(const std::vector<Card>& cards) {
  Value::Array list;
  list.reserve(cards.size());
  for (const Card card : cards) list.emplace_back(name(card));
  return list;
}

// A rank given as text or number; -1 if it is none.
int read_top(const Value& top) {
  if (top.integer() != nullptr && *top.integer() >= 1 && *top.integer() <= 12) {
    return static_cast<int>(*top.integer()) - 1;
  }
  const std::optional<Rank> rank = top.text() == nullptr ? std::nullopt : parse_rank(*top.text());
  return rank ? index(*rank) : -1;
}

Value combination(Move move, const std::vector<Card>& cards) {
  return Value::object(
      {{"cards", names(cards)}, {"kind", name(move.kind())}, {"top", top_name(move)}});
}

std::string_view phase_name(Phase phase) {
  constexpr std::array<std::string_view, 8> kNames = {"deal", "deal", "bid",  "forced",
                                                      "swap", "play", "deal", "over"};
  return kNames[static_cast<std::size_t>(phase)];
}

template <class T>
Value numbers(const std::array<T, kSeats>& items) {
  Value list = Value::array();
  for (const T& item : items) list.push_back(static_cast<int>(item));
  return list;
}

}  // namespace

std::vector<Card> in_order(const Action& action) {
  const Move move = action.move;
  std::vector<Card> cards = sorted(action.cards);
  const bool straight = move.kind() == Kind::kStraight;
  const auto place = [&](Card card) {
    const int rank = index(rank_of(card));
    if (straight) return rank == index(Rank::kPiYa) ? std::countr_zero(move.attached()) : rank;
    const bool attached = move.is_combination() && (move.attached() >> rank & 1U) != 0;
    return attached ? 16 + rank : rank;
  };
  sort_by(cards, place);
  return cards;
}

Value write_cards(Cards cards) { return names(sorted(cards)); }

Result<Card> read_card_at(const Value::Array& list, std::size_t place, std::string_view field) {
  const auto text = text_at(list, place, field);
  if (!text) return text.error();
  const std::optional<Card> card = parse_card(*text);
  if (!card) return Error{kBadCard, "C-1.4", {{"card", std::string(*text)}}};
  return *card;
}

Result<Cards> read_cards(const Value::Array& list, std::string_view field) {
  Cards cards = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto card = read_card_at(list, i, field);
    if (!card) return card.error();
    if (has(cards, *card)) return Error{kCardTwice, "C-1.1", {{"card", name(*card)}}};
    cards |= bit(*card);
  }
  return cards;
}

std::string top_name(Move move) { return std::string(name(rank_at(move.top()))); }

Result<Move> read_combination(Cards cards, const Value* top, bool strict) {
  const auto found = readings(cards);
  if (found.empty()) {
    const bool both = (Planes(cards).one & kFlightMask) == kFlightMask;
    if (both) return Error{kPiYaAndChimera, "C-6.15", {}};
    std::string listed;
    for (const Card card : sorted(cards))
      listed.append(listed.empty() ? "" : " ").append(name(rank_of(card)));
    return Error{kNoCombination, "C-5.1", {{"cards", listed.empty() ? "[]" : listed}}};
  }
  const bool joker = found[0].kind() == Kind::kStraight && found[0].attached() != 0;
  std::string tops = top_name(found[0]);
  if (found.size() > 1) tops += " / " + top_name(found[1]);
  if (top == nullptr) {
    if (!strict || !joker) return found[0];
    return Error{kTopMissing, "C-7.1", {{"tops", tops}}};
  }
  if (strict && !joker) return Error{kTopNotNeeded, "", {}};
  const int wanted = read_top(*top);
  for (const Move move : found) {
    if (move.top() == wanted) return move;
  }
  return Error{kTopWrong, joker ? "C-7.1" : "", {{"tops", tops}}};
}

Result<Deal> read_deal(const State& state, const Value& body) {
  if (status(state) == Status::kOver) return Error{kGameOver, "C-8.5", {}};
  if (status(state) != Status::kAwaitsDeal) {
    return Error{kDealNotDue, due_rule(state, "deal"), {}};
  }
  const Table& table = state.table;
  const auto round = integer_field(body, "round", 1, 1'000'000'000);
  if (!round) return round.error();
  if (*round != next_round(table)) {
    return Error{kWrongRound, "C-2.1", {{"given", *round}, {"due", next_round(table)}}};
  }
  const auto dealer = integer_field(body, "dealer", 0, kSeats - 1);
  if (!dealer) return dealer.error();
  if (*dealer != index(next_dealer(table))) {
    return Error{kWrongDealer, "C-2.1", {{"given", *dealer}, {"due", index(next_dealer(table))}}};
  }
  auto cut = integer_field(body, "cut", kLowestCut, kHighestCut);
  if (!cut) {
    if (body.has("cut") && body.find("cut")->integer() != nullptr) cut.error().rule = "C-2.2";
    return std::move(cut.error());
  }
  const auto list = list_field(body, "deck");
  if (!list) return list.error();
  if ((*list)->size() != kDeckSize) {
    return Error{kBadDeck, "C-1.1", {{"count", static_cast<std::int64_t>((*list)->size())}}};
  }
  auto cards = read_cards(**list, "deck");
  if (!cards) {
    if (!cards.error().rule.empty()) cards.error().rule = "C-1.1";
    return std::move(cards.error());
  }
  Deal deal;
  deal.cut = static_cast<int>(*cut);
  for (std::size_t i = 0; i < kDeckSize; ++i) deal.deck[i] = *parse_card(*(**list)[i].text());
  return deal;
}

Value write_deal(const State& state, const Deal& deal) {
  Value deck = Value::array();
  for (const Card card : deal.deck) deck.push_back(name(card));
  return Value::object({{"round", next_round(state.table)},
                        {"dealer", index(next_dealer(state.table))},
                        {"cut", deal.cut},
                        {"deck", std::move(deck)}});
}

Value write_decision(const State& state, const Action& action) {
  const Action named = resolve(state, action);
  const Move move = named.move;
  Value line = Value::object({{"seat", index(to_move(state))}});
  if (move.kind() == Kind::kBid || move.kind() == Kind::kForcedBid) {
    line.set("bid", move.number());
    if (move.kind() == Kind::kForcedBid) line.set("forced", true);
  } else if (move.kind() == Kind::kGift) {
    line.set("give", write_cards(named.cards));
  } else {
    line.set("play", names(in_order(named)));
    if (move.kind() == Kind::kStraight && move.attached() != 0) line.set("top", top_name(move));
  }
  return line;
}

Value write_round(const State& state) {
  const Table& table = state.table;
  return Value::object({{"round", static_cast<std::int64_t>(table.round)},
                        {"out", index(table.out)},
                        {"points", numbers(score(facts(table)).points)},
                        {"totals", numbers(table.totals)}});
}

std::string_view result_rule(const State& state, std::string_view field) {
  if (field == "out") return "C-5.7";
  if (field == "points") return state.table.out == state.table.chimera ? "C-8.1" : "C-8.2";
  if (field == "totals") return "C-8.3";
  if (field == "winners") return "C-8.5";
  return "";
}

std::string_view due_rule(const State& state, std::string_view line) {
  switch (state.table.phase) {
    case Phase::kBidding:
      return "C-3.1";
    case Phase::kForced:
      return "C-3.7";
    case Phase::kSwap:
      return "C-4.2";
    case Phase::kPlay:
      return "C-5.1";
    default:
      return line == "end" || state.table.phase == Phase::kOver ? "C-8.5" : "C-2.1";
  }
}

namespace {

std::string_view part_name(PartKind kind) {
  constexpr std::array<std::string_view, 7> kNames = {"bid", "traps",   "flight",   "idle-hunter",
                                                      "bid", "hunters", "treasures"};
  return kNames[static_cast<std::size_t>(kind)];
}
std::string_view part_rule(PartKind kind) {
  if (kind == PartKind::kTreasures) return "C-8.3";
  return kind == PartKind::kBidLost || kind == PartKind::kHuntersWin ? "C-8.2" : "C-8.1";
}

// The public part, and the knowledge of the seat if there is one.
Value write_table(const Table& table, const View* own) {
  Value value = Value::object();
  if (own != nullptr) value.set("seat", index(own->seat));
  value.set("round", static_cast<std::int64_t>(table.round)).set("phase", phase_name(table.phase));
  if (own != nullptr) value.set("asked", asked(*own));
  value.set("dealer", index(table.dealer)).set("totals", numbers(table.totals));
  if (table.phase == Phase::kNewGame || table.phase == Phase::kThrownIn) return value;
  value.set("face_up", name(table.face_up));
  value.set("holder", index(table.holder));
  value.set("redealt", table.redealt);
  if (table.phase != Phase::kSwap && !round_over({.table = table}))
    value.set("turn", index(table.turn));
  value.set("bid", int{table.bid});
  if (table.bid != 0) value.set(has_roles(table) ? "chimera" : "bidder", index(table.chimera));
  if (own != nullptr) value.set("hand", write_cards(own->hand));
  Value sizes = Value::array(), played = Value::array(), treasures = Value::array();
  for (int i = 0; i < kSeats; ++i) {
    sizes.push_back(hand_size(table, seat_at(i)));
    played.push_back(write_cards(table.played[at(seat_at(i))]));
    treasures.push_back(table.won[at(seat_at(i))].points());
  }
  value.set("hand_sizes", std::move(sizes));
  if (own != nullptr && own->given != 0) value.set("given", write_cards(own->given));
  if (own != nullptr && own->got != 0) value.set("got", write_cards(own->got));
  if (!has_roles(table)) return value;
  value.set("played", std::move(played));
  value.set("treasures", std::move(treasures));
  value.set("traps", int{table.traps});
  value.set("flight", table.flight);
  if (!table.on.is_pass()) {
    Value on = combination(table.on, in_order({table.on, table.on_cards}));
    on.set("seat", index(table.on_seat));
    value.set("on", std::move(on));
    value.set("trick", write_cards(table.trick));
  }
  if (round_over({.table = table})) value.set("out", index(table.out));
  return value;
}

}  // namespace

Value write_view(const View& view) { return write_table(view.table, &view); }
Value write_public(const View& view) { return write_table(view.table, nullptr); }
Value write_parts(const RoundScore& score) {
  Value parts = Value::array();
  for (const ScorePart& part : score.parts) {
    parts.push_back(Value::object({{"seat", index(part.seat)},
                                   {"rule", part_rule(part.kind)},
                                   {"what", part_name(part.kind)},
                                   {"points", part.points}}));
  }
  return parts;
}
Value write_parts(const State& state) { return write_parts(score(facts(state.table))); }

Value write_event(const Event& event) {
  constexpr std::array<std::string_view, 14> kNames = {
      "dealt", "hand",    "bid",    "thrown-in", "contract", "den",    "gave",
      "got",   "swapped", "played", "passed",    "trick",    "scored", "ended"};
  Value value = Value::object({{"event", kNames[static_cast<std::size_t>(event.kind)]}});
  const int seat = index(event.seat);
  switch (event.kind) {
    case EventKind::kDealt:
      value.set("round", static_cast<std::int64_t>(event.round)).set("dealer", seat);
      value.set("face_up", name(event.card)).set("holder", index(event.holder));
      break;
    case EventKind::kBid:
      value.set("seat", seat).set("bid", int{event.number});
      if (event.move.kind() == Kind::kForcedBid) value.set("forced", true);
      break;
    case EventKind::kContract:
      value.set("chimera", seat).set("bid", int{event.number});
      break;
    case EventKind::kPlayed:
      value.set("seat", seat).set("cards", names(in_order({event.move, event.cards})));
      value.set("kind", name(event.move.kind())).set("top", top_name(event.move));
      break;
    case EventKind::kScored:
      value.set("round", static_cast<std::int64_t>(event.round)).set("out", seat);
      value.set("points", numbers(event.points)).set("totals", numbers(event.totals));
      break;
    case EventKind::kThrownIn:
    case EventKind::kSwapped:
      break;
    case EventKind::kPassed:
    case EventKind::kEnded:
      value.set("seat", seat);
      break;
    default:
      value.set("seat", seat).set("cards", write_cards(event.cards));
  }
  return value;
}

}  // namespace lair::chimera
