// Nothing that a seat can measure tells whether another was asked about a discard.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "record/json.h"
#include "server/hub_world_test.h"

namespace lair {
namespace {

constexpr Millis kCommitTime = 8;
constexpr Millis kWindow = 200;

// The share of pairs, one of each kind, that a threshold on the measure tells apart: 0.5 is
// guessing, 0 and 1 are knowing.
double area_under_curve(const std::vector<double>& asked, const std::vector<double>& others) {
  double sum = 0;
  for (const double a : asked) {
    for (const double b : others) sum += a > b ? 1 : a == b ? 0.5 : 0;
  }
  return sum / static_cast<double>(asked.size() * others.size());
}

// Four people at a table whose disk needs 8 ms for each commit. Time is the test's own, so every
// delay is exact.
class SlowDisk : public HubTest {
 protected:
  struct Seat {
    Client client{};
    Value turn{};
    std::int64_t version = -1;
    std::size_t read = 0;
    bool asked = false;
  };

  void SetUp() override {
    Settings settings = *read_settings(
        *parse_json(
            R"({"game":"phantom-rummy","seats":4,"clock":null,"pause":0,"pace":0,"window":200})"),
        {});
    std::vector<std::string> tokens;
    for (const char* name : {"Ana", "Ben", "Cleo", "Dora"}) tokens.push_back(token_of(name));
    const auto creator = hub_.players().by_token(tokens[0]);
    const auto id = hub_.create(settings, {creator->id, creator->name}, {}, [](const auto&) {});
    table_ = *id;
    pass(20);
    for (const std::string& token : tokens) seats_.push_back({.client = come(token, *id)});
    pass(20);
    for (std::size_t i = 1; i < 4; ++i) say(seats_[i].client, R"({"sit":true})");
    pass(20);
    say(seats_[0].client, R"({"start":true})");
    pass(5'000);  // seeds that nobody reveals
  }

  // Time passes; a commit is durable when its time is over.
  void pass(Millis time) {
    for (const Millis end = now_ + time; now_ < end; ++now_) step();
  }
  void step() {
    run();
    if (!store_.waiting.empty() && committing_ == 0) committing_ = now_ + kCommitTime;
    if (committing_ != 0 && now_ >= committing_) {
      committing_ = 0;
      finish();
      if (!store_.waiting.empty()) committing_ = now_ + kCommitTime;
    }
    if (const auto due = hub_.due(); due && *due <= now_) hub_.tick();
    run();
    for (Seat& seat : seats_) read(seat);
  }
  void read(Seat& seat) {
    for (; seat.read < seat.client->frames.size(); ++seat.read) {
      const Value message = *parse_json(seat.client->frames[seat.read]);
      const Value* body = message.find("table");
      const Value& state = body != nullptr ? *body : message;
      if (const auto version = integer_in(state, body != nullptr ? "version" : "v")) {
        seat.version = *version;
      }
      if (const Value* turn = state.find("turn")) {
        seat.turn = *turn;
        seat.asked = flag_in(*turn, "you");
      }
      if (flag_in(message, "noted") && !message.has("v")) seat.asked = false;
      if (message.has("legal")) legal_ = *message.find("legal");
    }
  }
  bool window_open() const {
    return std::ranges::any_of(seats_, [](const Seat& seat) { return seat.turn.has("window"); });
  }
  // One of the legal moves of a seat that is asked.
  void move(Seat& seat) {
    legal_ = Value();
    say(seat.client, R"({"id":1,"legal":true})");
    for (int i = 0; i < 40 && legal_.is_null(); ++i, ++now_) step();
    ASSERT_FALSE(legal_.is_null());
    const Value::Array& moves = *legal_.items();
    const Value& chosen = moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
    seat.asked = false;
    say(seat.client, to_json(Value::object({{"id", 2}, {"move", chosen}, {"v", seat.version}})));
  }
  struct Measures {
    double legal = 0, ping = 0, order = 0, other_commit = 0, bytes = 0;
  };
  // Somebody who is not asked measures what she can while others may be answering.
  Measures measure(Seat& spy) {
    const std::size_t before = spy.client->frames.size();
    const Millis sent = now_;
    say(spy.client, R"({"id":71,"legal":true})");
    say(spy.client, R"({"ping":72})");
    Millis durable = 0;
    hub_.when_durable({}, [&](const MaybeError&) { durable = now_; });
    Measures found;
    for (int i = 0; i < 3 * kCommitTime; ++i, ++now_) {
      step();
      for (std::size_t f = before; f < spy.client->frames.size(); ++f) {
        const std::string& frame = spy.client->frames[f];
        double* const to = frame.find("\"re\":71") != std::string::npos ? &found.legal
                           : frame.find("pong") != std::string::npos    ? &found.ping
                                                                        : nullptr;
        if (to == nullptr || *to != 0) continue;
        *to = static_cast<double>(now_ - sent + 1);
        found.bytes += static_cast<double>(frame.size());
      }
    }
    found.order = found.legal - found.ping;
    found.other_commit = static_cast<double>(durable - sent);
    return found;
  }

  std::string table_;
  std::vector<Seat> seats_;
  Value legal_;
  Millis committing_ = 0;
  Rng rng_{7};
};

TEST_F(SlowDisk, NobodyCanMeasureThatAnotherWasAsked) {
  std::map<std::string, std::pair<std::vector<double>, std::vector<double>>> measured;
  int windows = 0;
  for (int i = 0; i < 400'000 && windows < 400; ++i) {
    pass(1);
    std::vector<Seat*> asked;
    for (Seat& seat : seats_) {
      if (seat.asked) asked.push_back(&seat);
    }
    if (!window_open()) {
      if (!asked.empty()) move(*asked[0]);
      if (asked.empty()) {
        for (Seat& seat : seats_) say(seat.client, R"({"rematch":true})");
      }
      continue;
    }
    pass(30);  // what is public about the discard is durable
    if (!window_open()) continue;
    const auto spy = std::ranges::find_if(seats_, [](const Seat& seat) { return !seat.asked; });
    if (spy == seats_.end()) continue;
    for (Seat* seat : asked) move(*seat);
    const Measures found = measure(*spy);
    const auto note = [&](const char* name, double value) {
      auto& [yes, no] = measured[name];
      (asked.empty() ? no : yes).push_back(value);
    };
    note("legal", found.legal);
    note("ping", found.ping);
    note("order", found.order);
    note("other commit", found.other_commit);
    note("bytes", found.bytes);
    ++windows;
    pass(kWindow);
  }
  ASSERT_EQ(windows, 400);
  for (const auto& [name, kinds] : measured) {
    ASSERT_GT(kinds.first.size(), 20U);
    ASSERT_GT(kinds.second.size(), 20U);
    const double area = area_under_curve(kinds.first, kinds.second);
    EXPECT_LE(std::max(area, 1 - area), 0.55) << name;
  }
}

}  // namespace
}  // namespace lair
