#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fair/seeds.h"
#include "server/fake_store_test.h"
#include "server/hub.h"

namespace lair {

class CountedSecrets final : public Secrets {
 public:
  std::string draw() override {
    fair::Sha256 hash;
    hash.add(std::string_view(std::to_string(++drawn_)));
    return fair::to_hex(hash.digest());
  }

 private:
  int drawn_ = 0;
};

// A hub with nothing around it: a store that waits to be told, a clock that stands, and tasks that
// are done when the test says so.
class HubWorld : public testing::Test {
 protected:
  // All that was posted; commits stay where they are.
  void run() {
    while (true) {
      std::unique_lock lock(mutex_);
      if (posted_.empty()) return;
      const auto task = std::move(posted_.front());
      posted_.pop_front();
      lock.unlock();
      task();
    }
  }
  std::string token_of(std::string_view name) {
    const auto made = hub_.players().make(name, now_);
    store_.players[made->row.id] = made->row;
    return made->token;
  }
  Hub::World world(Millis keep = 0) {
    return {.now = [this] { return now_; },
            .post =
                [this](std::function<void()> task) {
                  const std::scoped_lock lock(mutex_);
                  posted_.push_back(std::move(task));
                },
            .secrets = &secrets_,
            .keep = keep,
            .run_slow = [](const std::function<void()>& job) { job(); }};
  }

  Millis now_ = 1'000'000;
  std::mutex mutex_;  // other threads post, too
  std::deque<std::function<void()>> posted_;
  FakeStore store_;
  Metrics metrics_;
  BotPool bots_{1, metrics_};
  CountedSecrets secrets_;
  Hub hub_{store_, bots_, metrics_, world()};
};

class FakeConnection final : public Connection {
 public:
  void send(std::string_view text, std::string_view rest, Priority priority) override {
    frames.push_back(std::string(text).append(rest));
    last_priority = priority;
  }
  void close(CloseCode code, std::string_view) override { closed = static_cast<int>(code); }
  bool heard(std::string_view text) const {
    return std::any_of(frames.begin(), frames.end(), [&](const std::string& frame) {
      return frame.find(text) != std::string::npos;
    });
  }
  std::vector<std::string> frames;
  Priority last_priority = Priority::kNow;
  int closed = 0;
};

class HubTest : public HubWorld {
 protected:
  using Client = std::shared_ptr<FakeConnection>;

  void finish(const MaybeError& error = {}) {
    store_.finish(error);
    run();
  }
  std::string make_table(const std::string& token) {
    const auto player = hub_.players().by_token(token);
    Settings settings;
    settings.game = "chimera";
    const auto id = hub_.create(settings, {player->id, player->name}, {}, [](const MaybeError&) {});
    run();
    finish();
    return *id;
  }
  Client come(const std::string& token, const std::string& table) {
    auto client = std::make_shared<FakeConnection>();
    client->token = token;
    hub_.opened(client);
    say(client, R"({"hello":{"v":1,"table":")" + table + "\"}}");
    run();
    return client;
  }
  void say(const Client& client, std::string_view text) { hub_.message(*client, text); }
};

}  // namespace lair
