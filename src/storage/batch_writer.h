#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "storage/sqlite.h"
#include "storage/tail.h"
#include "table/store.h"

namespace lair::storage {

// Writes batches, many in one transaction. For one thread.
class BatchWriter {
 public:
  // Loads the tail from the file. From then on this keeps both in step.
  BatchWriter(Connection& file, SharedTail& tail);

  // Writes all batches, or none if it throws. They are durable when this returns. Moves the lines
  // out of the entries.
  void write(std::span<Batch> batches);

 private:
  // What a transaction moved out of the tail.
  struct Folding {
    std::size_t tables = 0;  // the first so many by age
    std::int64_t deleted_before = 0;
  };
  void load_tail();
  void write_unchanged_version();
  void write_rows(const Batch& batch);
  void write_table(const TableRow& row);
  void write_game(const GameRow& row);
  void write_entries(std::span<const Batch> batches);
  Folding fold(std::int64_t added);
  void write_chunks(const std::string& table, const Tail::Run& run);
  void note_written(std::span<Batch> batches, const Folding& folding);

  Connection& file_;
  SharedTail& shared_;
  std::int64_t deleted_before_ = 1;  // a `seq` of the file's `tail`
  std::string lines_;                // the text of a chunk; a member to reuse its memory
  Statement put_player_;
  Statement put_table_;
  Statement clear_table_players_;
  Statement put_table_player_;
  Statement put_visit_;
  Statement put_game_;
  Statement clear_game_players_;
  Statement put_game_player_;
  Statement put_daily_;
  Statement put_review_;
  Statement put_same_deals_;
  Statement put_ban_;
  Statement lift_ban_;
  Statement put_report_;
  Statement settle_report_;
  Statement put_entry_;
  Statement put_chunk_;
  Statement delete_entries_;
};

}  // namespace lair::storage
