#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lair::storage {

// The end of the log as `tail` holds it (schema.cc), in memory: for each table its last entries,
// which no chunk has yet.
class Tail {
 public:
  // Consecutive entries of a table.
  struct Run {
    std::int64_t first = 1;  // number of the first
    std::int64_t seq = 0;    // of the first, in the file's `tail`
    std::vector<std::string> lines;
  };

  std::int64_t next_seq() const { return next_seq_; }
  void skip_to(std::int64_t seq) { next_seq_ = seq; }
  // `seq` is at least next_seq(), `number` follows the last of that table.
  void add(std::string_view table, std::int64_t number, std::int64_t seq, std::string line);

  const Run* find(std::string_view table) const;
  // Tables, the one with the oldest entry first.
  const std::deque<std::string>& by_age() const { return by_age_; }
  // Forgets the entries of the first `count` tables by age.
  void drop_oldest(std::size_t count);
  // Forgets the entries of a table.
  void drop(std::string_view table);
  // Other words for an entry that is here.
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
  std::int64_t next_seq_ = 1;
};

// Calls `use` with every line of a chunk, also if the file has lost the last one's end.
template <class Use>
void each_line(std::string_view chunk, Use use) {
  while (!chunk.empty()) {
    const std::string_view line = chunk.substr(0, chunk.find('\n'));
    use(line);
    chunk.remove_prefix(std::min(line.size() + 1, chunk.size()));
  }
}

// The end of the log, for the thread that writes and the one that reads.
struct SharedTail {
  std::mutex mutex;
  Tail tail;
};

}  // namespace lair::storage
