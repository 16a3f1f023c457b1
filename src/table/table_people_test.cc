// What people do at a table, and what happens when they do nothing.

#include <gtest/gtest.h>

#include <string>

#include "fair/seeds.h"
#include "table/played_test.h"

namespace lair {
namespace {

// Who may take a discard is nobody's business: with several people the window runs its full length.
TEST(TableOffers, TheWindowRunsForAll) {
  Played played(
      R"({"game":"phantom-rummy","seats":3,"clock":null,"pause":0,"pace":0,"window":5000})");
  start_with(played, 3);
  Rng rng(3);
  int offers = 0;
  for (int i = 0; i < 400 && played.table->status() == TableStatus::kPlaying && offers < 3; ++i) {
    played.settle();
    std::vector<int> asked;
    for (int seat = 0; seat < 3; ++seat) {
      if (played.asked(seat)) asked.push_back(seat);
    }
    const auto due = played.table->due();
    if (due && *due > played.now) {  // the window
      EXPECT_EQ(*due - played.now, 5000);
      // Nor do refusals tell whether somebody is asked.
      for (int seat = 0; seat < 3; ++seat) {
        if (played.asked(seat)) continue;
        for (const char* move : {"null", R"({"decline":true})", R"({"discard":"iK"})"}) {
          EXPECT_EQ(played.refused(seat, "{\"v\":1,\"move\":" + std::string(move) + "}"),
                    "table-not-asked");
        }
      }
      if (!asked.empty()) {
        ++offers;
        const std::string shown = played.table->summary();
        played.now += 10;
        for (const int seat : asked) {
          const std::size_t others = played.told[(seat + 1) % 3].size();
          played.move(seat, played.legal(seat).front());
          EXPECT_EQ(played.told[(seat + 1) % 3].size(), others) << "an answer shows to nobody";
        }
        EXPECT_EQ(played.table->due(), due) << "and shortens nothing";
        EXPECT_EQ(played.table->summary(), shown) << "nor does the lobby tell of it";
      }
      played.wait(*due - played.now);
      continue;
    }
    ASSERT_EQ(asked.size(), 1U);
    const Value::Array moves = played.legal(asked[0]);
    played.move(asked[0], moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  EXPECT_GT(offers, 0);
}

// A choice that came to nothing, because another got the discard, must not count for his next turn.
TEST(TableOffers, WhoMissedADiscardIsAskedAgain) {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    Played played(kPhantom);
    start_with(played, 4);
    Rng rng(seed);
    play_on(played, 4, rng, 10'000);
    ASSERT_EQ(played.table->status(), TableStatus::kOver) << "seed " << seed;
  }
}

TEST(TableRequests, AreRefusedWithAReason) {
  Played played(kChimera);
  EXPECT_EQ(played.refused(1, R"({"start":true})"), "table-not-creator");
  EXPECT_EQ(played.refused(0, R"({"start":true})"), "table-seats-free");
  const StepResult nobody = played.table->request({}, json(R"({"sit":1})"), played.now);
  ASSERT_TRUE(nobody.error);
  EXPECT_EQ(nobody.error->code, "server-no-player");
  EXPECT_TRUE(nobody.entry.empty()) << "nothing is kept of one without a name";
  EXPECT_EQ(played.refused(0, R"({"sit":1})"), "table-seated-already");
  EXPECT_EQ(played.refused(1, R"({"sit":0})"), "table-seat-taken");
  EXPECT_EQ(played.refused(1, R"({"sit":3})"), "table-seat-unknown");
  EXPECT_EQ(played.refused(1, R"({"sit":"x"})"), "table-seat-unknown");
  EXPECT_EQ(played.refused(1, R"({"move":{"bid":20},"v":1})"), "table-not-seated");
  EXPECT_EQ(played.refused(0, R"({"move":{"bid":20},"v":1})"), "table-not-playing");
  EXPECT_EQ(played.refused(0, R"({"bot":{"seat":1,"level":"genius"}})"), "bot-unknown");
  EXPECT_EQ(played.refused(0, R"({"settings":{"game":"phantom-rummy"}})"), "table-other-game");
  EXPECT_EQ(played.refused(0, R"({"settings":{"options":{"limit":3}}})"), "field-not-number");
  EXPECT_EQ(played.refused(0, R"({"settings":{"clock":{"turns":5000}}})"), "option-unknown");
  EXPECT_EQ(played.refused(0, R"({"dance":true})"), "table-request-unknown");
  EXPECT_EQ(played.refused(0, R"([])"), "not-an-object");
  EXPECT_EQ(played.refused(0, R"({"say":"rubbish"})"), "table-phrase-unknown");
  EXPECT_EQ(played.refused(0, R"({"text":"hello"})"), "table-chat-phrases");
  EXPECT_EQ(played.refused(0, R"({"rematch":true})"), "table-not-over");
  const std::size_t before = played.log.size();
  start_with(played, 3);
  EXPECT_GT(played.log.size(), before);
  const int seat = played.asked(0) ? 0 : played.asked(1) ? 1 : 2;
  const int other = (seat + 1) % 3;
  EXPECT_EQ(played.refused(other, R"({"legal":true})"), "table-not-asked");
  EXPECT_EQ(played.refused(other, R"({"move":{"bid":0},"v":99})"), "chimera-not-your-turn");
  EXPECT_EQ(played.refused(seat, R"({"move":{"bid":25},"v":1})"), "chimera-bad-bid");
  EXPECT_EQ(played.refused(seat, R"({"move":{"bid":20}})"), "table-no-version");
  EXPECT_EQ(played.refused(seat, R"({"move":{"bid":20},"v":0})"), "table-stale");
  EXPECT_EQ(played.refused(seat, R"({"stand":true})"), "table-begun");
  EXPECT_EQ(played.refused(seat, R"({"hint":true})"), "table-no-help");
}

// A move that was made once is not made again.
TEST(TableRequests, AMoveSentTwiceCountsOnce) {
  Played played(kChimera);
  start_with(played, 3);
  const int seat = played.asked(0) ? 0 : played.asked(1) ? 1 : 2;
  const Value message =
      Value::object({{"move", json(R"({"bid":20})")}, {"v", played.table->version(seat)}});
  EXPECT_FALSE(played.tell(seat, message).error);
  EXPECT_TRUE(played.tell(seat, message).error);
}

TEST(TableRequests, WhatAClientAddsToAMoveIsNotKept) {
  Played played(kChimera);
  start_with(played, 3);
  const int seat = played.asked(0) ? 0 : played.asked(1) ? 1 : 2;
  EXPECT_TRUE(played.move(seat, json(R"({"bid":20,"by":"clock","junk":"xyz","seat":2})")));
  EXPECT_EQ(played.log.back().find("xyz"), std::string::npos);
  EXPECT_EQ(played.log.back().find("clock"), std::string::npos);
}

TEST(TableSeeds, AreShownByThoseWhoCommitted) {
  Played played(kChimera);
  played.ask(1, R"({"sit":true})");
  played.ask(2, R"({"sit":true})");
  played.come(3);
  fair::Seed seed{};
  seed[5] = 7;
  const std::string commit = fair::to_hex(fair::commitment(seed));
  EXPECT_EQ(played.refused(1, R"({"commit":"12"})"), "table-seed-form");
  EXPECT_FALSE(played.tell(1, Value::object({{"commit", commit}})).error);
  played.ask(0, R"({"start":true})");
  EXPECT_TRUE(played.table->due()) << "it waits for the seed";
  EXPECT_EQ(played.refused(0, "{\"reveal\":\"" + fair::to_hex(seed) + "\"}"), "table-no-reveal");
  EXPECT_EQ(played.refused(1, "{\"reveal\":\"" + commit + "\"}"), "table-seed-differs");
  EXPECT_EQ(played.refused(1, "{\"reveal\":\"" + fair::to_hex(seed) + "\"}"), "accepted");
  EXPECT_NE(played.log.back().find("\"seeds\":[null,\"" + fair::to_hex(seed) + "\",null]"),
            std::string::npos);
  for (const auto& [stream, bodies] : played.told) {
    for (const std::string& body : bodies) {
      EXPECT_EQ(body.find("\"server\""), std::string::npos) << "not before the game is over";
    }
  }
}

TEST(TablePeople, AMissingSeedCountsAsNone) {
  Played played(kChimera);
  played.ask(1, R"({"sit":true})");
  played.ask(2, R"({"sit":true})");
  played.come(3);
  played.tell(1, Value::object({{"commit", std::string(64, '0')}}));
  played.ask(0, R"({"start":true})");
  played.wait(3000);
  EXPECT_NE(played.log.back().find("\"seeds\":[null,null,null]"), std::string::npos);
}

// Who takes a seat has not promised what another did who sat there before.
TEST(TableSeeds, LeaveWithWhoCommittedToThem) {
  Played played(kChimera);
  played.ask(1, R"({"sit":1})");
  played.tell(1, Value::object({{"commit", std::string(64, '0')}}));
  played.ask(1, R"({"stand":true})");
  played.ask(2, R"({"sit":1})");
  played.ask(3, R"({"sit":2})");
  played.ask(0, R"({"start":true})");
  EXPECT_NE(played.log.back().find("\"seeds\":[null,null,null]"), std::string::npos)
      << "it waits for no seed: " << played.log.back();
}

TEST(TablePeople, BotsKeepTheirPace) {
  Played played(R"({"game":"chimera","clock":null,"pause":0,"pace":1200})");
  played.ask(0, R"({"bot":{"seat":1,"level":"greedy"}})");
  played.ask(0, R"({"bot":{"seat":2,"level":"greedy"}})");
  played.come(1);
  played.ask(0, R"({"start":true})");
  for (int i = 0; i < 30; ++i) {
    played.settle();
    if (played.asked(0)) {
      played.move(0, played.legal(0).front());
      continue;
    }
    const auto due = played.table->due();
    ASSERT_TRUE(due);
    EXPECT_EQ(*due - played.now, 1200);
    played.wait(1200);
  }
}

TEST(TablePeople, TheTableIsPassedOnAndCloses) {
  Played played(kChimera);
  played.ask(1, R"({"sit":true})");
  EXPECT_EQ(played.refused(0, R"({"stand":true})"), "accepted");
  EXPECT_TRUE(played.table->is_creator("b"));
  EXPECT_EQ(*json("{" + played.told[1].back()).find("creator"), Value(1));
  EXPECT_EQ(played.refused(1, R"({"stand":true})"), "accepted");
  EXPECT_EQ(played.table->status(), TableStatus::kClosed);
  EXPECT_EQ(played.refused(2, R"({"sit":true})"), "table-closed");
}

TEST(TablePeople, NamesThatLookAlikeAreToldApart) {
  Played played(kChimera);
  const StepResult outcome =
      played.table->request({"z", "ANA"}, json(R"({"sit":true})"), played.now);
  EXPECT_NE(outcome.entry.find("ANA 2"), std::string::npos);
}

TEST(TablePeople, ARemovedPlayersSeatGoesToABot) {
  Played played(kChimera);
  start_with(played, 3);
  EXPECT_EQ(played.refused(1, R"({"remove":2})"), "table-not-creator");
  const StepResult outcome = played.ask(0, R"({"remove":2})");
  EXPECT_EQ(outcome.removed, "c");
  EXPECT_TRUE(played.table->seat_of("c").empty());
  EXPECT_EQ(played.table->status(), TableStatus::kPlaying);
}

TEST(TablePeople, TheOthersMayVoteABotIn) {
  Played played(kChimera);
  start_with(played, 3);
  played.note(played.table->set_present(seat_at(2), false, played.now));
  EXPECT_EQ(played.refused(0, R"({"vote":1})"), "table-not-absent");
  EXPECT_EQ(played.refused(1, R"({"vote":2})"), "accepted");
  EXPECT_EQ(played.table->notices(), std::vector<std::string>{R"({"votes":{"seat":2,"by":[1]}})"});
  played.come(3);
  EXPECT_TRUE(played.table->notices().empty()) << "the player is back";
  played.note(played.table->set_present(seat_at(2), false, played.now));
  EXPECT_EQ(played.refused(0, R"({"vote":2})"), "accepted");
  EXPECT_EQ(played.log.back().find("held"), std::string::npos) << "an old vote does not count";
  EXPECT_EQ(played.refused(1, R"({"vote":2})"), "accepted");
  EXPECT_NE(played.log.back().find("{\"held\":{\"seat\":2}}"), std::string::npos);
}

TEST(TablePeople, ARematchNeedsEveryPerson) {
  Played played(kChimera);
  start_with(played, 3);
  Rng rng(2);
  play_on(played, 3, rng, 10'000);
  ASSERT_EQ(played.table->status(), TableStatus::kOver);
  EXPECT_EQ(played.refused(0, R"({"rematch":true})"), "accepted");
  EXPECT_EQ(played.refused(1, R"({"rematch":true})"), "accepted");
  EXPECT_EQ(played.table->status(), TableStatus::kOver);
  EXPECT_EQ(played.refused(2, R"({"rematch":true})"), "accepted");
  EXPECT_EQ(played.table->status(), TableStatus::kPlaying);
  EXPECT_EQ(played.table->game_row().number, 2);
}

TEST(TableHost, ClosesATableWhoseLastPersonIsExpelled) {
  Played played(kChimera);
  played.note(played.table->expel("b", false, played.now));
  EXPECT_EQ(played.table->status(), TableStatus::kOpen) << "who has no seat loses none";
  played.note(played.table->expel("a", false, played.now));
  EXPECT_EQ(played.table->status(), TableStatus::kClosed);
}

// A bot that had to hurry says so, where its turn is no secret.
TEST(Table, SaysThatABotDecidedAtAWeakerLevel) {
  Played played(kChimera);
  for (const int seat : {1, 2}) {
    EXPECT_EQ(
        played.refused(0, R"({"bot":{"seat":)" + std::to_string(seat) + R"(,"level":"best"}})"),
        "accepted");
  }
  played.come(1);
  ASSERT_EQ(played.refused(0, R"({"start":true})"), "accepted");
  const auto decide = [&](const std::string& level) {
    for (int i = 0; i < 100; ++i) {
      if (const auto due = played.table->due(); due && *due > played.now)
        played.wait(*due - played.now);
      if (played.asked(0)) played.move(0, played.legal(0)[0]);
      for (BotTask& task : played.table->bot_tasks()) {
        EXPECT_EQ(task.level, "best");
        auto bot = make_any_bot("chimera", "greedy");
        Rng rng(1);
        const std::string seat = std::to_string(index(task.seat));
        played.note(played.table->bot_decided(
            task.ticket, {(*bot)->choose(*task.knowledge, rng), level}, played.now));
        return std::pair(seat, played.told[0].back());
      }
    }
    return std::pair(std::string(), std::string());
  };
  const auto [hurried, update] = decide("strong");
  EXPECT_NE(update.find("\"hurried\":[" + hurried + "]"), std::string::npos) << update;
  const auto usual = decide("best").second;
  EXPECT_EQ(usual.find("hurried"), std::string::npos) << usual;
}

// However often the settings are changed, the log stays short; the game can still begin.
TEST(Table, ItsLogIsBoundedBeforeTheGame) {
  Played played(kChimera);
  played.come(1);
  std::string last = "accepted";
  int accepted = 0;
  for (; accepted < 5'000 && last == "accepted"; ++accepted) {
    last = played.refused(0, R"({"settings":{"pace":)" + std::to_string(accepted % 2) + "}}");
  }
  EXPECT_EQ(last, "table-changed-too-often");
  EXPECT_EQ(played.log.size(), 1'000U);
  EXPECT_EQ(played.refused(1, R"({"sit":true})"), "table-changed-too-often");
}

}  // namespace
}  // namespace lair
