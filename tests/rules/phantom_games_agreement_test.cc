// Random games of the engine, written as the lines of a record, against the reference; and lines
// made up at random, which both must accept or both refuse.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <tuple>
#include <vector>

#include "../reference/phantom_match.h"
#include "core/repeats_test.h"
#include "core/rng.h"
#include "phantom_engine_subject.h"
#include "phantom_translation.h"
#include "rules/adapter.h"
#include "rules/phantom/analysis.h"
#include "rules/phantom/game.h"

namespace phantom_tests {
namespace {

namespace ref = reference::phantom;
namespace eng = lair::phantom;
using nlohmann::json;

// Of each kind of table; in so many everything happens that can.
constexpr int kGames = 20;

// What happened, to know that it happened at all; announcements by what was asked (eng::Ask).
using Tally = std::map<std::string, int>;

json options_of(bool advanced, bool in_hand, bool counts) {
  return {{"advanced", advanced},
          {"going_out", in_hand ? "in-hand" : "together"},
          {"deck_out", counts ? "counts" : "replay"}};
}

std::string text_of(ref::Cards cards) {
  std::sort(cards.begin(), cards.end());
  std::string text;
  for (const ref::Card& card : cards) text.append(" ").append(ref::write(card));
  return text;
}

std::string text_of(const ref::Table& table) {
  std::string text;
  for (std::size_t i = 0; i < table.hands.size(); ++i) {
    text.append("\nseat ").append(std::to_string(i)).append(table.waiting[i] ? " waits" : "");
    text.append("\n hand").append(text_of(table.hands[i])).append("\n laid");
    std::vector<std::string> sets;
    for (const ref::Set& set : table.laid[i]) sets.push_back(text_of(set));
    std::sort(sets.begin(), sets.end());
    for (const std::string& set : sets) text.append(set).append(" /");
    text.append("\n pile").append(text_of(table.piles[i]));
  }
  text.append("\ntalon").append(text_of(table.talon)).append("\ndeck");
  for (const ref::Card& card : table.deck) text.append(" ").append(ref::write(card));
  return text;
}

// A game in both implementations at once.
class Game {
 public:
  Game(const json& options, int seats, std::uint64_t seed, Tally& tally)
      : rng_(seed), haste_(2 + 2 * (seed % 4)), tally_(tally) {
    json names = json::array();
    for (int seat = 0; seat < seats; ++seat) names.push_back("Seat " + std::to_string(seat));
    both({{"lair", 1}, {"game", "phantom-rummy"}, {"options", options}, {"seats", names}});
  }

  void play() {
    while (!testing::Test::HasFailure() && lair::Status::kOver != eng::status(state())) {
      if (eng::status(state()) == lair::Status::kAwaitsDeal) {
        both({{"deal", to_json(eng::write_deal(state(), eng::random_deal(state(), rng_)))}});
      } else {
        if (in_step_ && rng_.below(3) == 0) made_up_line();
        if (!round_over()) move();
      }
      if (round_over()) end_round();
    }
    if (testing::Test::HasFailure()) return;
    both({{"end", to_json(lair::MatchAdapter<eng::Game>(state()).end_line())}});
    EXPECT_TRUE(reference_.ended());
    ++tally_["games"];
    if (state().board.outcome.wins_game) ++tally_["won by items"];
  }

 private:
  const eng::State& state() const { return engine_.state(); }
  bool round_over() const { return eng::round_over(state()) && !round_written_; }

  // A line that is legal.
  void both(const json& line) {
    lines_.push_back(line.dump());
    ASSERT_EQ(engine_.apply(line), "") << story();
    ASSERT_EQ(reference_.apply(line), "") << story();
    in_step_ = true;
    round_written_ = line.contains("round");
    compare();
  }

  // One that may be.
  void made_up_line() {
    const json line = random_line();
    const eng::Ask ask = state().ask;
    const std::string by_engine = engine_.apply(line);
    const std::string by_reference = reference_.apply(line);
    ASSERT_EQ(by_engine.empty(), by_reference.empty())
        << line.dump() << "\nengine: " << by_engine << "\nreference: " << by_reference << story();
    ++tally_[by_engine.empty() ? "made up, accepted" : "made up, refused"];
    if (by_engine.empty()) {
      lines_.push_back(line.dump());
      round_written_ = false;
      count(line, ask);
    }
    compare();
  }

  void move() {
    const eng::Move move = choose();
    const lair::Value line = eng::write_decision(state(), move);
    // A silence has no line; a decline may be left out.
    if (line.is_null() || (move.kind() == eng::MoveKind::kDecline && rng_.below(2) == 0)) {
      engine_.leave_unsaid(move);
      in_step_ = false;
      round_written_ = false;
      ++tally_[line.is_null() ? "silent" : "passed over"];
      return;
    }
    count(to_json(line), state().ask);
    both(to_json(line));
  }

  void end_round() {
    const json body = to_json(eng::write_round(state()));
    ++tally_[body["out"].is_null() ? "ended by the deck" : "ended by going out"];
    for (const json& points : body["points"]) tally_["paid"] += points < 0 ? 1 : 0;
    both({{"round", body}});
  }

  void count(const json& line, eng::Ask ask) {
    for (const char* action : {"take", "lay", "discard", "claim", "decline"}) {
      if (line.contains(action)) ++tally_[action];
    }
    if (line.contains("announce")) {
      ++tally_["announce " + std::to_string(static_cast<int>(ask))];
    }
    if (line.contains("out")) ++tally_[line["out"].contains("discard") ? "out, discard" : "out"];
  }

  enum class Aim { kItems, kGoingOut, kDeckOut };
  Aim aim() const;
  int cost(const eng::Move& move) const;
  eng::Move choose();
  json random_line();
  json random_out(int seat);
  ref::Card random_card(int seat);

  // Laid sets, hands and all; what is announced with a discard shows in one before the other.
  void compare() {
    if (!in_step_ || state().ask == eng::Ask::kDiscard) return;
    if (eng::status(state()) != lair::Status::kAwaitsMove) return;
    ASSERT_EQ(text_of(engine_.table()), text_of(reference_.table())) << story();
    ASSERT_EQ(engine_.totals(), reference_.totals()) << story();
  }

  std::string story() const {
    std::string text = "\n";
    for (const std::string& line : lines_) text.append(line).append("\n");
    return text;
  }

  lair::Rng rng_;
  std::uint64_t haste_;  // so many moves of eight are not by chance
  Tally& tally_;
  EngineSubject engine_;
  ref::Match reference_;
  std::vector<std::string> lines_;
  bool in_step_ = true;  // both have read the same
  bool round_written_ = true;
};

// What players are after, in turn, so that rounds end in every way there is.
Game::Aim Game::aim() const { return static_cast<Aim>(state().board.round % 3); }

// The lower, the better.
int Game::cost(const eng::Move& move) const {
  using Kind = eng::MoveKind;
  const bool item = eng::kind_of(eng::name_of(move.card())) == eng::Kind::kItem;
  if (aim() == Aim::kItems && !state().board.waiting.has(state().asked)) {
    const bool enough = state().board.laid_of(state().asked).item_groups >= 3;
    if (move.kind() == Kind::kTake) return item ? 0 : 1;
    if (move.kind() == Kind::kDiscard) return item ? 9 : 5;
    if (move.kind() == Kind::kLay || move.kind() == Kind::kClaim) return item ? 0 : 20;
    if (!enough) return move.kind() == Kind::kSilent || move.kind() == Kind::kDecline ? 10 : 20;
  }
  if (move.kind() == Kind::kOut) return aim() == Aim::kDeckOut ? 20 : -9;
  if (move.kind() == Kind::kAnnounce) return -8;
  const eng::Laid& laid = state().board.laid_of(state().asked);
  if (move.kind() == Kind::kLay || move.kind() == Kind::kClaim) return laid.sets < 3 ? -7 : 9;
  eng::Cards after = state().hand_of(state().asked);
  if (move.kind() == Kind::kTake) after.add(move.card());
  if (move.kind() == Kind::kDiscard) after.remove(move.card());
  return eng::distance(after, laid, state().board.options.going_out);
}

// The best, or any.
eng::Move Game::choose() {
  eng::MoveList moves;
  eng::legal_moves(state(), moves);
  if (rng_.below(8) >= haste_) return moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
  std::vector<std::tuple<int, std::uint64_t, std::size_t>> by_cost;  // equal ones by chance
  for (std::size_t i = 0; i < moves.size(); ++i) {
    by_cost.emplace_back(cost(moves[i]), rng_.next(), i);
  }
  return moves[std::get<2>(*std::min_element(by_cost.begin(), by_cost.end()))];
}

// Of the seat's hand, the talon, the last discard, or any.
ref::Card Game::random_card(int seat) {
  const ref::Table& table = reference_.table();
  ref::Cards cards = table.hands[static_cast<std::size_t>(seat)];
  if (rng_.below(4) == 0) cards.insert(cards.end(), table.talon.begin(), table.talon.end());
  if (cards.empty() || rng_.below(20) == 0) cards = ref::all_cards();
  return cards[rng_.below(static_cast<std::uint32_t>(cards.size()))];
}

json Game::random_line() {
  const int seats = state().board.seats;
  int seat = static_cast<int>(rng_.below(static_cast<std::uint32_t>(seats)));
  if (rng_.below(3) != 0) seat = lair::index(state().asked);
  const auto some = [&](int number) {
    json list = json::array();
    for (int i = 0; i < number; ++i) list.push_back(ref::write(random_card(seat)));
    return list;
  };
  json line{{"seat", seat}};
  const ref::Cards& talon = reference_.table().talon;
  switch (rng_.below(8)) {
    case 0:
      line["take"] = talon.empty() || rng_.below(4) == 0
                         ? ref::write(random_card(seat))
                         : ref::write(talon[rng_.below(static_cast<std::uint32_t>(talon.size()))]);
      break;
    case 1:
      line["announce"] = true;
      break;
    case 2:
      line["lay"] = some(3);
      line["draw"] = rng_.below(4);
      break;
    case 3:
      line["discard"] = some(1)[0];
      break;
    case 4:
      line["claim"] = some(2);
      break;
    case 5:
      line["decline"] = true;
      break;
    default:
      line["out"] = random_out(seat);
      break;
  }
  return line;
}

// A way out that the hand holds if enough is laid, perhaps with a card more: likelier to be right
// than cards by chance.
json Game::random_out(int seat) {
  ref::Cards hand = reference_.table().hands[static_cast<std::size_t>(seat)];
  const bool discard = rng_.below(2) == 0;
  if (discard) hand.push_back(random_card(seat));
  const ref::Set any{{{'h', '1'}}, {{'h', '2'}}, {{'h', '3'}}};
  const std::vector<ref::Way> ways = ref::ways_out(hand, {any, any}, ref::GoingOut::kTogether);
  ref::Way way{{}, {any[0].name, any[1].name}};
  if (!ways.empty()) way = ways[rng_.below(static_cast<std::uint32_t>(ways.size()))];
  const auto list_of = [](const ref::Names& names) {
    json list = json::array();
    for (const ref::Name& name : names) list.push_back(ref::write(name));
    return list;
  };
  json out{{"sets", json::array()}, {"pair", list_of(way.pair)}};
  for (const ref::Names& set : way.sets) out["sets"].push_back(list_of(set));
  if (discard) out["discard"] = true;
  return out;
}

class PhantomGames : public testing::TestWithParam<std::tuple<int, bool, bool, bool>> {};

TEST_P(PhantomGames, ReplayTheSame) {
  const auto [seats, advanced, in_hand, counts] = GetParam();
  Tally tally;
  for (int i = 0; i < lair::repeats(kGames) && !HasFailure(); ++i) {
    Game game(options_of(advanced, in_hand, counts), seats, static_cast<std::uint64_t>(i), tally);
    game.play();
  }
  for (const auto& [what, times] : tally) RecordProperty(what, times);
  if (!advanced) {
    EXPECT_EQ(tally["paid"], 0);
  }
  if (lair::repeats(kGames) < kGames) return;
  for (const char* what :
       {"take", "lay", "discard", "claim", "decline", "passed over", "announce 2", "out",
        "out, discard", "ended by the deck", "made up, accepted", "made up, refused"}) {
    EXPECT_GT(tally[what], 0) << what;
  }
  if (in_hand) return;  // there one rarely waits before taking or after laying
  for (const char* what : {"announce 1", "announce 4", "silent"}) EXPECT_GT(tally[what], 0) << what;
  EXPECT_EQ(tally["paid"] > 0, advanced);
}

std::string name_of(const testing::TestParamInfo<std::tuple<int, bool, bool, bool>>& table) {
  const auto [seats, advanced, in_hand, counts] = table.param;
  return std::to_string(seats) + (advanced ? "_advanced" : "_basic") +
         (in_hand ? "_in_hand" : "_together") + (counts ? "_counts" : "_replay");
}

INSTANTIATE_TEST_SUITE_P(Tables, PhantomGames,
                         testing::Combine(testing::Values(2, 3, 4), testing::Bool(),
                                          testing::Bool(), testing::Bool()),
                         name_of);

}  // namespace
}  // namespace phantom_tests
