// The fast engine behind the interface of the data files.
#include <algorithm>
#include <memory>

#include "chimera_under_test.h"
#include "record/json.h"
#include "record/replay.h"
#include "rules/chimera/card.h"
#include "rules/chimera/move.h"
#include "rules/chimera/moves.h"
#include "rules/chimera/notation/notation.h"
#include "rules/chimera/options.h"
#include "rules/chimera/score.h"
#include "rules/chimera/state.h"

namespace rules_test {
namespace {

namespace fast = lair::chimera;
using lair::Value;
using nlohmann::json;

Value value_of(const json& from) { return *lair::parse_json(from.dump()); }

std::string id_of(const lair::Error& error) {
  return error.rule.empty() ? "form" : std::string(error.rule);
}

fast::Cards set_of(const Cards& names) {
  fast::Cards cards = 0;
  for (const std::string& name : names) cards |= fast::bit(fast::parse_card(name).value());
  return cards;
}

Cards names_of(fast::Cards cards) {
  Cards names;
  for (; cards != 0; cards &= cards - 1) names.push_back(fast::name(fast::first(cards)));
  return names;
}

// Cards of these ranks, of whatever families; ranks count from 1 here.
fast::Cards set_of_ranks(const std::vector<int>& ranks) {
  fast::Cards cards = 0;
  std::array<int, 16> seen{};
  for (int rank : ranks) {
    int& family = seen[static_cast<std::size_t>(rank)];
    cards |= fast::bit(fast::card_of(fast::rank_at(rank - 1), family++));
  }
  return cards;
}

Reading reading_of(fast::Move move) {
  return {std::string(fast::name(move.kind())), fast::card_count(move), move.top() + 1};
}

fast::Move move_of(fast::Cards cards, int top) {
  const auto all = fast::readings(cards);
  for (const fast::Move& move : all) {
    if (move.top() + 1 == top) return move;
  }
  return all[0];
}

fast::Move move_of(const Laid& laid) { return move_of(set_of_ranks(laid.ranks), laid.top); }

std::vector<int> ranks_of(fast::Move move) {
  const fast::Needs needs = fast::needs(move);
  std::vector<int> ranks;
  for (int rank = 0; rank < fast::kRanks; ++rank) {
    for (fast::RankMask wanted : {needs.one, needs.two, needs.three, needs.four}) {
      if ((wanted >> rank & 1U) != 0) ranks.push_back(rank + 1);
    }
  }
  return ranks;
}

class EngineUnderTest : public ChimeraUnderTest {
 public:
  std::vector<Reading> readings(const std::vector<int>& ranks) override {
    std::vector<Reading> all;
    for (const fast::Move& move : fast::readings(set_of_ranks(ranks))) {
      all.push_back(reading_of(move));
    }
    return all;
  }

  bool beats(const Laid& play, const Laid& on) override {
    return fast::beats(move_of(play), move_of(on));
  }

  std::vector<Play> plays(const std::vector<int>& hand, const std::optional<Laid>& on) override {
    auto moves = std::make_unique<fast::MoveList>();
    if (on) {
      fast::follow_moves(set_of_ranks(hand), move_of(*on), *moves);
    } else {
      fast::lead_moves(set_of_ranks(hand), *moves);
    }
    std::vector<Play> all;
    for (const fast::Move& move : *moves) {
      if (!move.is_pass()) all.push_back({ranks_of(move), reading_of(move)});
    }
    std::sort(all.begin(), all.end());
    return all;
  }

  std::array<int, 3> score(const ScoreSheet& sheet) override {
    return fast::score({sheet.bid, lair::seat_at(sheet.chimera), lair::seat_at(sheet.out),
                        sheet.traps, sheet.flight, sheet.idle_hunter, sheet.treasures})
        .points;
  }

  bool reads_records() const override { return true; }

  std::string set_up(const Situation& s) override {
    const auto options = fast::read_options(value_of(s.options));
    if (!options) return id_of(options.error());
    state_ = fast::start(*options, fast::kSeats);
    if (s.kind == Situation::Kind::kRecord) {
      record_.push_back(lair::header_line("chimera", value_of(s.options), {"Ana", "Ben", "Cleo"}));
      return "";
    }
    fast::Table& table = state_.table;
    std::copy(s.totals.begin(), s.totals.end(), table.totals.begin());
    table.round = static_cast<std::uint32_t>(s.round);
    table.dealer = lair::seat_at(s.dealer);
    if (s.kind != Situation::Kind::kBidding) {
      set_up_after_bidding(s);
      return "";
    }
    table.redealt = s.redealt;
    table.phase = s.redealt ? fast::Phase::kThrownIn : fast::Phase::kNewGame;
    fast::Deal deal;
    for (std::size_t i = 0; i < s.deck.size(); ++i) {
      deal.deck.at(i) = fast::parse_card(s.deck[i]).value();
    }
    deal.cut = s.cut;
    if (const auto error = fast::check_deal(state_, deal)) return id_of(*error);
    fast::deal(state_, deal);
    return "";
  }

  std::string apply(const json& line) override {
    const Value value = value_of(line);
    if (!record_.empty()) {
      if (lair::is_unknown(value)) return "";
      if (std::string error = replay(value); !error.empty()) return error;
      record_.push_back(value);
    }
    if (const Value* body = value.find("deal")) {
      fast::deal(state_, *fast::read_deal(state_, *body));
    } else if (value.has("seat") || record_.empty()) {
      if (std::string error = decide(value); !error.empty()) return error;
    }
    if (record_.empty() && fast::forced(state_)) fast::apply(state_, fast::Move::forced_bid());
    return "";
  }

  Snapshot look() const override {
    const fast::Table& table = state_.table;
    Snapshot s;
    s.phase = phase_name(table.phase);
    if (!record_.empty() && record_.back().has("round")) s.phase = "deal";
    if (!record_.empty() && record_.back().has("end")) s.phase = "over";
    s.turn = lair::index(fast::status(state_) == lair::Status::kAwaitsMove ? fast::to_move(state_)
                                                                           : table.turn);
    s.leading = table.phase == fast::Phase::kPlay && table.on.is_pass();
    s.bid = table.bid;
    s.bidder = table.bid == 0 ? -1 : lair::index(table.chimera);
    fast::Cards den = fast::kAllCards;
    for (std::size_t seat = 0; seat < 3; ++seat) {
      s.hands[seat] = names_of(state_.hands[seat]);
      den &= ~state_.hands[seat];
    }
    if (table.phase == fast::Phase::kBidding) s.den = names_of(den);
    s.face_up = fast::name(table.face_up);
    s.holder = lair::index(table.holder);
    s.round = fast::next_round(table);
    s.dealer = lair::index(fast::next_dealer(table));
    if (s.phase == "round-over") s.points = fast::score(fast::facts(table)).points;
    const lair::Totals totals = fast::totals(state_);
    std::copy(totals.begin(), totals.end(), s.totals.begin());
    for (int seat = 0; seat < 3; ++seat) {
      if (fast::winners(state_).has(lair::seat_at(seat))) s.winner = seat;
    }
    return s;
  }

 private:
  static std::string phase_name(fast::Phase phase) {
    switch (phase) {
      case fast::Phase::kNewGame:
      case fast::Phase::kThrownIn:
        return "deal";
      case fast::Phase::kBidding:
      case fast::Phase::kForced:
        return "bidding";
      case fast::Phase::kSwap:
        return "swap";
      case fast::Phase::kPlay:
        return "play";
      default:
        return "round-over";
    }
  }

  // What the record so far and this line together are to the reader of records.
  std::string replay(const Value& line) const {
    lair::Replay replay;
    for (const Value& earlier : record_) {
      if (const auto error = replay.feed(earlier)) return "again: " + id_of(*error);
    }
    const auto error = replay.feed(line);
    return error ? id_of(*error) : "";
  }

  std::string decide(const Value& line) {
    const auto decisions = fast::read_decision(state_, line);
    if (!decisions) return id_of(decisions.error());
    for (const auto& decision : *decisions) {
      if (const auto error = fast::check(state_, decision.seat, decision.action)) {
        return id_of(*error);
      }
      fast::apply(state_, decision.action);
    }
    return "";
  }

  void set_up_after_bidding(const Situation& s) {
    fast::Table& table = state_.table;
    table.chimera = lair::seat_at(s.chimera);
    table.bid = static_cast<std::uint8_t>(s.bid);
    table.turn = table.chimera;
    table.phase = s.kind == Situation::Kind::kSwap ? fast::Phase::kSwap : fast::Phase::kPlay;
    for (std::size_t seat = 0; seat < 3; ++seat) state_.hands[seat] = set_of(s.hands[seat]);
    if (s.kind == Situation::Kind::kSwap) return;
    table.turn = lair::seat_at(s.turn);
    table.passes = static_cast<std::uint8_t>(s.passes);
    table.trick = set_of(s.trick);
    if (s.on) {
      table.on_cards = set_of(s.on->cards);
      table.trick |= table.on_cards;
      table.on = move_of(table.on_cards, s.on->top);
      table.on_seat = lair::seat_at(s.on_by);
    }
    table.traps = static_cast<std::uint8_t>(s.traps);
    table.flight = s.flight;
    for (std::size_t seat = 0; seat < 3; ++seat) {
      table.won[seat] = {static_cast<std::uint8_t>(s.treasures[seat] / 10),
                         static_cast<std::uint8_t>(s.treasures[seat] % 10 / 5)};
    }
    fill_played(s);
  }

  // The cards that are in no hand were played: so many by each as his hand lacks, unless he is said
  // to be idle.
  void fill_played(const Situation& s) {
    fast::Table& table = state_.table;
    if (s.on) table.played[at(table.on_seat)] = table.on_cards;
    fast::Cards gone = fast::kAllCards & ~table.on_cards;
    for (fast::Cards hand : state_.hands) gone &= ~hand;
    for (std::size_t seat = 0; seat < 3; ++seat) {
      const int dealt = static_cast<int>(seat) == s.chimera ? 20 : 17;
      while (s.played[seat] && gone != 0 &&
             fast::count(table.played[seat]) + fast::count(state_.hands[seat]) < dealt) {
        table.played[seat] |= fast::bit(fast::first(gone));
        gone &= gone - 1;
      }
    }
  }

  fast::State state_;
  std::vector<Value> record_;  // the lines accepted so far; empty outside of records
};

}  // namespace

std::unique_ptr<ChimeraUnderTest> make_engine_under_test() {
  return std::make_unique<EngineUnderTest>();
}

}  // namespace rules_test
