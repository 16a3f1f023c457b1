#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lair::storage {

// The file's `tail` (migrations.cc) in memory: for each table its last entries, which are in no
// chunk yet, and an index of all rows of `tail`, which has none in the file.
class Tail {
 public:
  // Consecutive entries of one table.
  struct Run {
    std::int64_t first = 1;  // number of the first entry
    std::int64_t seq = 0;    // its `seq` in the file
    std::vector<std::string> lines;
  };
  // A row of the file's `tail`. An entry may stay there for a while after it went to a chunk.
  struct Row {
    std::int64_t seq = 0;
    std::string table;
    std::int64_t number = 0;
  };

  std::int64_t next_seq() const { return next_seq_; }
  // Adds a row whose entry is in no chunk. `seq` is at least next_seq(), and `number` follows the
  // last entry of that table.
  void add(std::string_view table, std::int64_t number, std::int64_t seq, std::string line);
  // Adds a row whose entry is in a chunk already.
  void add_chunked(std::string_view table, std::int64_t number, std::int64_t seq);

  const Run* find(std::string_view table) const;
  // A line of the table was not as its checksum says when it was read.
  void note_damage(std::string_view table) { damaged_.emplace(table); }
  bool is_damaged(std::string_view table) const { return damaged_.contains(table); }
  // Table ids, the one with the oldest entry first.
  const std::deque<std::string>& by_age() const { return by_age_; }
  // The rows of one table, by `seq`.
  std::vector<Row> rows_of(std::string_view table) const;

  // Removes the runs of the first `count` tables by age: they are in chunks now.
  void drop_oldest(std::size_t count);
  // Removes the rows with a smaller `seq` from the index.
  void drop_rows_before(std::int64_t seq);
  // Removes everything of a table.
  void drop(std::string_view table);
  void replace(std::string_view table, std::int64_t number, std::string line);

 private:
  struct TextHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>()(text);
    }
  };
  std::unordered_map<std::string, Run, TextHash, std::equal_to<>> runs_;
  std::deque<std::string> by_age_;
  std::deque<Row> rows_;  // by seq
  std::set<std::string, std::less<>> damaged_;
  std::int64_t next_seq_ = 1;
};

// Calls `use` with every line of a chunk; the last line feed may be missing.
template <class Use>
void each_line(std::string_view chunk, Use use) {
  while (!chunk.empty()) {
    const std::string_view line = chunk.substr(0, chunk.find('\n'));
    use(line);
    chunk.remove_prefix(std::min(line.size() + 1, chunk.size()));
  }
}

// The tail, shared by the writing thread and the readers. Only the writing thread changes it, so
// that thread locks the mutex for changes only.
struct SharedTail {
  std::mutex mutex;
  Tail tail;
};

}  // namespace lair::storage
