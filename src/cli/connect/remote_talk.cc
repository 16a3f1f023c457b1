#include "cli/connect/remote_talk.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "cli/play/person.h"
#include "protocol/choices.h"
#include "text/verbatim.h"

namespace lair::cli {
namespace {

constexpr std::string_view kSay = "say";
constexpr std::string_view kMute = "mute";
constexpr std::size_t kLongestText = 200;  // code points, as servers have it

std::string phrase_id(std::string_view phrase) { return "connect-phrase-" + std::string(phrase); }

bool begins(std::string_view line, std::string_view word) {
  const std::string text = tidied(line);
  return text == word || text.starts_with(std::string(word) + " ");
}

// What stands behind the word, as it was typed.
std::string behind(std::string_view line, std::string_view word) {
  const std::size_t begin = line.find_first_not_of(" \t") + word.size();
  const std::size_t text = std::min(line.find_first_not_of(" \t", begin), line.size());
  line.remove_prefix(text);
  return std::string(line.substr(0, line.find_last_not_of(" \t") + 1));
}

std::string speaker(const Value& said_now) {
  return verbatim(text_in(said_now, "name"), kLongestName);
}

// Another person sits there.
bool talks(const RemoteTable& table, std::size_t seat) {
  const RemoteSeat& there = table.seats[seat];
  const bool own = table.seat && static_cast<std::size_t>(*table.seat) == seat;
  return !own && !there.free && there.bot.empty();
}

// By the number of the seat, or by how the name begins if that is clear.
std::optional<std::size_t> seat_meant(const RemoteTable& table, std::string_view text) {
  std::optional<std::size_t> meant;
  for (std::size_t i = 0; i < table.seats.size() && !text.empty(); ++i) {
    if (!talks(table, i)) continue;
    if (text == std::to_string(i + 1)) return i;
    if (!tidied(table.seats[i].name).starts_with(text)) continue;
    if (meant) return std::nullopt;
    meant = i;
  }
  return meant;
}

}  // namespace

bool is_talk(std::string_view line) { return begins(line, kSay); }

std::string phrases_listed(const Look& look, bool free) {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < kPhrases.size(); ++i) {
    items.push_back(paint(look, kGold, std::to_string(i + 1) + ")") + " " +
                    said(look, phrase_id(kPhrases[i])));
  }
  const std::string how = said(look, free ? "connect-say-free" : "connect-say");
  return flow(look, items, {2, 2, "  "}) + "\n" + wrapped(look, how, 2);
}

Result<Value> read_talk(std::string_view line, bool free) {
  const std::string text = behind(line, kSay);
  if (text.empty()) return Value();
  std::string name = tidied(text);
  std::replace(name.begin(), name.end(), ' ', '-');
  const auto* phrase = std::find(kPhrases.begin(), kPhrases.end(), name);
  if (const auto number = number_in(name); number && *number > 0) {
    const auto place = static_cast<std::size_t>(*number) - 1;
    if (place < kPhrases.size()) phrase = kPhrases.begin() + place;
  }
  if (phrase != kPhrases.end()) return Value::object({{"say", *phrase}});
  if (free) return Value::object({{"text", text}});
  return Error{"table-phrase-unknown", "", {}};
}

std::string heard_talk(const Look& look, const Value& said_now) {
  std::string text = verbatim(text_in(said_now, "text"), kLongestText);
  const std::string_view phrase = text_in(said_now, "phrase");
  const bool known = std::find(kPhrases.begin(), kPhrases.end(), phrase) != kPhrases.end();
  if (known) text = said(look, phrase_id(phrase));
  if (text.empty()) return "";
  return said(look, "connect-says", {{"name", speaker(said_now)}, {"text", text}});
}

bool Muted::is_meant(std::string_view line) { return begins(line, kMute); }

std::string Muted::answer(const Look& look, std::string_view line, const RemoteTable& table) {
  const auto seat = seat_meant(table, tidied(behind(line, kMute)));
  if (!seat) return listed(look, table);
  const std::string& name = table.seats[*seat].name;
  const bool hears_again = names_.erase(name) > 0;
  if (!hears_again) names_.insert(name);
  return wrapped(look,
                 said(look, hears_again ? "connect-heard" : "connect-muted", {{"name", name}}), 2);
}

bool Muted::covers(const Value& said_now) const { return names_.contains(speaker(said_now)); }

std::string Muted::listed(const Look& look, const RemoteTable& table) const {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    if (!talks(table, i)) continue;
    const std::string& name = table.seats[i].name;
    const std::string text =
        names_.contains(name) ? said(look, "connect-seat-muted", {{"name", name}}) : name;
    items.push_back(paint(look, kGold, std::to_string(i + 1) + ")") + " " + text);
  }
  if (items.empty()) return wrapped(look, said(look, "connect-mute-nobody"), 2);
  return flow(look, items, {2, 2, "  "}) + "\n" + wrapped(look, said(look, "connect-mute"), 2);
}

}  // namespace lair::cli
