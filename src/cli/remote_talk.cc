#include "cli/remote_talk.h"

#include <algorithm>
#include <vector>

#include "cli/play_person.h"
#include "cli/remote_table.h"
#include "table/phrases.h"
#include "text/verbatim.h"

namespace lair::cli {
namespace {

constexpr std::string_view kWord = "say";
constexpr std::size_t kLongestText = 200;  // code points, as servers have it

std::string phrase_id(std::string_view phrase) { return "connect-phrase-" + std::string(phrase); }

// What stands behind the word, as it was typed.
std::string behind(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t") + kWord.size();
  const std::size_t text = std::min(line.find_first_not_of(" \t", begin), line.size());
  line.remove_prefix(text);
  return std::string(line.substr(0, line.find_last_not_of(" \t") + 1));
}

}  // namespace

bool is_talk(std::string_view line) {
  const std::string text = tidied(line);
  return text == kWord || text.starts_with(std::string(kWord) + " ");
}

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
  const std::string text = behind(line);
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
  const std::string name = verbatim(text_in(said_now, "name"), kLongestName);
  return said(look, "connect-says", {{"name", name}, {"text", text}});
}

}  // namespace lair::cli
