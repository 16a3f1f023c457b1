#include "server/daily.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "bots/any_bot.h"
#include "fair/daily.h"
#include "fair/fairness.h"
#include "record/json.h"
#include "table/record_of.h"
#include "table/table.h"

namespace lair {
namespace {

class NoSecrets final : public Secrets {
 public:
  std::string draw() override {
    ADD_FAILURE() << "a day's deal has no secrets";
    return std::string(64, '0');
  }
};

// The table of a day, where the person plays as a bot of some level would.
class DayTable {
 public:
  DayTable(std::string_view game, std::string_view date, std::string player) : ana_{player, "Ana"} {
    settings_ = *daily_settings(game, date);
    settings_.pace = 0;
    settings_.help = true;  // only to be given what the person knows
    StepResult outcome;
    table_ = Table::create("T", settings_, ana_, secrets_, 0, outcome);
    note(outcome);
    ask(Value::object({{"commit", std::string(64, 'a')}}));  // has no part in it
    for (int seat = 1; seat < settings_.seats; ++seat) {
      ask(Value::object({{"bot", Value::object({{"seat", seat}, {"level", kDailyLevel}})}}));
    }
    ask(Value::object({{"start", true}}));
    note(table_->set_present(seat_at(0), true, 0));
  }

  // The person's points.
  std::int64_t play(std::string_view level) {
    const auto person = make_any_bot(settings_.game, level);
    for (int i = 0; i < 2000 && table_->status() == TableStatus::kPlaying; ++i) {
      for (BotTask& thought : table_->bot_tasks()) {
        Rng rng(1);
        const auto bot = make_any_bot(settings_.game, thought.level);
        note(table_->bot_decided(thought.ticket, {(*bot)->choose(*thought.knowledge, rng)}, 0));
      }
      if (table_->waits_for(ana_.player)) {
        const StepResult hint = table_->request(ana_, Value::object({{"hint", true}}), 0);
        Rng rng(1);
        ask(Value::object(
            {{"move", (*person)->choose(*hint.hint, rng)}, {"v", table_->version(0)}}));
      }
      note(table_->tick(0));
    }
    EXPECT_EQ(table_->status(), TableStatus::kOver);
    return table_->daily_row()->points.value_or(-1);
  }

  StepResult ask(const Value& message) {
    StepResult outcome = table_->request(ana_, message, 0);
    note(outcome);
    return outcome;
  }
  void note(const StepResult& outcome) {
    if (!outcome.entry.empty()) log.push_back(outcome.entry);
  }
  const Settings& settings() const { return settings_; }
  const Table& table() const { return *table_; }

  std::vector<std::string> log;

 private:
  Visitor ana_;
  NoSecrets secrets_;
  Settings settings_;
  std::unique_ptr<Table> table_;
};

class Daily : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Server, Daily, testing::Values("chimera", "phantom-rummy"));

TEST_P(Daily, IsOneRoundThatIsTheSameForAll) {
  DayTable first(GetParam(), "2026-11-16", "a"), second(GetParam(), "2026-11-16", "b");
  const std::int64_t points = first.play("greedy");
  EXPECT_EQ(second.play("greedy"), points);
  const std::string record = *record_of(first.log);
  EXPECT_EQ(*record_of(second.log), record) << "the same moves, the same game";
  std::istringstream file(record);
  const fair::FairnessCheck check = fair::check_fairness(file);
  EXPECT_FALSE(check.file.error) << "anyone can check the deal";
  EXPECT_GE(check.deals, 1);
  EXPECT_NE(record.find(fair::to_hex(fair::daily_seed(GetParam(), "2026-11-16"))),
            std::string::npos);
  DayTable tomorrow(GetParam(), "2026-11-17", "a");
  tomorrow.play("greedy");
  EXPECT_NE(*record_of(tomorrow.log), record);
}

// The bot's own result is what somebody gets who plays as it does.
TEST_P(Daily, OfTheBotIsPlayedInTheSameWay) {
  for (const char* date : {"2026-11-16", "2026-11-17", "2026-11-18"}) {
    DayTable table(GetParam(), date, "a");
    EXPECT_EQ(table.play(kDailyLevel), daily_bot_points(table.settings())[0]) << date;
  }
}

TEST_P(Daily, IsPlayedOnce) {
  DayTable table(GetParam(), "2026-11-16", "a");
  EXPECT_EQ(table.table().daily_row()->points, std::nullopt);
  table.play("greedy");
  EXPECT_EQ(table.ask(Value::object({{"rematch", true}})).error->code, "table-daily");
  const auto read = Table::load("T", table.log, *std::make_unique<NoSecrets>(), 0);
  ASSERT_TRUE(read.ok());
  EXPECT_EQ((*read)->status(), TableStatus::kOver);
  EXPECT_EQ((*read)->daily_row(), table.table().daily_row());
}

TEST(DailySeed, IsThePublicFormula) {
  // printf 'lair daily chimera 2026-11-16' | sha256sum
  EXPECT_EQ(fair::to_hex(fair::daily_seed("chimera", "2026-11-16")),
            "44785a287d9dc272dae1e68778afb54eb402f8b26f7e1c2c9654949980002369");
}

}  // namespace
}  // namespace lair
