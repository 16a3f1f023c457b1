#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/terminal/terminal_look.h"
#include "client/remote_table.h"
#include "core/seat.h"
#include "core/value.h"

namespace lair::cli {

// The person's part in the shuffles at a table of a server (docs/fairness.md): a secret seed. The
// server knows only its commitment until all players have committed. A file keeps the revealed seed
// and the server's commitment, so that a later session can check the record of the game, too.
class RemoteSeed {
 public:
  RemoteSeed();
  // Sets the table, and reads its file if there is one.
  void belong_to(const std::string& origin, const std::string& table);

  // The commitment to the seed of the next shuffle.
  std::string commitment() const;
  // The requests to send after a message with this `fair`, in the game of that number.
  std::vector<Value> answer(const Value& fair, std::int64_t number, Seat seat);
  struct Verdict {
    bool trusted = false;
    std::string text;
  };
  // Checks that the deals of the finished game follow from the seeds, the person's among them.
  Verdict judge(const Look& look, const std::vector<Value>& record, const RemoteTable& table) const;
  // Deletes the file: there will be no more games.
  void forget() const;

 private:
  void keep() const;
  MaybeError compare(const std::vector<Value>& record, const RemoteTable& table) const;
  bool noted(const RemoteTable& table) const;

  std::string name_;         // of the file
  std::string secret_;       // of the next shuffle
  std::int64_t number_ = 0;  // the game of the members below
  std::string shown_;        // the revealed seed; empty if none was requested
  std::string server_;       // the server's commitment
};

}  // namespace lair::cli
