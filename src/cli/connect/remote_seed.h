#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/terminal/terminal_look.h"
#include "client/remote_table.h"
#include "core/seat.h"
#include "core/value.h"

namespace lair::cli {

// The person's part in the shuffles at a table of a server (docs/fairness.md): a secret seed, of
// which the server knows only the commitment until all have committed. What was shown, and what the
// server committed to itself, is noted in a file, to be held against the record when the game is
// over, also by one who left and came again.
class RemoteSeed {
 public:
  RemoteSeed();
  // Of that table from now on: by the note of it, if there is one.
  void belong_to(const std::string& origin, const std::string& table);

  // Of the next shuffle.
  std::string commitment() const;
  // What is to be sent now that the table's `fair` says this in its game of that number.
  std::vector<Value> answer(const Value& fair, std::int64_t number, Seat seat);
  struct Verdict {
    bool trusted = false;
    std::string text;
  };
  // Whether the deals of the game that ended at the table are what the seeds give, the person's
  // among them.
  Verdict judge(const Look& look, const std::vector<Value>& record, const RemoteTable& table) const;
  // There will be no more games.
  void forget() const;

 private:
  void keep() const;
  MaybeError compare(const std::vector<Value>& record, const RemoteTable& table) const;
  bool noted(const RemoteTable& table) const;

  std::string name_;         // of the file
  std::string secret_;       // of the next shuffle
  std::int64_t number_ = 0;  // of the game that the rest is about
  std::string shown_;        // the seed; empty if none was asked for
  std::string server_;       // what the server committed to
};

}  // namespace lair::cli
