#include "person.h"

#include <gtest/gtest.h>
#include <poll.h>

namespace lair {

std::string make_player(int port, std::string_view name) {
  const Json body = {{"name", name}, {"token", true}};
  const HttpAnswer answer = ask_http(port, "POST", "/api/me", body.dump());
  EXPECT_EQ(answer.status, 200) << answer.body;
  return answer.status == 200 ? answer.json().at("token").get<std::string>() : "";
}

std::string make_table(int port, std::string_view token, const Json& settings) {
  Json body = {{"clock", nullptr}, {"pause", 0}, {"pace", 0}, {"window", 0}};
  body.update(settings);
  const HttpAnswer answer = ask_http(port, "POST", "/api/tables", body.dump(), token);
  EXPECT_EQ(answer.status, 201) << answer.body;
  return answer.status == 201 ? answer.json().at("table").get<std::string>() : "";
}

void Person::come(int port, const std::string& table) {
  socket_ = std::make_unique<WebSocket>(port);
  ASSERT_EQ(socket_->status(), 101);
  if (table != table_) version_ = -1;
  table_ = table;
  legal_id_ = move_id_ = -1;
  asked_again_ = false;
  Json hello = {{"v", 1}, {"table", table}, {"token", token_}, {"views", true}};
  if (version_ >= 0) hello["from"] = version_;
  socket_->say({{"hello", std::move(hello)}});
  // The answer ends with the whole table, or with `resumed`.
  while (const auto message = socket_->hear()) {
    take(*message);
    if (message->contains("table") || message->contains("resumed")) return;
  }
  FAIL() << "no answer to a hello; closed with " << socket_->close_code(Patience{0});
}

void Person::sit(int seat) {
  socket_->say({{"sit", seat}});
  while (seat_ != seat && here()) hear(kPatient);
}

void Person::start() { socket_->say({{"start", true}}); }

void Person::hear(Patience patience) {
  for (auto message = socket_->hear(patience); message; message = socket_->hear(Patience{0})) {
    take(*message);
  }
}

void Person::take(const Json& message) {
  if (remembers) heard_.push_back(message);
  if (message.contains("table")) return take_table(message["table"]);
  if (message.contains("v")) take_update(message);
  if (message.contains("re")) take_answer(message);
  if (message.contains("resumed")) {
    const Json& resumed = message["resumed"];
    EXPECT_EQ(resumed.at("version"), version_) << "of the updates before";
    view_ = resumed.at("view");
    turn(resumed.at("turn"));
    if (status_ == "over" && here()) ask_again();
  }
  if (message.contains("error")) ADD_FAILURE() << "seat " << seat_ << " got " << message;
}

void Person::take_table(const Json& table) {
  const Json* seat = &table.at("you").at("seat");
  const int now = seat->is_null() ? -1 : seat->get<int>();
  const bool same = now == seat_ && version_ >= 0 && number_ == table.at("number");
  const Json events = table.contains("events") ? table["events"] : Json::array();
  if (same) {
    EXPECT_GE(table.at("version"), version_) << "what was told is not there any more";
    // The same round: what was told is how it began.
    if (!events_.empty() && !events.empty() && events[0] == events_[0]) {
      ASSERT_GE(events.size(), events_.size());
      for (std::size_t i = 0; i < events_.size(); ++i) EXPECT_EQ(events[i], events_[i]);
    }
  }
  seat_ = now;
  version_ = table.at("version");
  number_ = table.at("number");
  status_ = table.at("status");
  events_ = events;
  view_ = table.at("view");
  turn(table.at("turn"));
  if (status_ == "over") ask_again();
}

void Person::take_update(const Json& update) {
  EXPECT_EQ(update["v"], version_ + 1) << "versions count up by one";
  version_ = update["v"];
  if (update.contains("number")) number_ = update["number"];
  if (update.contains("events")) add_events(update["events"]);
  if (update.contains("view")) view_ = update["view"];
  if (update.contains("status")) status_ = update["status"];
  if (status_ == "playing") asked_again_ = false;
  if (update.contains("turn")) turn(update["turn"]);
  if (update.contains("end")) ask_again();
}

void Person::add_events(const Json& events) {
  for (const Json& event : events) {
    const std::string& kind = event.at("event").get_ref<const std::string&>();
    if (kind == "dealt" || kind == "deal") events_ = Json::array();
    events_.push_back(event);
  }
}

void Person::turn(const Json& turn) {
  turn_ = turn;
  if (!plays || !turn.at("you").get<bool>()) return;
  legal_id_ = ++last_id_;
  socket_->say({{"id", legal_id_}, {"legal", true}});
}

void Person::ask_again() {
  if (!plays || std::exchange(asked_again_, true) || rematches-- <= 0) return;
  socket_->say({{"rematch", true}});
}

void Person::take_answer(const Json& message) {
  if (message["re"] == move_id_ && !message.contains("error")) {
    // A choice that was noted is done only if no other has precedence.
    if (!message.contains("noted")) acknowledged_.push_back(move_);
    move_ = nullptr;
    move_id_ = -1;
    if (message.contains("noted") && !message.contains("v")) {
      turn_["you"] = false;
    } else if (!message.contains("turn")) {
      turn(turn_);  // asked the same again
    }
  }
  if (!plays || message["re"] != legal_id_ || !message.contains("legal")) return;
  const Json& moves = message["legal"];
  ASSERT_FALSE(moves.empty());
  move_ = moves[random_() % moves.size()];
  move_id_ = ++last_id_;
  socket_->say({{"id", move_id_}, {"move", move_}, {"v", version_}});
}

void Person::compare_with_another_tab(int port) {
  WebSocket tab(port);
  tab.say({{"hello", {{"v", 1}, {"table", table_}, {"token", token_}}}});
  const auto shown = tab.hear();
  ASSERT_TRUE(shown && shown->contains("table"));
  const Json& table = (*shown)["table"];
  while (version_ < table.at("version")) {
    const auto message = socket_->hear();
    ASSERT_TRUE(message) << "what the other tab shows was not told here";
    take(*message);
  }
  ASSERT_EQ(table.at("version"), version_);
  EXPECT_EQ(table.at("number"), number_);
  EXPECT_EQ(table.contains("events") ? table["events"] : Json::array(), events_);
  EXPECT_EQ(table.at("view"), view_);
}

void Company::open_table(int port, const Json& settings, int count, int bots) {
  const std::size_t first = people.size();
  for (int i = 0; i < count; ++i) {
    people.push_back(
        std::make_unique<Person>(port, "Person " + std::to_string(people.size()), ++seed_));
  }
  Json all = settings;
  all["seats"] = count + bots;
  all["bots"] = Json::array();
  for (int i = 0; i < count + bots; ++i) all["bots"].push_back(i < count ? Json() : Json("greedy"));
  const std::string table = make_table(port, people[first]->token(), all);
  for (int i = 0; i < count; ++i) {
    Person& person = *people[first + static_cast<std::size_t>(i)];
    person.come(port, table);
    if (i > 0) person.sit(i);
  }
  people[first]->start();
}

void Company::come_back(int port) {
  for (const auto& person : people) person->come(port, person->table());
}

void Company::play_for(Patience time) {
  const auto until = std::chrono::steady_clock::now() + time;
  std::vector<pollfd> files;
  for (const auto& person : people) {
    files.push_back(
        {.fd = person->here() ? person->socket().file() : -1, .events = POLLIN, .revents = 0});
  }
  while (true) {
    const auto left =
        std::chrono::duration_cast<Patience>(until - std::chrono::steady_clock::now());
    if (left.count() <= 0) return;
    if (poll(files.data(), files.size(), static_cast<int>(left.count())) <= 0) return;
    for (std::size_t i = 0; i < files.size(); ++i) {
      if (files[i].revents == 0) continue;
      people[i]->hear(Patience{0});
      if (!people[i]->here()) files[i].fd = -1;
    }
  }
}

void Company::hear_to_the_end() {
  for (const auto& person : people) {
    while (person->here()) person->hear(kPatient);
  }
}

std::size_t Company::acknowledged() const {
  std::size_t count = 0;
  for (const auto& person : people) count += person->acknowledged().size();
  return count;
}

}  // namespace lair
