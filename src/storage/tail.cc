#include "storage/tail.h"

#include <cassert>
#include <utility>

namespace lair::storage {

void Tail::add(std::string_view table, std::int64_t number, std::int64_t seq, std::string line) {
  add_chunked(table, number, seq);
  auto found = runs_.find(table);
  if (found == runs_.end()) {
    found = runs_.try_emplace(std::string(table)).first;
    found->second.first = number;
    found->second.seq = seq;
    by_age_.emplace_back(table);
  }
  Run& run = found->second;
  assert(number == run.first + static_cast<std::int64_t>(run.lines.size()));
  run.lines.push_back(std::move(line));
}

void Tail::add_chunked(std::string_view table, std::int64_t number, std::int64_t seq) {
  assert(seq >= next_seq_);
  next_seq_ = seq + 1;
  rows_.push_back({seq, std::string(table), number});
}

const Tail::Run* Tail::find(std::string_view table) const {
  const auto found = runs_.find(table);
  return found == runs_.end() ? nullptr : &found->second;
}

std::vector<Tail::Row> Tail::rows_of(std::string_view table) const {
  std::vector<Row> rows;
  for (const Row& row : rows_) {
    if (row.table == table) rows.push_back(row);
  }
  return rows;
}

void Tail::drop_oldest(std::size_t count) {
  assert(count <= by_age_.size());
  for (; count > 0; --count) {
    runs_.erase(by_age_.front());
    by_age_.pop_front();
  }
}

void Tail::drop_rows_before(std::int64_t seq) {
  while (!rows_.empty() && rows_.front().seq < seq) rows_.pop_front();
}

void Tail::drop(std::string_view table) {
  std::erase_if(rows_, [&](const Row& row) { return row.table == table; });
  const auto found = runs_.find(table);
  if (found == runs_.end()) return;
  runs_.erase(found);
  std::erase(by_age_, table);
}

void Tail::replace(std::string_view table, std::int64_t number, std::string line) {
  Run& run = runs_.find(table)->second;
  run.lines[static_cast<std::size_t>(number - run.first)] = std::move(line);
}

}  // namespace lair::storage
