#include "record/replay.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "record/json.h"
#include "record/record_file.h"
#include "rules/registry.h"
#include "text/text.h"

namespace lair {
namespace {

// A random game of any kind as its record's lines, played through the type-erased form.
std::vector<Value> random_record(const AnyGame& game, int seats, std::uint64_t seed,
                                 bool declines = true) {
  auto match = std::move(*game.start(Value::object(), seats));
  std::vector<std::string> names(static_cast<std::size_t>(seats), "Ana");
  std::vector<Value> lines = {header_line(game.name(), match->options(), names)};
  Rng rng(seed);
  while (match->status() != Status::kOver) {
    if (match->status() == Status::kAwaitsDeal) {
      lines.push_back(Value::object({{"deal", match->random_deal(rng)}}));
      EXPECT_FALSE(match->deal(*lines.back().find("deal")));
      continue;
    }
    const std::vector<Value> legal = match->legal();
    const Value& line = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    if (line.is_null()) {
      match->settle();
    } else {
      EXPECT_FALSE(match->decide(line));
      if (declines || !line.has("decline")) lines.push_back(line);
    }
    if (match->status() != Status::kAwaitsMove && match->round_over()) {
      lines.push_back(Value::object({{"round", match->round_line()}}));
    }
  }
  lines.push_back(Value::object({{"end", match->end_line()}}));
  return lines;
}

std::string text_of(const std::vector<Value>& lines) {
  std::string text;
  for (const Value& line : lines) text += to_json(line) + "\n";
  return text;
}

FileCheck check_text(const std::string& text) {
  std::istringstream file(text);
  return check_records(file);
}

TEST(Records, OfRandomGamesReplay) {
  for (const AnyGame* game : all_games()) {
    for (int seats = game->min_seats(); seats <= game->max_seats(); ++seats) {
      for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const FileCheck check = check_text(text_of(random_record(*game, seats, seed)));
        ASSERT_FALSE(check.error) << say(Language::en, *check.error) << " line "
                                  << check.error_line;
        EXPECT_EQ(check.games, 1);
        EXPECT_EQ(check.finished, 1);
        EXPECT_GT(check.decisions, 10);
      }
    }
  }
}

// An entitled seat that is passed over counts as declining.
TEST(Records, MayLeaveDeclinesUnsaid) {
  const AnyGame* game = find_game("phantom-rummy");
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const FileCheck check = check_text(text_of(random_record(*game, 4, seed, false)));
    ASSERT_FALSE(check.error) << say(Language::en, *check.error) << " line " << check.error_line;
    EXPECT_EQ(check.finished, 1);
  }
}

TEST(Records, HoldSeveralGames) {
  std::string text;
  for (const AnyGame* game : all_games())
    text += text_of(random_record(*game, game->max_seats(), 1));
  const FileCheck check = check_text(text);
  EXPECT_FALSE(check.error);
  EXPECT_EQ(check.finished, std::ssize(all_games()));
}

TEST(Records, AreReadUpToTheLastWholeLine) {
  const std::string text = text_of(random_record(*find_game("chimera"), 3, 1));
  for (std::size_t size = 200; size < text.size(); size += text.size() / 97) {
    const FileCheck check = check_text(text.substr(0, size));
    ASSERT_FALSE(check.error) << say(Language::en, *check.error) << " at " << size;
    EXPECT_EQ(check.finished, 0);
  }
}

TEST(Records, MayHaveUnknownFieldsAndLines) {
  std::vector<Value> lines = random_record(*find_game("chimera"), 3, 2);
  lines[0].set("date", "2026-01-02T03:04:05Z").set("mood", 7);
  lines.insert(lines.begin() + 1, Value::object({{"weather", "fine"}}));
  lines.insert(lines.begin() + 2, Value::object({{"fair", Value::object({{"server", "ab"}})}}));
  lines[4].set("ms", 1200).set("by", "bot");
  EXPECT_FALSE(check_text(text_of(lines)).error);
}

// Every line that does not follow from the ones before it is refused, and named.
TEST(Records, AreRefusedWhenAnythingIsTaken) {
  const std::vector<Value> lines = random_record(*find_game("chimera"), 3, 3);
  for (std::size_t left_out = 0; left_out + 2 < lines.size(); left_out += 7) {
    std::vector<Value> broken = lines;
    broken.erase(broken.begin() + static_cast<std::ptrdiff_t>(left_out));
    const FileCheck check = check_text(text_of(broken));
    ASSERT_TRUE(check.error) << "without line " << left_out + 1;
    EXPECT_GE(check.error_line, static_cast<std::int64_t>(left_out));
  }
}

TEST(Records, WithAWrongResultAreRefused) {
  const std::vector<Value> lines = random_record(*find_game("chimera"), 3, 3);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Value* body = lines[i].find("round");
    if (body == nullptr) continue;
    for (const char* field : {"round", "out", "points", "totals"}) {
      std::vector<Value> broken = lines;
      Value changed = *body;
      changed.set(field, "nonsense");  // of a name that stands twice the last one counts
      broken[i] = Value::object({{"round", changed}});
      const FileCheck check = check_text(text_of(broken));
      ASSERT_TRUE(check.error);
      EXPECT_EQ(check.error_line, static_cast<std::int64_t>(i) + 1);
      EXPECT_EQ(check.error->code, "result-form");
    }
  }
}

// The reader is told what the rules give.
TEST(Records, WithAWrongResultAreSetRight) {
  for (const AnyGame* game : all_games()) {
    std::vector<Value> lines = random_record(*game, 3, 3);
    for (Value& line : lines) {
      if (!line.has("round")) continue;
      Value body = *line.find("round");
      const Value expected = *body.find("totals");
      body.set("totals", Value::Array{1, 2, 4000});
      line = Value::object({{"round", body}});
      const FileCheck check = check_text(text_of(lines));
      ASSERT_TRUE(check.error);
      EXPECT_FALSE(check.error->rule.empty());
      std::string shown = to_json(expected);
      for (std::size_t at = 0; (at = shown.find(',', at)) != std::string::npos; at += 2) {
        shown.replace(at, 1, ", ");
      }
      EXPECT_NE(say(Language::en, *check.error).find(shown), std::string::npos) << shown;
      break;
    }
  }
}

TEST(Records, SayAResultOnce) {
  std::vector<Value> lines = random_record(*find_game("chimera"), 3, 3);
  const auto round =
      std::find_if(lines.begin(), lines.end(), [](const Value& line) { return line.has("round"); });
  lines.insert(round, Value(*round));
  EXPECT_EQ(check_text(text_of(lines)).error->code, "record-round-twice");
}

TEST(Records, NoDealOnceTheGameIsWon) {
  std::vector<Value> lines = random_record(*find_game("chimera"), 3, 5);
  lines.back() = lines[1];
  const FileCheck check = check_text(text_of(lines));
  EXPECT_EQ(check.error->code, "chimera-game-over");
  EXPECT_EQ(check.error->rule, "C-8.5");
}

TEST(Records, AreWhatTheySayBesideTheRules) {
  const std::vector<Value> lines = random_record(*find_game("chimera"), 3, 3);
  const auto code = [&](std::size_t line, std::string_view field, Value value) {
    std::vector<Value> changed = lines;
    changed[line].set(field, std::move(value));
    const FileCheck check = check_text(text_of(changed));
    return check.error && check.error_line == static_cast<std::int64_t>(line) + 1
               ? check.error->code
               : std::string_view();
  };
  EXPECT_EQ(code(0, "date", 5), "field-not-text");
  EXPECT_EQ(code(0, "bots", 5), "field-not-list");
  EXPECT_EQ(code(0, "bots", Value::Array{"greedy"}), "record-bots");
  EXPECT_EQ(code(0, "bots", Value::Array{"greedy", Value(), 1}), "record-bots");
  EXPECT_EQ(code(0, "bots", Value::Array{"greedy", Value(), Value()}), "");
  EXPECT_EQ(code(2, "by", "xx"), "field-not-choice");
  EXPECT_EQ(code(2, "by", "clock"), "");
  EXPECT_EQ(code(2, "ms", -4), "field-not-number");
  EXPECT_EQ(code(2, "ms", 0), "");
  std::vector<Value> fair = lines;
  fair.insert(fair.begin() + 1, Value::object({{"fair", 5}}));
  EXPECT_EQ(check_text(text_of(fair)).error->code, "field-not-object");
}

TEST(Records, BeginWithAWholeHeader) {
  std::vector<Value> lines = random_record(*find_game("chimera"), 3, 3);
  Value header = Value::object();
  for (const auto& [name, value] : *lines[0].fields()) {
    if (name != "lair") header.set(name, value);
  }
  lines[0] = header;
  const FileCheck check = check_text(text_of(lines));
  EXPECT_EQ(check.error_line, 1);
  EXPECT_EQ(check.error->code, "field-missing");
}

TEST(Replay, WantsAKnownVersionAndGame) {
  const auto feed = [](const char* text) { return Replay().feed(*parse_json(text)); };
  EXPECT_FALSE(feed(R"({"lair":1,"game":"chimera","seats":["a","b","c"]})"));
  EXPECT_EQ(feed(R"({"lair":2,"game":"chimera","seats":["a","b","c"]})")->code, "record-version");
  EXPECT_EQ(feed(R"({"lair":1,"game":"phantom","seats":["a","b"]})")->code, "game-unknown");
  EXPECT_EQ(feed(R"({"lair":1,"game":"chimera","seats":["a","b"]})")->code, "seats-exactly");
  EXPECT_EQ(feed(R"({"lair":1,"game":"chimera","seats":["a",1,"c"]})")->code, "record-seat-name");
  EXPECT_EQ(
      feed(R"({"lair":1,"game":"chimera","options":{"speed":1},"seats":["a","b","c"]})")->code,
      "option-unknown");
  for (const char* options : {"null", "[]", "\"de\""}) {
    const auto error = feed((R"({"lair":1,"game":"chimera","seats":["a","b","c"],"options":)" +
                             std::string(options) + "}")
                                .c_str());
    EXPECT_NE(say(Language::en, *error).find("“options” must be an object"), std::string::npos);
  }
  EXPECT_EQ(feed(R"({"seat":1,"bid":20})")->code, "record-no-header");
  EXPECT_EQ(feed("[]")->code, "not-an-object");
}

// Every sentence exists in the catalogue: no error shows its code.
TEST(Errors, AllHaveAMessage) {
  for (const AnyGame* game : all_games()) {
    for (const std::string_view code : game->errors()) {
      EXPECT_NE(catalogue(Language::en).find(code), nullptr) << code;
    }
  }
}

}  // namespace
}  // namespace lair
