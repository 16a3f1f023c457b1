#include "server/hub.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>

#include "record/json.h"
#include "server/hub_world_test.h"

namespace lair {
namespace {

constexpr std::string_view kSitAnswer = R"("re":1)";

TEST_F(HubTest, TellsNothingBeforeItIsDurable) {
  const std::string ana = token_of("Ana"), ben = token_of("Ben");
  bool made = false;
  const auto id = hub_.create({}, {hub_.players().by_token(ana)->id, "Ana"}, {},
                              [&](const MaybeError& error) { made = !error; });
  run();
  ASSERT_EQ(store_.waiting.size(), 1U);
  EXPECT_FALSE(made);
  const Client host = come(ana, *id);
  EXPECT_TRUE(host->frames.empty()) << "not even that there is such a table";
  finish();
  EXPECT_TRUE(made);
  EXPECT_TRUE(host->heard("\"table\""));

  const Client guest = come(ben, *id);
  const std::size_t told_host = host->frames.size(), told_guest = guest->frames.size();
  say(guest, R"({"id":1,"sit":1})");
  run();
  // What is asked meanwhile is answered out of the same future.
  say(guest, R"({"id":2,"sit":2})");
  say(host, R"({"id":3,"bot":{"seat":1,"level":"easy"}})");
  run();
  EXPECT_EQ(host->frames.size(), told_host);
  EXPECT_EQ(guest->frames.size(), told_guest);
  ASSERT_EQ(store_.waiting.size(), 1U) << "one commit at a time";
  finish();
  EXPECT_TRUE(guest->heard(kSitAnswer));
  EXPECT_TRUE(guest->heard("table-seated-already"));
  EXPECT_TRUE(host->heard("table-seat-taken"));
  EXPECT_TRUE(host->heard("\"Ben\""));
}

TEST_F(HubTest, GathersWhatComesTogetherIntoOneCommit) {
  const std::string ana = token_of("Ana"), ben = token_of("Ben"), cleo = token_of("Cleo");
  const std::string table = make_table(ana);
  const Client one = come(ben, table), two = come(cleo, table);
  say(one, R"({"id":1,"sit":1})");
  say(two, R"({"id":1,"sit":2})");
  run();
  ASSERT_EQ(store_.waiting.size(), 1U);
  EXPECT_EQ(store_.waiting[0].first.entries.size(), 2U);
  finish();
  EXPECT_TRUE(one->heard(kSitAnswer));
  EXPECT_TRUE(two->heard(kSitAnswer));
}

TEST_F(HubTest, WhatCouldNotBeKeptHasNotHappened) {
  const std::string ana = token_of("Ana"), ben = token_of("Ben");
  const std::string table = make_table(ana);
  const Client host = come(ana, table), guest = come(ben, table);
  say(guest, R"({"id":1,"sit":1})");
  run();
  say(host, R"({"id":2,"bot":{"seat":2,"level":"easy"}})");  // while the commit is under way
  MaybeError made;
  const auto other = hub_.create({}, {hub_.players().by_token(ana)->id, "Ana"}, {},
                                 [&](const MaybeError& error) { made = error; });
  run();
  finish(Error{"storage-full", "", {}});

  for (const Client& client : {host, guest}) {
    EXPECT_FALSE(client->heard("\"re\""));
    EXPECT_FALSE(client->heard("\"Ben\""));
    EXPECT_EQ(client->frames.back(), R"({"bye":{"code":"server-storage"}})");
    EXPECT_EQ(client->closed, 1012);
    hub_.closed(*client);
  }
  ASSERT_TRUE(made);
  EXPECT_EQ(made->code, "storage-full");
  EXPECT_EQ(store_.recoveries, 1);
  EXPECT_EQ(metrics_.get(Count::kStorageFailures), 1U);
  EXPECT_TRUE(store_.waiting.empty()) << "what rested on it is not tried";
  EXPECT_EQ(hub_.find(*other), nullptr);

  // The table is as it was, and goes on.
  const Client again = come(ben, table);
  EXPECT_TRUE(again->heard(R"(null,null])")) << again->frames.back();
  say(again, R"({"id":1,"sit":1})");
  run();
  finish();
  EXPECT_TRUE(again->heard(kSitAnswer));
}

TEST_F(HubTest, IsNotHealthyFromAFailedCommitUntilOneSucceeds) {
  std::vector<std::string> failures;
  Hub::World told = world();
  told.storage_failed = [&](const Error& error) { failures.emplace_back(error.code); };
  Hub hub(store_, bots_, metrics_, std::move(told));
  const auto ban = [&](const MaybeError& outcome) {
    hub.ban("ANA", [](const MaybeError&) {});
    run();
    finish(outcome);
  };
  ban({});
  EXPECT_TRUE(hub.healthy());
  ban(Error{"storage-full", "", {}});
  EXPECT_FALSE(hub.healthy());
  ban(Error{"storage-full", "", {}});
  EXPECT_EQ(failures, std::vector<std::string>{"storage-full"}) << "said once";
  ban({});
  EXPECT_TRUE(hub.healthy());
  ban(Error{"storage-failed", "", {}});
  EXPECT_FALSE(hub.healthy());

  // It tries again by itself: perhaps nobody comes to it any more.
  now_ += 120'000;
  hub.tick();
  finish(Error{"storage-failed", "", {}});
  EXPECT_FALSE(hub.healthy());
  EXPECT_EQ(store_.recoveries, 4);
  now_ += 120'000;
  hub.tick();
  finish();
  EXPECT_TRUE(hub.healthy());
  EXPECT_EQ(failures.size(), 2U);
  now_ += 120'000;
  hub.tick();
  EXPECT_TRUE(store_.waiting.empty()) << "nothing to try";
}

TEST_F(HubTest, SurvivesAFileThatCannotBeRead) {
  const std::string ana = token_of("Ana");
  store_.tables["ELSEWHERE"].id = "ELSEWHERE";
  hub_.players().by_token(ana);
  store_.unreadable = true;
  const Client client = come(ana, "ELSEWHERE");
  EXPECT_TRUE(client->heard("server-storage"));
  EXPECT_EQ(client->closed, 1012);
  now_ += 120'000;
  hub_.tick();  // looks for tables that nobody uses
  EXPECT_EQ(metrics_.get(Count::kStorageFailures), 2U);
  store_.unreadable = false;
  EXPECT_EQ(make_table(ana).size(), 12U);
}

TEST_F(HubTest, StopsOnlyWhenAllIsDurable) {
  const std::string ana = token_of("Ana"), ben = token_of("Ben");
  const std::string table = make_table(ana);
  const Client guest = come(ben, table);
  say(guest, R"({"id":1,"sit":1})");
  run();
  bool stopped = false;
  hub_.stop([&](const MaybeError&) { stopped = true; });
  run();
  EXPECT_FALSE(stopped);
  EXPECT_FALSE(guest->heard("bye"));
  finish();
  EXPECT_TRUE(stopped);
  EXPECT_TRUE(guest->heard(kSitAnswer));
  EXPECT_EQ(guest->frames.back(), R"({"bye":{"code":"server-stops"}})");
  EXPECT_EQ(guest->closed, 1012);
}

TEST_F(HubTest, AClosedTableIsTakenForNoUnknownOne) {
  const std::string ana = token_of("Ana");
  const std::string id = make_table(ana);
  const Client host = come(ana, id);
  hub_.close_table(id, [](const MaybeError&) {});
  run();
  while (!store_.waiting.empty()) finish();
  EXPECT_TRUE(host->heard("table-closed"));
  EXPECT_EQ(host->closed, 4410);
  EXPECT_EQ(come(ana, id)->closed, 4410);
  EXPECT_EQ(come(ana, "NOSUCHTABLE2")->closed, 4404);
}

TEST_F(HubTest, ABanReachesThoseWhoAreHere) {
  const std::string ana = token_of("Ana"), ben = token_of("Ben");
  const std::string id = make_table(ana);
  const Client host = come(ana, id), guest = come(ben, id);
  say(guest, R"({"id":1,"sit":1})");
  run();
  finish();
  const std::string player = hub_.players().by_token(ben)->id;
  bool banned = false;
  hub_.ban(player, [&](const MaybeError& error) { banned = !error; });
  run();
  EXPECT_FALSE(banned) << "not before it is durable";
  while (!store_.waiting.empty()) finish();
  EXPECT_TRUE(banned);
  EXPECT_TRUE(guest->heard("server-banned"));
  EXPECT_EQ(guest->closed, 4403);
  EXPECT_TRUE(hub_.find(id)->seat_of(player).empty());
  EXPECT_EQ(host->closed, 0);
  const Client again = come(ben, id);
  EXPECT_EQ(again->closed, 4403);
}

TEST_F(HubTest, AReportHasOnlyWhatTheReportedOneSaid) {
  const std::string ana = token_of("Ana"), ben = token_of("Ben");
  Settings settings;
  settings.game = "chimera";
  settings.chat = Chat::kFree;
  const auto player = hub_.players().by_token(ana);
  const auto id = hub_.create(settings, {player->id, "Ana"}, {}, [](const MaybeError&) {});
  run();
  finish();
  const Client host = come(ana, *id), guest = come(ben, *id);
  say(guest, R"({"id":1,"sit":1})");
  run();
  finish();
  for (int i = 0; i < 12; ++i) {
    if (i == 6) now_ += 11'000;
    say(guest, R"({"text":"mean )" + std::to_string(i) + "\"}");
  }
  now_ += 11'000;
  say(guest, R"({"say":"nice","text":"unsaid"})");
  say(guest, R"({"next":true,"text":"unsaid"})");
  say(host, R"({"text":"kind"})");
  say(host, R"({"id":2,"report":{"seat":1}})");
  run();
  while (!store_.waiting.empty()) finish();
  ASSERT_EQ(store_.reported.size(), 1U);
  const std::string& said = store_.reported[0].said;
  EXPECT_EQ(said.find("kind"), std::string::npos);
  EXPECT_EQ(said.find("unsaid"), std::string::npos);
  EXPECT_EQ(said.find("\"mean 1\""), std::string::npos) << "the last ten";
  EXPECT_NE(said.find("\"mean 11\""), std::string::npos);
  EXPECT_TRUE(host->heard(R"({"re":2,"ok":true})"));
}

TEST_F(HubTest, WhoTalksTooMuchIsNotHeard) {
  const std::string ana = token_of("Ana");
  const Client host = come(ana, make_table(ana));
  for (int i = 0; i < 10; ++i) say(host, R"({"say":"nice"})");
  say(host, R"({"id":7,"say":"nice"})");
  run();
  EXPECT_TRUE(host->heard(R"("re":7,"error":{"code":"server-too-often")"));
  now_ += 11'000;
  say(host, R"({"id":8,"say":"nice"})");
  run();
  EXPECT_TRUE(host->heard(R"({"re":8,"ok":true})"));
}

TEST_F(HubTest, OneHintIsThoughtOfAtATime) {
  const std::string ana = token_of("Ana");
  const std::string id = make_table(ana);
  std::vector<Client> people = {come(ana, id)};
  say(people[0], R"({"settings":{"help":true}})");
  for (int seat = 1; seat < 3; ++seat) {
    people.push_back(come(token_of("Guest"), id));
    say(people.back(), R"({"sit":true})");
  }
  say(people[0], R"({"start":true})");
  run();
  while (!store_.waiting.empty()) finish();
  const Client& asked = *std::find_if(people.begin(), people.end(), [](const Client& client) {
    return client->heard("\"you\":true");
  });
  const auto hinted = [&](std::string_view answer) {
    while (!asked->heard(answer)) {
      run();
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  };
  say(asked, R"({"id":7,"hint":true})");
  say(asked, R"({"id":8,"hint":true})");
  hinted(R"("re":7,"hint":{)");
  EXPECT_TRUE(asked->heard(R"({"re":8,"error":{"code":"server-hint-waits")"));
  say(asked, R"({"id":9,"hint":true})");
  hinted(R"("re":9,"hint":{)");
}

TEST_F(HubTest, WhoMayNotWatchHearsNothingOfTheGame) {
  const std::string ana = token_of("Ana");
  const std::string id = make_table(ana);
  const Client host = come(ana, id), stranger = come("", id);
  say(host, R"({"bot":{"seat":1,"level":"easy"}})");
  say(host, R"({"bot":{"seat":2,"level":"easy"}})");
  run();
  finish();
  EXPECT_TRUE(stranger->heard("\"bot\":\"easy\"")) << "of the waiting room";
  say(host, R"({"start":true})");
  run();
  while (!store_.waiting.empty()) finish();
  EXPECT_TRUE(host->heard("\"playing\""));
  EXPECT_FALSE(stranger->heard("\"playing\""));
  EXPECT_TRUE(stranger->heard(R"({"bye":{"code":"table-unwatched"}})"));
  EXPECT_EQ(stranger->closed, 4403);
}

TEST_F(HubTest, AProgramThatComesBackIsToldWhatItMayAnswer) {
  const std::string ana = token_of("Ana");
  const std::string id = make_table(ana);
  const Client host = come(ana, id);
  for (int seat = 1; seat < 3; ++seat) {
    const Client guest = come(token_of("Guest"), id);
    say(guest, R"({"sit":true})");
    run();
    finish();
  }
  say(host, R"({"start":true})");
  run();
  while (!store_.waiting.empty()) finish();
  const bool asked = host->heard("\"you\":true");
  say(host, R"({"hello":{"v":1,"legal":true,"from":1,"table":")" + id + "\"}}");
  run();
  while (!store_.waiting.empty()) finish();
  const std::string& last =
      *std::find_if(host->frames.rbegin(), host->frames.rend(),
                    [](const std::string& frame) { return frame.starts_with("{\"table\""); });
  EXPECT_EQ(last.find("\"legal\":[") != std::string::npos, asked) << last;
}

TEST_F(HubTest, LegalMovesComeWithTheUpdateThatAsks) {
  const std::string ana = token_of("Ana");
  const std::string id = make_table(ana);
  const Client host = come(ana, id);
  for (const int seat : {1, 2}) {
    say(host, R"({"bot":{"level":"greedy","seat":)" + std::to_string(seat) + "}}");
  }
  say(host, R"({"hello":{"v":1,"legal_up_to":200,"table":")" + id + "\"}}");
  say(host, R"({"start":true})");
  run();
  while (!store_.waiting.empty()) finish();
  for (int i = 0; i < 2000 && !host->heard("\"you\":true"); ++i) {  // bots bid first, perhaps
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    now_ += 2000;
    hub_.tick();
    run();
    while (!store_.waiting.empty()) finish();
  }
  const auto asks = [](const std::string& frame) {
    return frame.find("\"you\":true") != std::string::npos;
  };
  ASSERT_TRUE(std::ranges::any_of(host->frames, asks));
  for (const std::string& frame : host->frames) {
    if (!asks(frame)) continue;
    EXPECT_NE(frame.find("\"legal\":[{"), std::string::npos) << frame;
  }
  // A client that reconnects gets the missed updates, and the legal moves with `resumed`.
  host->frames.clear();
  say(host, R"({"hello":{"v":1,"legal_up_to":200,"from":1,"table":")" + id + "\"}}");
  run();
  while (!store_.waiting.empty()) finish();
  ASSERT_TRUE(host->heard("{\"resumed\":"));
  EXPECT_NE(host->frames.back().find("\"legal\":[{"), std::string::npos) << host->frames.back();
  // A shorter limit leaves them out.
  host->frames.clear();
  say(host, R"({"hello":{"v":1,"legal_up_to":1,"table":")" + id + "\"}}");
  run();
  while (!store_.waiting.empty()) finish();
  EXPECT_FALSE(host->heard("\"legal\":"));
}

TEST_F(HubTest, ANewNameAndANewDeviceReachOpenSockets) {
  const std::string ana = token_of("Ana"), ben = token_of("Ben");
  const std::string id = make_table(ana);
  const Client guest = come(ben, id);
  PlayerRow player = *hub_.players().by_token(ben);
  player.name = "Bernd";
  hub_.renamed(player);
  say(guest, R"({"sit":1})");
  run();
  finish();
  EXPECT_TRUE(guest->heard("\"Bernd\""));
  hub_.moved(player.id);
  run();
  while (!store_.waiting.empty()) finish();
  EXPECT_EQ(guest->closed, 4401);
}

// However busy the others are.
TEST_F(HubTest, ATableThatNobodyLooksAtLeavesMemory) {
  const std::string ana = token_of("Ana");
  const std::string left = make_table(ana);
  hub_.closed(*come(ana, left));
  run();
  while (!store_.waiting.empty()) finish();
  const std::string busy = make_table(ana);
  const Client host = come(ana, busy);
  now_ += 11 * 60'000;
  say(host, R"({"bot":{"seat":1,"level":"easy"}})");
  run();
  ASSERT_FALSE(store_.waiting.empty()) << "a commit is on its way";
  hub_.tick();
  EXPECT_EQ(metrics_.tables, 1);
  while (!store_.waiting.empty()) finish();
}

TEST_F(HubTest, ForgetsWhatIsOldOnlyIfItShall) {
  constexpr Millis kDay = 24LL * 3'600'000;
  now_ += 100 * kDay;
  hub_.tick();
  run();
  EXPECT_TRUE(store_.expiries.empty()) << "all is kept";

  Hub tidy(store_, bots_, metrics_, world(30 * kDay));
  tidy.tick();
  run();
  ASSERT_EQ(store_.expiries.size(), 1U);
  EXPECT_EQ(store_.expiries.back().now, now_);
  EXPECT_EQ(store_.expiries.back().keep, 30 * kDay);
  EXPECT_EQ(store_.expiries.back().served, 0) << "it has only just begun";
  now_ += 60'000;
  tidy.tick();
  run();
  EXPECT_EQ(store_.expiries.size(), 1U) << "not every minute";

  // The clock is set by a year: that is no time that has passed.
  now_ += 9 * 60'000 + 365 * kDay;
  tidy.shift(365 * kDay);
  tidy.tick();
  run();
  ASSERT_EQ(store_.expiries.size(), 2U);
  EXPECT_EQ(store_.expiries.back().served, 10 * 60'000);
}

TEST_F(HubTest, NotesTheDayAPlayerWasHere) {
  const std::string ana = token_of("Ana");
  const std::string id = make_table(ana);
  come(ana, id);
  EXPECT_TRUE(store_.waiting.empty()) << "the same day";
  now_ += 2LL * 24 * 3'600'000;
  come(ana, id);
  ASSERT_EQ(store_.waiting.size(), 1U);
  EXPECT_EQ(store_.waiting.front().first.players.front().seen, now_);
  finish();
}

}  // namespace
}  // namespace lair
