// Measures how many log entries per second the store makes durable, and how long one takes: every
// table waits for its entry before it commits the next.
//   store_bench FILE [TABLES [SECONDS [full|normal]]]
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "storage/sqlite_store.h"
#include "text/text.h"

namespace lair {
namespace {

using Clock = std::chrono::steady_clock;

class Load {
 public:
  Load(Store& store, int tables) : store_(store), tables_(static_cast<std::size_t>(tables)) {
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      tables_[i].id = "table-" + std::to_string(i * 2654435761U % 1'000'000'007U);
    }
  }

  void start() {
    for (Table& table : tables_) give(table);
  }
  // Stops committing and waits for what was committed.
  void stop() {
    stopping_ = true;
    while (outstanding_ > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  std::vector<double> take_times() {  // ms
    std::sort(times_.begin(), times_.end());
    return std::move(times_);
  }

 private:
  struct Table {
    std::string id;
    std::int64_t number = 0;
    Clock::time_point given;
  };

  void give(Table& table) {
    ++outstanding_;
    table.given = Clock::now();
    Batch batch;
    batch.entries.push_back(
        {table.id, ++table.number,
         R"({"seat":1,"play":["7a","7b","8c","8d"],"top":"8","ms":1234,"bank":[120,90,118]})"});
    store_.commit(std::move(batch), [this, &table](const MaybeError& error) {
      if (error) {
        std::fprintf(stderr, "store_bench: %s\n", say(Language::en, *error).c_str());
        std::_Exit(1);
      }
      times_.push_back(
          std::chrono::duration<double, std::milli>(Clock::now() - table.given).count());
      if (!stopping_) give(table);
      --outstanding_;
    });
  }

  Store& store_;
  std::vector<Table> tables_;
  std::vector<double> times_;  // used by the store's thread
  std::atomic<bool> stopping_ = false;
  std::atomic<int> outstanding_ = 0;
};

int run(const std::string& path, int tables, int seconds, Sync sync) {
  auto store = open_store(path, {sync});
  if (!store) {
    std::fprintf(stderr, "store_bench: %s\n", say(Language::en, store.error()).c_str());
    return 1;
  }
  Load load(**store, tables);
  const std::clock_t cpu = std::clock();
  const auto begun = Clock::now();
  load.start();
  std::this_thread::sleep_for(std::chrono::seconds(seconds));
  load.stop();
  const std::chrono::duration<double> wall = Clock::now() - begun;
  const double cpu_seconds = static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC;
  const std::vector<double> times = load.take_times();
  const auto count = static_cast<double>(times.size());
  std::printf(
      "%d tables: %.0f entries/s, %.0f per second of CPU, p50 %.2f ms, p99 %.2f ms, max %.2f ms\n",
      tables, count / wall.count(), count / cpu_seconds, times[times.size() / 2],
      times[times.size() * 99 / 100], times.back());
  return 0;
}

}  // namespace
}  // namespace lair

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fputs("store_bench FILE [TABLES [SECONDS [full|normal]]]\n", stderr);
    return 2;
  }
  const int tables = argc > 2 ? std::atoi(argv[2]) : 100;
  const int seconds = argc > 3 ? std::atoi(argv[3]) : 5;
  const bool normal = argc > 4 && std::string_view(argv[4]) == "normal";
  return lair::run(argv[1], std::max(tables, 1), std::max(seconds, 1),
                   normal ? lair::Sync::kNormal : lair::Sync::kFull);
}
