#include "review/review.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "record/replay.h"
#include "review/report.h"
#include "review/review_json.h"
#include "review/review_text.h"
#include "rules/registry.h"
#include "text/display_width.h"

namespace lair {
namespace {

constexpr ReviewDepth kShallow{5, 2};

struct Variety {
  std::string game;
  Value options;
  int seats;
};

std::vector<Variety> varieties() {
  return {{"chimera", Value::object(), 3},
          {"phantom-rummy", Value::object(), 2},
          {"phantom-rummy", Value::object({{"advanced", true}}), 4}};
}

std::unique_ptr<AnyMatch> started(const Variety& variety) {
  return std::move(*find_game(variety.game)->start(variety.options, variety.seats));
}

Value header(const Variety& variety) {
  std::vector<std::string> names;
  for (int i = 0; i < variety.seats; ++i) names.push_back("<b>" + std::to_string(i) + "</b>");
  return header_line(variety.game, variety.options, names);
}

// Two rounds of random moves.
std::vector<Value> random_record(const Variety& variety, std::uint64_t seed) {
  const auto match = started(variety);
  std::vector<Value> lines = {header(variety)};
  Rng rng(seed);
  for (int rounds = 0; rounds < 2 && match->status() != Status::kOver;) {
    if (match->status() == Status::kAwaitsDeal) {
      Value deal = match->random_deal(rng);
      EXPECT_FALSE(match->deal(deal));
      lines.push_back(Value::object({{"deal", std::move(deal)}}));
      continue;
    }
    const std::vector<Value> legal = match->legal();
    const Value& line = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    EXPECT_FALSE(match->decide(line));
    if (!line.is_null()) lines.push_back(line);
    if (match->status() == Status::kAwaitsMove || !match->round_over()) continue;
    lines.push_back(Value::object({{"round", match->round_line()}}));
    ++rounds;
  }
  return lines;
}

// Of seat 1 in such a record; made once.
const Review& reviewed(std::size_t variety) {
  static std::map<std::size_t, Review> made;
  const auto found = made.find(variety);
  if (found != made.end()) return found->second;
  auto one = review(random_record(varieties()[variety], 5), seat_at(1), kShallow);
  EXPECT_TRUE(one.ok());
  return made.emplace(variety, std::move(*one)).first->second;
}

std::int64_t lines_of(const std::vector<Value>& lines, int seat) {
  return std::count_if(lines.begin(), lines.end(),
                       [&](const Value& line) { return integer_in(line, "seat") == seat; });
}

TEST(Review, EveryDecisionIsThereAndThePartsAddUp) {
  for (std::size_t i = 0; i < varieties().size(); ++i) {
    const std::vector<Value> lines = random_record(varieties()[i], 5);
    const Review& made = reviewed(i);
    ASSERT_FALSE(made.rounds.empty());
    const ReviewSum sum = sum_of(made);
    std::int64_t silent = 0;
    for (const ReviewedRound& round : made.rounds) {
      EXPECT_TRUE(round.scored);
      EXPECT_EQ(round.luck + round.play + round.rest, round.ahead);
      EXPECT_LE(round.play, 0);
      for (const ReviewedDecision& one : round.decisions) {
        EXPECT_GE(one.loss, 0);
        EXPECT_TRUE(one.made == 0 ? one.loss == 0 : !one.against.empty());
        EXPECT_FALSE(one.better.empty());
        for (const ReviewedMove& other : one.moves) {
          EXPECT_TRUE(one.made == 0 || other.worth <= one.before()) << "better is better";
        }
        const bool measured = one.moves.front().error > 0;
        EXPECT_TRUE(!measured || one.made == 0 || one.error) << "how sure it is";
        EXPECT_FALSE(one.scene.hand.empty());
        const Value& move = one.moves[one.made].move;
        if (move.is_null()) {
          ++silent;
        } else {
          EXPECT_EQ(move, lines[static_cast<std::size_t>(one.line - 1)]);
        }
      }
    }
    EXPECT_EQ(sum.decisions + sum.no_choice - silent, lines_of(lines, 1)) << made.game;
    EXPECT_LT(sum.play, 0) << "random moves cost points";
  }
}

TEST(Review, IsTheSameOnAnyNumberOfThreads) {
  const std::vector<Value> lines = random_record(varieties()[0], 7);
  const auto one = review(lines, seat_at(0), {5, 1});
  const auto three = review(lines, seat_at(0), {5, 3});
  ASSERT_TRUE(one.ok() && three.ok());
  EXPECT_EQ(*one, *three);
}

// The same deal with two cards exchanged that this seat cannot see, and another can.
std::optional<Value> exchanged(const Variety& variety, const Value& deal, Seat seat) {
  const auto match = started(variety);
  EXPECT_FALSE(match->deal(deal));
  const Value::Array& deck = *deal.find("deck")->items();
  for (std::size_t i = 0; i < deck.size(); ++i) {
    for (std::size_t j = i + 1; j < deck.size(); ++j) {
      Value::Array other_deck = deck;
      std::swap(other_deck[i], other_deck[j]);
      Value other_deal = deal;
      other_deal.set("deck", std::move(other_deck));
      const auto other = started(variety);
      EXPECT_FALSE(other->deal(other_deal));
      const Seat next_seat = next(seat, variety.seats);
      if (other->view(seat) == match->view(seat) &&
          other->view(next_seat) != match->view(next_seat))
        return other_deal;
    }
  }
  return std::nullopt;
}

TEST(Review, DoesNotSeeWhatTheSeatCouldNotSee) {
  for (const Variety& variety : varieties()) {
    const auto match = started(variety);
    Rng rng(11);
    const Value deal = match->random_deal(rng);
    ASSERT_FALSE(match->deal(deal));
    const Seat seat = match->to_move();
    const auto other = exchanged(variety, deal, seat);
    ASSERT_TRUE(other) << variety.game;
    const Value move = match->legal().back();
    const auto judged = [&](const Value& dealt) {
      const std::vector<Value> lines = {header(variety), Value::object({{"deal", dealt}}), move};
      return std::move(*review(lines, seat, kShallow));
    };
    const Review one = judged(deal), two = judged(*other);
    ASSERT_EQ(one.rounds.at(0).decisions.size(), 1U);
    EXPECT_EQ(one, two) << variety.game;
  }
}

TEST(Review, LooksAtWhatThereIsOfAGame) {
  const std::vector<Value> lines = random_record(varieties()[0], 9);
  for (const std::size_t count :
       {std::size_t{1}, std::size_t{2}, std::size_t{5}, lines.size() / 2}) {
    const auto made = review(std::span(lines).first(count), seat_at(0), kShallow);
    ASSERT_TRUE(made.ok());
    EXPECT_FALSE(made->ended);
    EXPECT_EQ(sum_of(*made).decisions + sum_of(*made).no_choice,
              lines_of({lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(count)}, 0));
    EXPECT_FALSE(review_page(*made, Language::en).empty());
    EXPECT_TRUE(count != 2 || !made->rounds.at(0).scored);
  }
}

TEST(Review, RefusesWhatIsNoGame) {
  std::vector<Value> lines = random_record(varieties()[0], 9);
  EXPECT_EQ(review(lines, seat_at(3), kShallow).error().code, "review-no-seat");
  EXPECT_EQ(review({}, seat_at(0), kShallow).error().code, "record-no-header");
  const auto stop = [](std::int64_t, std::int64_t) { return false; };
  EXPECT_EQ(review(lines, seat_at(0), kShallow, stop).error().code, "review-stopped");
  lines.push_back(lines.back());
  EXPECT_EQ(review(lines, seat_at(0), kShallow).error().code, "record-round-twice");
}

// Every place in the page that is linked to, or its picture shown, by its id.
std::set<std::string> found(const std::string& page, const std::string& before) {
  std::set<std::string> ids;
  for (std::size_t at = page.find(before); at != std::string::npos;
       at = page.find(before, at + 1)) {
    const std::size_t begin = at + before.size();
    ids.insert(page.substr(begin, page.find('"', begin) - begin));
  }
  return ids;
}

TEST(Review, ThePageStandsAloneInEveryLanguage) {
  for (std::size_t i = 0; i < varieties().size(); ++i) {
    const Review& made = reviewed(i);
    for (const Language language : kLanguages) {
      const std::string page = review_page(made, language);
      const std::set<std::string> ids = found(page, " id=\"");
      for (const std::string& target : found(page, "href=\"#"))
        EXPECT_TRUE(ids.contains(target)) << target;
      for (const char* foreign : {"src=", "url(http", "href=\"http", "@import", "<b>1</b></h1>"})
        EXPECT_EQ(page.find(foreign), std::string::npos) << foreign;
      const std::string text = review_text(made, language);
      for (const char* unsaid : {"review-", "reason-", "{$", "kind-", "role-"}) {
        EXPECT_EQ(text.find(unsaid), std::string::npos) << text;
        EXPECT_EQ(page.find(std::string(">") + unsaid), std::string::npos) << unsaid;
      }
    }
  }
}

TEST(Review, OfOnesOwnGameSaysSo) {
  Review made = reviewed(0);
  made.seats = {"Te", "Ben", "Cleo"};
  made.seat = seat_at(0);
  EXPECT_TRUE(review_text(made, Language::en).starts_with("Chimera: review of your game\n"));
  EXPECT_NE(review_page(made, Language::de).find("Analyse deines Spiels</h1>"), std::string::npos);
}

TEST(Review, HasATableForNarrowTerminals) {
  for (const Language language : kLanguages) {
    std::istringstream lines(review_text(reviewed(0), language, 40));
    std::string line;
    while (std::getline(lines, line) && !line.starts_with("--")) continue;
    for (; std::getline(lines, line) && !line.empty();) EXPECT_LE(display_width(line), 40) << line;
  }
}

TEST(Review, IsWrittenWithPartsThatAddUp) {
  const Review& made = reviewed(0);
  const Value written = write_review(made);
  const Value* sum = written.find("sum");
  ASSERT_NE(sum, nullptr);
  const auto real = [&](const char* name) { return *sum->find(name)->real(); };
  EXPECT_NEAR(real("luck") + real("play") + real("rest"), real("ahead"), 1e-9);
  EXPECT_EQ(written.find("rounds")->items()->size(), made.rounds.size());
}

}  // namespace
}  // namespace lair
