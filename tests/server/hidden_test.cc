// Nobody is told over the wire what he may not know: what every seat hears, in messages of any
// kind, is held against the record that is open when the game is over.

#include <gtest/gtest.h>
#include <stdlib.h>

#include <set>
#include <sstream>

#include "person.h"
#include "record/json.h"
#include "rules/registry.h"
#include "server_process.h"

namespace lair {
namespace {

using Names = std::set<std::string>;

// Every text in a message that is the name of a card.
void cards_in(const Json& value, const Names& deck, Names& found) {
  if (value.is_string() && deck.contains(value.get_ref<const std::string&>())) {
    found.insert(value.get<std::string>());
  }
  if (value.is_structured()) {
    for (const Json& each : value) cards_in(each, deck, found);
  }
}

// One round: for each seat what the rules let it see, in order.
struct Round {
  Names deck;
  std::vector<std::vector<Json>> seen;
};

// Plays a record by the rules alone.
std::vector<Round> rounds_of(const std::string& record, int seats) {
  std::vector<Round> rounds;
  std::unique_ptr<AnyMatch> match;
  std::istringstream lines(record);
  for (std::string text; std::getline(lines, text);) {
    const Value line = *parse_json(text);
    std::vector<WrittenEvent> events;
    if (line.has("lair")) {
      match =
          std::move(*find_game(*line.find("game")->text())->start(*line.find("options"), seats));
    } else if (const Value* deal = line.find("deal")) {
      EXPECT_FALSE(match->deal(*deal, collect(events)));
      rounds.emplace_back().seen.resize(static_cast<std::size_t>(seats));
      for (const Value& card : *deal->find("deck")->items())
        rounds.back().deck.insert(*card.text());
    } else if (line.has("seat")) {
      EXPECT_FALSE(match->decide(line, collect(events))) << text;
    } else if (line.has("round")) {
      match->settle(collect(events));
    }
    for (const WrittenEvent& event : events) {
      for (int seat = 0; seat < seats; ++seat) {
        if (!event.audience.has(seat_at(seat))) continue;
        rounds.back().seen[static_cast<std::size_t>(seat)].push_back(
            Json::parse(to_json(event.body)));
      }
    }
  }
  return rounds;
}

bool begins_round(const Json& event) {
  return event["event"] == "dealt" || event["event"] == "deal";
}

// What a seat heard during one game: no event that the rules do not let it see, and no card's name
// in anything before an event has shown it this card.
class Listener {
 public:
  Listener(std::vector<Round> rounds, int seat) : rounds_(std::move(rounds)), seat_(seat) {}

  void hear(const Json& message) {
    const Json& body = message.contains("table") ? message["table"] : message;
    if (body.contains("events")) {
      for (const Json& event : body["events"]) see(event);
    }
    if (round_ < 0 || body.contains("round")) return;  // a round's result shows what it rests on
    Names named;
    cards_in(message, rounds_[place()].deck, named);
    for (const std::string& name : named) {
      ++checked;
      EXPECT_TRUE(known_.contains(name))
          << "seat " << seat_ << " hears of " << name << " in " << message;
    }
  }
  int checked = 0;

 private:
  std::size_t place() const { return static_cast<std::size_t>(round_); }
  void see(const Json& event) {
    if (begins_round(event)) {
      ++round_;
      known_.clear();
    }
    ASSERT_GE(round_, 0);
    ASSERT_LT(place(), rounds_.size());
    auto& allowed = rounds_[place()].seen[static_cast<std::size_t>(seat_)];
    const auto found = std::find(allowed.begin(), allowed.end(), event);
    ASSERT_NE(found, allowed.end()) << "seat " << seat_ << " was told " << event;
    allowed.erase(found);
    cards_in(event, rounds_[place()].deck, known_);
  }

  std::vector<Round> rounds_;
  Names known_;
  int seat_, round_ = -1;
};

void play_and_listen(const Server& server, const Json& settings, int people, int bots, int games) {
  Company company;
  company.open_table(server.port(), settings, people, bots);
  for (const auto& person : company.people) {
    person->remembers = true;
    person->rematches = games - 1;
  }
  const auto over = [&] {
    return std::all_of(company.people.begin(), company.people.end(), [&](const auto& person) {
      return person->number() == games && person->status() == "over";
    });
  };
  company.play_until(over);
  ASSERT_TRUE(over());
  std::vector<Round> rounds;
  for (int number = 1; number <= games; ++number) {
    const std::string path =
        "/api/games/" + company.people[0]->table() + "/" + std::to_string(number);
    const HttpAnswer record = ask_http(server.port(), "GET", path);
    ASSERT_EQ(record.status, 200);
    for (Round& round : rounds_of(record.body, people + bots)) rounds.push_back(std::move(round));
  }
  for (const auto& person : company.people) {
    Listener listener(rounds, person->seat());
    for (const Json& message : person->heard()) listener.hear(message);
    EXPECT_GT(listener.checked, 100);
  }
}

TEST(ServerHides, WhatASeatMayNotKnow) {
  const int times = getenv("LAIR_SLOW") != nullptr ? 100 : 5;
  const char* given = getenv("LAIR_GAMES");  // at each table
  const int games = given != nullptr ? atoi(given) : 10;
  const Folder folder;
  const Server server(folder / "lair.db", {"--sync", "normal"});
  const Json chimera = {{"game", "chimera"}, {"options", {{"limit", 50}}}};
  const Json phantom = {{"game", "phantom-rummy"}, {"options", {{"rounds", 1}}}};
  for (int i = 0; i < times && !testing::Test::HasFailure(); ++i) {
    play_and_listen(server, chimera, 3, 0, games);
    play_and_listen(server, phantom, 2 + i % 3, 0, games);
  }
}

}  // namespace
}  // namespace lair
