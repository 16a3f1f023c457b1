#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "storage/sqlite.h"
#include "storage/tail.h"
#include "table/store.h"

namespace lair::storage {

// Writes batches, many in one transaction. For one thread.
class BatchWriter {
 public:
  // Reads the end of the log, which it then keeps in step with the file; only it changes it.
  BatchWriter(Connection& file, SharedTail& tail);

  // All of them or, with an exception, none. They are durable when this returns.
  // The lines of their entries are taken out of them.
  void write(std::span<Batch> batches);

 private:
  // What a transaction took out of the tail.
  struct Folding {
    std::size_t tables = 0;  // by age
    std::int64_t deleted_before = 0;
  };
  void load_tail();
  void touch();
  void write_rows(const Batch& batch);
  void write_player(const PlayerRow& row);
  void write_table(const TableRow& row);
  void write_game(const GameRow& row);
  void write_daily(const DailyRow& row);
  void write_review(const ReviewRow& row);
  void write_same_deals(const SameDealsRow& row);
  void write_report(const ReportRow& row);
  Folding fold(std::int64_t added);
  void note_written(std::span<Batch> batches, const Folding& folding);

  Connection& file_;
  SharedTail& shared_;
  std::int64_t deleted_before_ = 1;  // a seq of the file's `tail`
  std::string lines_;                // of a chunk; kept for its room
  Statement begin_;
  Statement commit_;
  Statement put_player_;
  Statement forget_player_;
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
