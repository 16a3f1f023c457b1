#include "storage/sqlite_store.h"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "storage/batch_writer.h"
#include "storage/checkpointer.h"
#include "storage/eraser.h"
#include "storage/expiry.h"
#include "storage/file_lock.h"
#include "storage/migrations.h"
#include "storage/reader.h"
#include "storage/schema.h"

namespace lair {
namespace {

using storage::Connection;

void set_sync(const Connection& file, Sync sync) {
  file.run(sync == Sync::kFull ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL");
}

void set_up(const Connection& file, Sync sync) {
  set_sync(file, sync);
  file.run("PRAGMA wal_autocheckpoint = 0; PRAGMA journal_size_limit = 67108864");
  file.run("PRAGMA secure_delete = ON");  // overwrites changed and deleted content with zeros
}

class SqliteStore final : public Store {
 public:
  SqliteStore(std::string path, const StoreOptions& options, storage::FileLock lock,
              Connection file)
      : path_(std::move(path)),
        options_(options),
        lock_(std::move(lock)),
        write_file_(std::move(file)),
        writer_((set_up(write_file_, options.sync), write_file_), tail_),
        eraser_(write_file_, tail_),
        expirer_(write_file_, eraser_),
        reader_(Connection(path_, options.vfs), tail_),
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
    queue([&](Group& group) {
      group.batches.push_back(std::move(batch));
      group.done.push_back(std::move(done));
    });
  }
  void recover() override {
    queue([](Group& group) {
      if (!group.recovery) group.recovery = group.batches.size();
    });
  }
  void compact(Done done) override {
    queue([&](Group& group) { group.compactions.push_back(std::move(done)); });
  }
  void erase(std::string player, Done done) override {
    queue([&](Group& group) { group.erasures.emplace_back(std::move(player), std::move(done)); });
  }
  void expire(const Expiry& expiry, ExpiryDone done) override {
    queue([&](Group& group) { group.expiries.emplace_back(expiry, std::move(done)); });
  }
  std::unique_ptr<StoreReader> open_reader() override {
    return std::make_unique<storage::Reader>(Connection(path_, options_.vfs), tail_);
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
  std::vector<ReportRow> reports_of(std::string_view player) override {
    return reader_.reports_of(player);
  }
  StoredCounts counts() override { return reader_.counts(); }

 private:
  // The calls that the writing thread has not handled yet.
  struct Group {
    std::vector<Batch> batches;
    std::vector<Done> done;
    // How many batches were waiting when `recover` was called: those still fail.
    std::optional<std::size_t> recovery;
    // These come after the batches.
    std::vector<Done> compactions;
    std::vector<std::pair<std::string, Done>> erasures;
    std::vector<std::pair<Expiry, ExpiryDone>> expiries;
    bool empty() const {
      return batches.empty() && !recovery && compactions.empty() && erasures.empty() &&
             expiries.empty();
    }
  };

  template <class Add>
  void queue(Add add) {
    {
      const std::scoped_lock lock(mutex_);
      add(waiting_);
    }
    woken_.notify_one();
  }

  void run() {
    std::unique_lock lock(mutex_);
    for (;;) {
      woken_.wait(lock, [&] { return stopping_ || !waiting_.empty() || may_erase(); });
      if (stopping_ && waiting_.empty()) return;
      Group group = std::exchange(waiting_, {});
      lock.unlock();
      handle(group);
      if (may_erase()) erase_step();
      lock.lock();
    }
  }

  void handle(Group& group) {
    const std::size_t before = group.recovery.value_or(0);
    settle(group, 0, before);
    if (group.recovery) failure_.reset();
    if (group.recovery) erasing_failed_ = false;
    settle(group, before, group.batches.size());
    for (const Done& done : group.compactions) done(compact_now());
    for (auto& [player, done] : group.erasures) begin_erasure(player, std::move(done));
    for (auto& [expiry, done] : group.expiries) begin_expiry(expiry, std::move(done));
  }

  MaybeError compact_now() {
    return try_to([&] {
      write_file_.run("VACUUM");
      write_file_.run("PRAGMA wal_checkpoint(TRUNCATE)");
    });
  }

  void settle(Group& group, std::size_t from, std::size_t to) {
    if (from == to) return;
    if (!failure_) write(std::span(group.batches).subspan(from, to - from));
    for (std::size_t i = from; i < to; ++i) group.done[i](failure_);
  }

  void write(std::span<Batch> batches) {
    const bool erases = std::ranges::any_of(
        batches, [](const Batch& batch) { return !batch.settled_reports.empty(); });
    failure_ = try_to([&] { writer_.write(batches); });
    if (!failure_ && erases) checkpointer_.truncate_log();
  }

  template <class Work>
  MaybeError try_to(Work work) {
    try {
      const std::scoped_lock lock(writing_);
      work();
      return std::nullopt;
    } catch (const storage::SqliteError& error) {
      return error.at(path_);
    }
  }

  // An erasure that failed waits for `recover`, or for the next start; batches go on.
  bool may_erase() const { return !failure_ && !erasing_failed_ && eraser_.pending(); }

  void begin_erasure(const std::string& player, Done done) {
    const MaybeError error = failure_ ? failure_ : try_to([&] {
      const storage::Transaction transaction(write_file_);
      eraser_.queue_player(player);
      transaction.commit();
      eraser_.note_queued();
    });
    if (error) return done(error);
    erased_.emplace(player, std::move(done));
  }

  void begin_expiry(const Expiry& expiry, ExpiryDone done) {
    ExpiryReport report;
    report.error = failure_ ? failure_ : try_to([&] { report = expirer_.run(expiry); });
    if (report.error) return done(std::move(report));
    expired_.emplace_back(std::move(done), std::move(report));
  }

  // The file's write-ahead log keeps the order of transactions, so that only the step that
  // finishes a player needs a sync. The others are durable with it, or with the next batch.
  void erase_step() {
    std::optional<std::string> finished;
    const MaybeError error = try_to([&] {
      const bool last = eraser_.next_finishes();
      set_sync(write_file_, last ? options_.sync : Sync::kNormal);
      try {
        finished = eraser_.step();
      } catch (...) {
        set_sync(write_file_, options_.sync);
        throw;
      }
      set_sync(write_file_, options_.sync);
    });
    if (error) return fail_erasures(*error);
    if (finished) {
      checkpointer_.truncate_log();
      const auto [first, end] = erased_.equal_range(*finished);
      for (auto each = first; each != end; ++each) each->second(std::nullopt);
      erased_.erase(first, end);
    }
    if (eraser_.pending()) return;
    if (!expired_.empty()) checkpointer_.truncate_log();
    for (auto& [done, report] : std::exchange(expired_, {})) done(std::move(report));
  }

  void fail_erasures(const Error& error) {
    erasing_failed_ = true;
    for (const auto& [player, done] : std::exchange(erased_, {})) done(error);
    for (auto& [done, report] : std::exchange(expired_, {})) {
      report.error = error;
      done(std::move(report));
    }
  }

  const std::string path_;
  const StoreOptions options_;
  storage::FileLock lock_;
  Connection write_file_;
  storage::SharedTail tail_;
  std::mutex writing_;  // held during a transaction
  storage::BatchWriter writer_;
  storage::Eraser eraser_;
  storage::Expirer expirer_;
  storage::Reader reader_;
  storage::Checkpointer checkpointer_;

  std::mutex mutex_;  // guards the next three
  std::condition_variable woken_;
  Group waiting_;
  bool stopping_ = false;

  // Of the writing thread.
  MaybeError failure_;
  bool erasing_failed_ = false;
  std::multimap<std::string, Done> erased_;  // by player
  std::vector<std::pair<ExpiryDone, ExpiryReport>> expired_;
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
