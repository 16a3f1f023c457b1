#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/value.h"
#include "table/effects.h"
#include "table/table_data.h"
#include "table/update.h"

namespace lair {

// One step of a table: a request, an answer or a deadline, and everything that follows from it by
// itself. Its lines make up one entry of the log, and each stream gets at most one update.
class Step {
 public:
  Step(TableData& table, Millis now);

  const TableData& table() const { return table_; }
  const TableState& logged() const { return table_.logged; }  // changed by `add` alone
  UnloggedState& unlogged() { return table_.unlogged; }
  Secrets& secrets() const { return *table_.secrets; }
  Millis now() const { return now_; }
  StepResult& result() { return result_; }

  // Applies the line and adds it to the entry. `checked`: see TableState::apply.
  MaybeError add(const Value& line, const AnyChecked* checked = nullptr);
  // The same for lines that the table makes itself: they cannot be wrong.
  bool require(const Value& line, const AnyChecked* checked = nullptr);
  // A bot of the seat had to decide at a weaker level than its own; updates say so.
  void note_hurried(Seat seat) { hurried_ = hurried_.with(seat); }
  // Applies a line that must leave no trace for now. The next entry of the log begins with it: a
  // commit would tell everybody that a seat was asked in secret, and updates count entries.
  void hold(const Value& line);
  // Writes the lines that are held.
  void write_held();
  // Ends the entry and writes the updates.
  StepResult finish();

 private:
  void begin_entry();
  void follow(const Effects& effects);
  void publish(int stream, SeatSet renewed);

  TableData& table_;
  Millis now_;
  std::string lines_;  // the entry so far
  ChangedParts changed_;
  std::optional<Value> round_;  // scored in this step
  SeatSet hurried_;
  StepResult result_;
};

// A line of the log that names one seat and no more.
Value seat_line(std::string_view name, Seat seat);

}  // namespace lair
