#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

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
                  const std::lock_guard lock(mutex_);
                  posted_.push_back(std::move(task));
                },
            .secrets = &secrets_,
            .keep = keep};
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

}  // namespace lair
