#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "cli/terminal/terminal_look.h"
#include "client/remote_table.h"
#include "core/result.h"
#include "core/value.h"

// The chat at a table of a server: ready phrases, and free text if the table allows it.

namespace lair::cli {

// The line is "say", alone or with something behind it.
bool is_talk(std::string_view line);
// The list of phrases with their numbers, and how to say one.
std::string phrases_listed(const Look& look, bool free);
// The request that such a line makes: a phrase by its number or name, or with `free` any text. Null
// for "say" alone.
Result<Value> read_talk(std::string_view line, bool free);
// "Ben: Nice one!"; empty if there is nothing to show.
std::string heard_talk(const Look& look, const Value& said);

// The players whose chat the person has muted. The server does not know of it.
class Muted {
 public:
  // The line is "mute", alone or with something behind it.
  static bool is_meant(std::string_view line);
  // Mutes or unmutes the player that such a line names, by the number of the seat from 1 or by the
  // beginning of the name. Returns the text to show; for a line that names nobody, the list of all.
  std::string answer(const Look& look, std::string_view line, const RemoteTable& table);
  // The message is from a muted player.
  bool covers(const Value& said) const;

 private:
  std::string listed(const Look& look, const RemoteTable& table) const;

  std::set<std::string, std::less<>> names_;
};

}  // namespace lair::cli
