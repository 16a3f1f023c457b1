// What becomes of a table when people come, go and stay away.

#include <gtest/gtest.h>

#include <string>

#include "fair/seeds.h"
#include "table/played_test.h"

namespace lair {
namespace {

constexpr Millis kMinute = 60'000, kHour = 60 * kMinute;

void go(Played& played, int seat) {
  played.note(played.table->set_present(seat_at(seat), false, played.now));
}

void play_to_the_end(Played& played) {
  start_with(played, 3);
  Rng rng(2);
  play_on(played, 3, rng, 10'000);
  ASSERT_EQ(played.table->status(), TableStatus::kOver);
}

TEST(TableLife, WhereSomebodyHasGoneARematchWaitsForAnother) {
  Played played(kChimera);
  play_to_the_end(played);
  played.ask(0, R"({"rematch":true})");
  EXPECT_EQ(played.refused(1, R"({"stand":true})"), "accepted");
  EXPECT_EQ(played.table->status(), TableStatus::kOver) << "Cleo has not said it yet";
  EXPECT_EQ(played.refused(2, R"({"rematch":true})"), "accepted");
  EXPECT_EQ(played.table->status(), TableStatus::kOpen);
  const Value snapshot = json(played.table->snapshot(kPeople[0], played.now));
  EXPECT_TRUE(snapshot.find("view")->is_null());
  EXPECT_FALSE(snapshot.has("end"));
  EXPECT_EQ(played.refused(3, R"({"sit":true})"), "accepted");
  played.come(3);
  EXPECT_EQ(played.refused(0, R"({"start":true})"), "accepted");
  EXPECT_EQ(played.table->game_row().number, 2);
  Played again(played.log);
  again.come(3);
  EXPECT_EQ(again.table->snapshot(kPeople[3], played.now),
            played.table->snapshot(kPeople[3], played.now));
}

TEST(TableLife, ARematchBeginsWhenTheLastWhoDidNotWantItGoes) {
  Played played(kChimera);
  play_to_the_end(played);
  played.ask(0, R"({"rematch":true})");
  played.ask(1, R"({"rematch":true})");
  EXPECT_EQ(played.refused(2, R"({"stand":true})"), "accepted");
  EXPECT_EQ(played.table->status(), TableStatus::kOpen);
}

// Nobody waits for ever for one who has just closed the page.
TEST(TableLife, WhoIsGoneForAMinuteIsNotAskedForARematch) {
  Played played(kChimera);
  play_to_the_end(played);
  go(played, 0);
  played.wait(kMinute - 1);
  played.ask(1, R"({"rematch":true})");
  played.ask(2, R"({"rematch":true})");
  EXPECT_EQ(played.table->status(), TableStatus::kOver);
  EXPECT_EQ(played.table->due(), played.now + 1);
  played.wait(1);
  EXPECT_EQ(played.table->status(), TableStatus::kOpen);
  EXPECT_TRUE(played.table->is_creator("b")) << "he takes care of the table";
  EXPECT_EQ(played.refused(0, R"({"sit":true})"), "accepted") << "her seat is free";
}

TEST(TableLife, ARematchWaitsForWhoIsThere) {
  Played played(kChimera);
  play_to_the_end(played);
  played.ask(0, R"({"rematch":true})");
  go(played, 1);
  played.wait(kHour);
  EXPECT_EQ(played.table->status(), TableStatus::kOver) << "Cleo has not said it";
  go(played, 0);
  go(played, 2);
  played.wait(kHour);
  EXPECT_EQ(played.table->status(), TableStatus::kOver) << "nobody is there to play";
  EXPECT_EQ(Played(played.log).table->seat_of("b").size(), 1) << "his seat is kept";
}

TEST(TableLife, WithAClockNobodyIsVotedOut) {
  Played played(R"({"game":"chimera","clock":{"turn":172800000,"bank":0},"pause":0,"pace":0})");
  start_with(played, 3);
  go(played, 1);
  go(played, 2);
  EXPECT_EQ(played.refused(0, R"({"vote":1})"), "table-clock-decides");
}

TEST(TableLife, VotesOfAllWhoAreLeftAreEnough) {
  Played played(kChimera);
  start_with(played, 3);
  go(played, 2);
  played.ask(0, R"({"vote":2})");
  EXPECT_EQ(played.log.back().find("held"), std::string::npos);
  go(played, 1);
  EXPECT_NE(played.log.back().find("{\"held\":{\"seat\":2}}"), std::string::npos);
}

TEST(TableLife, AnotherTakesCareOfATableWhoseCreatorStaysAway) {
  Played played(kChimera);
  played.ask(1, R"({"sit":true})");
  played.come(2);
  go(played, 0);
  ASSERT_TRUE(played.table->due());
  played.wait(kMinute);
  EXPECT_TRUE(played.table->is_creator("a"));
  played.wait(kMinute);
  EXPECT_TRUE(played.table->is_creator("b"));
  EXPECT_FALSE(played.table->due());
  EXPECT_EQ(*json("{" + played.told[1].back()).find("creator"), Value(1));
}

TEST(TableLife, WhoWasRemovedDoesNotSitDownAgain) {
  Played played(kChimera);
  played.ask(1, R"({"sit":true})");
  played.ask(0, R"({"remove":1})");
  EXPECT_EQ(played.refused(1, R"({"sit":true})"), "table-removed");
  Played again(played.log);
  EXPECT_EQ(again.refused(1, R"({"sit":1})"), "table-removed");
}

TEST(TableLife, FewerSeatsAreToldAndForgotten) {
  Played played(R"({"game":"phantom-rummy","seats":3})");
  played.ask(0, R"({"bot":{"seat":2,"level":"easy"}})");
  played.ask(0, R"({"settings":{"seats":2}})");
  EXPECT_EQ(json("{" + played.told[0].back()).find("seats")->items()->size(), 2U);
  played.ask(0, R"({"settings":{"seats":3}})");
  const Value seats = *json("{" + played.told[0].back()).find("seats");
  EXPECT_TRUE((*seats.items())[2].is_null());
}

TEST(TableLife, FalseIsNotTrue) {
  Played played(kChimera);
  for (const char* name : {"sit", "start", "legal", "hint", "stand", "next", "rematch", "back"}) {
    const int person = std::string_view(name) == "sit" ? 1 : 0;
    EXPECT_EQ(played.refused(person, "{\"" + std::string(name) + "\":false}"), "table-not-true");
  }
}

// A shown seed is kept before it is acknowledged, and asked for again after a pause.
TEST(TableLife, AShownSeedIsNotLost) {
  Played played(kChimera);
  played.ask(1, R"({"sit":true})");
  played.ask(2, R"({"sit":true})");
  played.come(3);
  fair::Seed seed{};
  seed[3] = 9;
  const std::string commit = fair::to_hex(fair::commitment(seed));
  played.tell(1, Value::object({{"commit", commit}}));
  played.tell(2, Value::object({{"commit", commit}}));
  played.ask(0, R"({"start":true})");
  played.tell(1, Value::object({{"reveal", fair::to_hex(seed)}}));
  Played again(played.log);
  again.come(3);
  const Value resumed = json(again.table->resumed(kPeople[2], again.now));
  EXPECT_TRUE(flag_in(*resumed.find("fair"), "reveal"));
  EXPECT_EQ(again.refused(1, "{\"reveal\":\"" + fair::to_hex(seed) + "\"}"), "table-no-reveal");
  again.tell(2, Value::object({{"reveal", fair::to_hex(seed)}}));
  const std::string hex = '"' + fair::to_hex(seed) + '"';
  EXPECT_NE(again.log.back().find("\"seeds\":[null," + hex + "," + hex + "]"), std::string::npos);
}

// Tables that nobody uses are closed by their rows: one that is played at must say so.
TEST(TableLife, MovesAreNotedInItsRowNowAndThen) {
  Played played(R"({"game":"chimera","clock":{"turn":864000000,"bank":0},"pause":0,"pace":0})");
  start_with(played, 3);
  const auto move = [&] {
    const int seat = played.asked(0) ? 0 : played.asked(1) ? 1 : 2;
    return played.tell(seat, Value::object({{"move", played.legal(seat).back()},
                                            {"v", played.table->version(seat)}}));
  };
  EXPECT_FALSE(move().row_changed);  // a bid of 40
  played.now += kHour;
  EXPECT_FALSE(move().row_changed) << "that one Hunter has chosen a gift is not for the lobby";
  EXPECT_LT(played.table->row().updated, played.now);
  played.now += kHour;
  EXPECT_TRUE(move().row_changed);
  EXPECT_EQ(played.table->row().updated, played.now);
}

// Time in which a player thought counts, time in which nobody was there does not.
TEST(TableLife, GoingAwayGivesNoTimeBack) {
  Played played(R"({"game":"chimera","clock":{"turn":1000,"bank":0},"pause":0,"pace":0})");
  played.ask(0, R"({"bot":{"seat":1,"level":"greedy"}})");
  played.ask(0, R"({"bot":{"seat":2,"level":"greedy"}})");
  played.come(1);
  played.ask(0, R"({"start":true})");
  played.settle();
  ASSERT_TRUE(played.asked(0));
  played.wait(700);
  go(played, 0);
  played.wait(kHour);
  played.come(1);
  EXPECT_EQ(played.table->due(), played.now + 300);
  go(played, 0);
  Played again(played.log);
  again.come(1);
  EXPECT_EQ(again.table->due(), again.now + 300) << "nor does a table that has left memory";
}

// Who has sent a commitment with the request for a game is on the way to it.
TEST(TableLife, TheShuffleWaitsForSomebodyWhoCanShowASeed) {
  Played played(kChimera);
  played.ask(0, R"({"bot":{"seat":1,"level":"greedy"}})");
  played.ask(0, R"({"bot":{"seat":2,"level":"greedy"}})");
  fair::Seed seed{};
  seed[3] = 9;
  played.tell(0, Value::object({{"commit", fair::to_hex(fair::commitment(seed))}}));
  played.ask(0, R"({"start":true})");
  played.wait(kMinute);
  EXPECT_EQ(played.log.back().find("\"seeds\""), std::string::npos) << played.log.back();
  EXPECT_FALSE(played.table->due());
  played.come(1);
  EXPECT_EQ(played.table->due(), played.now + 3000) << "then no longer than that";
  EXPECT_EQ(played.refused(0, "{\"reveal\":\"" + fair::to_hex(seed) + "\"}"), "accepted");
  EXPECT_NE(played.log.back().find("\"seeds\":[\"" + fair::to_hex(seed)), std::string::npos);
}

TEST(TableLife, WhoWantsARematchPlaysItHimself) {
  Played played(kChimera);
  start_with(played, 3);
  go(played, 2);
  played.ask(0, R"({"vote":2})");
  played.ask(1, R"({"vote":2})");
  const auto held = [&] {
    const Value snapshot = json(played.table->snapshot(kPeople[2], played.now));
    return flag_in((*snapshot.find("seats")->items())[2], "held");
  };
  ASSERT_TRUE(held());
  Rng rng(2);
  play_on(played, 2, rng, 10'000);
  ASSERT_EQ(played.table->status(), TableStatus::kOver);
  played.come(3);
  for (int i = 0; i < 3; ++i) played.ask(i, R"({"rematch":true})");
  EXPECT_EQ(played.table->status(), TableStatus::kPlaying);
  EXPECT_FALSE(held());
}

// Before the server stops a round is played to its end, and the next is dealt when it is back.
TEST(TableLife, ADrainingTableBeginsNoRound) {
  Played played(R"({"game":"chimera","clock":null,"pause":0,"pace":0,"window":0})");
  start_with(played, 3);
  ASSERT_TRUE(played.table->in_round());
  played.table->drain();
  Rng rng(3);
  play_on(played, 3, rng, 2'000);
  EXPECT_EQ(played.table->status(), TableStatus::kPlaying);
  EXPECT_FALSE(played.table->in_round());
  Played again(played.log);
  again.come(3);
  again.settle();
  EXPECT_TRUE(again.table->in_round());
}

}  // namespace
}  // namespace lair
