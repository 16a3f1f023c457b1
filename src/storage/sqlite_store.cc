#include "storage/sqlite_store.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "storage/batch_writer.h"
#include "storage/checkpointer.h"
#include "storage/eraser.h"
#include "storage/file_lock.h"
#include "storage/reader.h"
#include "storage/schema.h"

namespace lair {
namespace {

using storage::Connection;

void set_up(Connection& file, Sync sync) {
  file.run(sync == Sync::kFull ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL");
  file.run("PRAGMA wal_autocheckpoint = 0; PRAGMA journal_size_limit = 67108864");
  file.run("PRAGMA secure_delete = ON");  // what is changed or deleted does not stay in the file
}

class SqliteStore final : public Store {
 public:
  SqliteStore(std::string path, const StoreOptions& options, storage::FileLock lock,
              Connection file)
      : path_(std::move(path)),
        lock_(std::move(lock)),
        write_file_(std::move(file)),
        read_file_(path_, options.vfs),
        writer_((set_up(write_file_, options.sync), write_file_), tail_),
        reader_((read_file_.run("PRAGMA query_only = ON"), read_file_), tail_),
        checkpointer_(path_, options.vfs, writing_) {
    checkpointer_.watch(write_file_);
    thread_ = std::thread([this] { run(); });
  }

  ~SqliteStore() override {
    {
      const std::scoped_lock lock(mutex_);
      stopping_ = true;
    }
    woken_.notify_one();
    thread_.join();
  }

  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;

  void commit(Batch batch, Done done) override {
    {
      const std::scoped_lock lock(mutex_);
      waiting_.batches.push_back(std::move(batch));
      waiting_.done.push_back(std::move(done));
    }
    woken_.notify_one();
  }

  void recover() override {
    {
      const std::scoped_lock lock(mutex_);
      if (!waiting_.recovery) waiting_.recovery = waiting_.batches.size();
    }
    woken_.notify_one();
  }

  void compact(Done done) override {
    {
      const std::scoped_lock lock(mutex_);
      waiting_.compactions.push_back(std::move(done));
    }
    woken_.notify_one();
  }

  std::optional<PlayerRow> player(std::string_view id) override { return reader_.player(id); }
  std::optional<PlayerRow> player_by_token(std::string_view hash) override {
    return reader_.player_by_token(hash);
  }
  std::optional<PlayerRow> player_by_phrase(std::string_view hash) override {
    return reader_.player_by_phrase(hash);
  }
  std::optional<TableRow> table(std::string_view id) override { return reader_.table(id); }
  std::vector<TableRow> listed_tables(int limit) override { return reader_.listed_tables(limit); }
  std::vector<TableRow> timed_tables() override { return reader_.timed_tables(); }
  std::vector<TableRow> tables_of(std::string_view player, int limit) override {
    return reader_.tables_of(player, limit);
  }
  std::vector<TableRow> tables_unused_since(std::int64_t time, int limit) override {
    return reader_.tables_unused_since(time, limit);
  }
  std::vector<std::string> log(std::string_view table, std::int64_t first,
                               std::int64_t last) override {
    return reader_.log(table, first, last);
  }
  std::optional<GameRow> game(std::string_view table, int number) override {
    return reader_.game(table, number);
  }
  std::vector<GameRow> games_of(std::string_view player, std::int64_t before, int limit) override {
    return reader_.games_of(player, before, limit);
  }
  std::optional<DailyRow> daily(std::string_view date, std::string_view game,
                                std::string_view player) override {
    return reader_.daily(date, game, player);
  }
  std::vector<DailyRow> dailies_of(std::string_view player) override {
    return reader_.dailies_of(player);
  }
  std::vector<std::int64_t> daily_points(std::string_view date, std::string_view game) override {
    return reader_.daily_points(date, game);
  }
  std::optional<ReviewRow> review(std::string_view table, int number, int seat) override {
    return reader_.review(table, number, seat);
  }
  std::optional<SameDealsRow> same_deals(std::string_view table, int number, int seat) override {
    return reader_.same_deals(table, number, seat);
  }
  std::vector<TableRow> all_tables(int limit) override { return reader_.all_tables(limit); }
  std::vector<PlayerRow> players_like(std::string_view text, int limit) override {
    return reader_.players_like(text, limit);
  }
  std::vector<std::string> tables_visited(std::string_view player) override {
    return reader_.tables_visited(player);
  }
  std::vector<BanRow> bans() override { return reader_.bans(); }
  std::vector<ReportRow> reports(int limit) override { return reader_.reports(limit); }
  StoredCounts counts() override { return reader_.counts(); }

 private:
  // Batches in the order in which they were given.
  struct Group {
    std::vector<Batch> batches;
    std::vector<Done> done;
    // `recover` was called when this many were there: those before it still fail.
    std::optional<std::size_t> recovery;
    std::vector<Done> compactions;  // after the batches
    bool empty() const { return batches.empty() && !recovery && compactions.empty(); }
  };

  void run() {
    std::unique_lock lock(mutex_);
    for (;;) {
      woken_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      Group group = std::exchange(waiting_, {});
      lock.unlock();
      settle(group);
      lock.lock();
    }
  }

  void settle(Group& group) {
    const std::size_t before = group.recovery.value_or(0);
    settle(group, 0, before);
    if (group.recovery) failure_.reset();
    settle(group, before, group.batches.size());
    for (const Done& done : group.compactions) done(compact_now());
  }

  MaybeError compact_now() {
    try {
      const std::scoped_lock lock(writing_);
      write_file_.run("VACUUM");
      write_file_.run("PRAGMA wal_checkpoint(TRUNCATE)");
      return std::nullopt;
    } catch (const storage::SqliteError& error) {
      return error.at(path_);
    }
  }

  void settle(Group& group, std::size_t from, std::size_t to) {
    if (from == to) return;
    if (!failure_) write(std::span(group.batches).subspan(from, to - from));
    for (std::size_t i = from; i < to; ++i) group.done[i](failure_);
  }

  void write(std::span<Batch> batches) {
    try {
      const bool erasing = std::ranges::any_of(batches, storage::erases);
      {
        const std::scoped_lock lock(writing_);
        writer_.write(batches);
      }
      if (erasing) checkpointer_.empty_log();
    } catch (const storage::SqliteError& error) {
      failure_ = error.at(path_);
    }
  }

  const std::string path_;
  storage::FileLock lock_;
  Connection write_file_;
  Connection read_file_;
  storage::SharedTail tail_;
  std::mutex writing_;  // held during a transaction
  storage::BatchWriter writer_;
  storage::Reader reader_;
  storage::Checkpointer checkpointer_;

  std::mutex mutex_;  // of the next three
  std::condition_variable woken_;
  Group waiting_;
  bool stopping_ = false;

  MaybeError failure_;  // the writing thread's own
  std::thread thread_;
};

}  // namespace

Result<std::unique_ptr<Store>> open_store(const std::string& path, const StoreOptions& options) {
  auto lock = storage::FileLock::take(path);
  if (!lock) return std::move(lock.error());
  auto file = storage::open_file(path, options.vfs, storage::migrations());
  if (!file) return std::move(file.error());
  try {
    return std::unique_ptr<Store>(
        std::make_unique<SqliteStore>(path, options, std::move(*lock), std::move(*file)));
  } catch (const storage::SqliteError& error) {
    return error.at(path);
  }
}

}  // namespace lair
