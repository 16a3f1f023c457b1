#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "bots/any_bot.h"
#include "fair/seeds.h"
#include "record/json.h"
#include "table/table.h"

// A table that is played at, for tests.

namespace lair {

// Seeds that count up, so that a test is the same every time.
class CountedSecrets final : public Secrets {
 public:
  std::string draw() override {
    fair::Seed seed{};
    seed[0] = ++drawn_;
    return fair::to_hex(seed);
  }

 private:
  std::uint8_t drawn_ = 0;
};

inline const std::vector<Visitor> kPeople = {
    {"a", "Ana"}, {"b", "Ben"}, {"c", "Cleo"}, {"d", "Dora"}};

inline Value json(std::string_view text) {
  auto value = parse_json(text);
  EXPECT_TRUE(value.ok()) << text;
  return value ? *value : Value();
}

// A table, its log, and all that its streams were told.
struct Played {
  CountedSecrets secrets;
  std::unique_ptr<Table> table;
  std::vector<std::string> log;
  std::map<int, std::vector<std::string>> told;
  std::vector<std::string> notices;
  Millis now = 1'000'000;

  explicit Played(std::string_view settings) {
    const auto read = read_settings(json(settings), {});
    EXPECT_TRUE(read.ok());
    StepResult outcome;
    table = Table::create("T", *read, kPeople[0], secrets, now, outcome);
    note(outcome);
  }
  explicit Played(std::vector<std::string> lines) : log(std::move(lines)) {
    auto loaded = Table::load("T", log, secrets, now);
    EXPECT_TRUE(loaded.ok());
    table = std::move(*loaded);
  }

  void note(const StepResult& outcome) {
    if (!outcome.entry.empty()) log.push_back(outcome.entry);
    for (const Update& each : outcome.updates) {
      EXPECT_EQ(each.version, table->version(each.stream));
      told[each.stream].push_back(*each.body);
    }
    for (const std::string& notice : outcome.notices) notices.push_back(notice);
  }
  StepResult ask(int person, std::string_view message) { return tell(person, json(message)); }
  StepResult tell(int person, const Value& message) {
    StepResult outcome = table->request(kPeople[static_cast<std::size_t>(person)], message, now);
    note(outcome);
    return outcome;
  }
  std::string refused(int person, std::string_view message) {
    const StepResult outcome = ask(person, message);
    return outcome.error ? std::string(outcome.error->code) : "accepted";
  }
  void come(int people) {
    for (int i = 0; i < people; ++i) note(table->set_present(seat_at(i), true, now));
  }
  // Time passes; what is due happens.
  void wait(Millis time) {
    now += time;
    note(table->tick(now));
  }
  // All that happens without time or people: ticks that are due, and bots.
  void settle() {
    for (int i = 0; i < 1000; ++i) {
      bool idle = true;
      for (BotTask& thought : table->bot_tasks()) {
        auto bot = make_any_bot(table->settings().game, "greedy");
        Rng rng(thought.ticket);
        note(table->bot_decided(thought.ticket, {(*bot)->choose(*thought.knowledge, rng)}, now));
        idle = false;
      }
      if (const auto due = table->due(); due && *due <= now) {
        const std::size_t before = log.size();
        note(table->tick(now));
        idle &= log.size() == before;
      }
      if (idle) return;
    }
    FAIL() << "it never comes to rest";
  }
  bool asked(int seat) const {
    return table->waits_for(kPeople[static_cast<std::size_t>(seat)].player);
  }
  // The legal moves of a person who is asked.
  Value::Array legal(int seat) {
    const StepResult outcome = ask(seat, R"({"legal":true})");
    return outcome.legal ? *json(*outcome.legal).items() : Value::Array();
  }
  bool move(int seat, const Value& line) {
    Value message = Value::object({{"move", line}, {"v", table->version(seat)}});
    const StepResult outcome = tell(seat, message);
    EXPECT_FALSE(outcome.error) << outcome.error->code << to_json(line);
    return !outcome.error;
  }
};

inline constexpr const char* kChimera =
    R"({"game":"chimera","options":{"limit":50},"clock":null,"pause":0,"pace":0,"window":0})";
inline constexpr const char* kPhantom =
    R"({"game":"phantom-rummy","seats":4,"options":{"rounds":2},"clock":null,"pause":0,"pace":0,"window":0})";

inline void start_with(Played& played, int people) {
  for (int i = 1; i < people; ++i) EXPECT_EQ(played.refused(i, R"({"sit":true})"), "accepted");
  played.come(people);
  ASSERT_EQ(played.refused(0, R"({"start":true})"), "accepted");
  played.settle();
}

inline void play_on(Played& played, int people, Rng& rng, int steps) {
  for (int i = 0; i < steps && played.table->status() == TableStatus::kPlaying; ++i) {
    for (int seat = 0; seat < people; ++seat) {
      if (!played.asked(seat)) continue;
      const Value::Array moves = played.legal(seat);
      ASSERT_FALSE(moves.empty());
      if (!played.move(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))])) return;
    }
    played.settle();
  }
}

}  // namespace lair
