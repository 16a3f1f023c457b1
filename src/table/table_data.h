#pragma once

#include <string>
#include <utility>

#include "table/audience.h"
#include "table/table_state.h"
#include "table/unlogged_state.h"

namespace lair {

// A source of secrets: 32 random bytes, in hex.
class Secrets {
 public:
  virtual ~Secrets() = default;
  virtual std::string draw() = 0;
};

// A player, or somebody without an account.
struct Visitor {
  std::string player;  // the id
  std::string name;
};

// Everything a table consists of.
struct TableData {
  std::string id;
  Secrets* secrets = nullptr;
  TableState logged;
  UnloggedState unlogged;
  Audience audience;
  bool replaying = false;  // the log is being read
};

}  // namespace lair
