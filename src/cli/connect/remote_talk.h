#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "cli/terminal/terminal_look.h"
#include "client/remote_table.h"
#include "core/result.h"
#include "core/value.h"

// What people at a table of a server say to each other: ready phrases, and words of their own where
// the table allows it.

namespace lair::cli {

// "say", or "say" and something behind it.
bool is_talk(std::string_view line);
// The phrases with their numbers, and how they are said.
std::string phrases_listed(const Look& look, bool free);
// What such a line sends to the table: a phrase by its number or name, or with `free` any text.
// Null for "say" alone.
Result<Value> read_talk(std::string_view line, bool free);
// "Ben: Nice one!"; empty if there is nothing that could be shown.
std::string heard_talk(const Look& look, const Value& said);

// Those at the table whom the person does not want to hear. Only this program knows of it.
class Muted {
 public:
  // "mute", or "mute" and something behind it.
  static bool is_meant(std::string_view line);
  // Mutes the one whom such a line names, by the number of the seat from 1 or by how the name
  // begins, or hears them again; and tells so. A line that names nobody gets the list of all.
  std::string answer(const Look& look, std::string_view line, const RemoteTable& table);
  // Is it said by one of them?
  bool covers(const Value& said) const;

 private:
  std::string listed(const Look& look, const RemoteTable& table) const;

  std::set<std::string, std::less<>> names_;
};

}  // namespace lair::cli
