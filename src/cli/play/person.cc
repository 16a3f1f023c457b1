#include "cli/play/person.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "cli/terminal/terminal_look.h"
#include "text/text.h"
#include "text/verbatim.h"

namespace lair::cli {
namespace {

// Whether the message, a list of words, contains this word.
bool lists(Language language, std::string_view id, std::string_view word) {
  const std::vector<std::string> list = words(say(language, id));
  return std::find(list.begin(), list.end(), word) != list.end();
}

}  // namespace

std::string tidied(std::string_view line) {
  constexpr std::string_view kBlank = " \t\r\v\f";
  const std::size_t begin = std::min(line.find_first_not_of(kBlank), line.size());
  line.remove_prefix(begin);
  line = line.substr(0, line.find_last_not_of(kBlank) + 1);
  std::string tidy(line);
  for (char& c : tidy) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == '\t') c = ' ';
  }
  return tidy;
}

std::string as_typed(std::string_view text) {
  constexpr std::size_t kShort = 20;  // code points
  return verbatim(text, kShort);
}

std::optional<int> number_in(std::string_view text) {
  int number = 0;
  if (text.starts_with('#')) text.remove_prefix(1);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < 0) return std::nullopt;
  return number;
}

Word read_word(std::string_view line) {
  constexpr std::array<std::pair<std::string_view, Word>, 9> kWords = {{{"?", Word::kHelp},
                                                                        {"help", Word::kHelp},
                                                                        {"hint", Word::kHint},
                                                                        {"s", Word::kScores},
                                                                        {"score", Word::kScores},
                                                                        {"scores", Word::kScores},
                                                                        {"q", Word::kQuit},
                                                                        {"quit", Word::kQuit},
                                                                        {"exit", Word::kQuit}}};
  const std::string word = tidied(line);
  if (word == "h") return line.find('H') == std::string_view::npos ? Word::kHint : Word::kOther;
  for (const auto& [text, meaning] : kWords) {
    if (text == word) return meaning;
  }
  return Word::kOther;
}

Reply read_reply(Language language, std::string_view line) {
  const std::string word = tidied(line);
  for (const Language spoken : {language, Language::en}) {
    if (lists(spoken, "play-yes-words", word)) return Reply::kYes;
    if (lists(spoken, "play-no-words", word)) return Reply::kNo;
  }
  return Reply::kNeither;
}

void show_prompt(Terminal& terminal, const MaybeError& wrong, std::string_view prompt) {
  const Look& look = terminal.look();
  const std::string text = wrong ? said(look, *wrong) : std::string(prompt);
  const std::string lines = wrapped(look, text, 2);
  terminal.say(wrong ? paint(look, kWarning, lines) : lines);
}

}  // namespace lair::cli
