#include "cli/terminal/interview.h"

#include <algorithm>
#include <numeric>

#include "cli/play/person.h"
#include "cli/terminal/terminal_look.h"

namespace lair::cli {

Interview::Interview(Terminal& terminal, std::string_view typed_ahead) : terminal_(terminal) {
  for (std::string& word : words(typed_ahead)) ahead_.push_back(std::move(word));
}

// Asks and stores the words of the answer; an empty line is the word "-". False if the person gives
// up.
bool Interview::listen(std::string_view question, std::string_view usual) {
  const Look& look = terminal_.look();
  std::string text(question);
  if (!usual.empty()) text.append(" [").append(usual).append("]");
  terminal_.say(wrapped(look, text, 2));
  std::string line;
  const Terminal::Heard heard = terminal_.ask(paint(look, kGold, "> "), line);
  interrupted_ = heard == Terminal::Heard::kInterrupted;
  if (interrupted_ || heard == Terminal::Heard::kEnd) return false;
  std::string plain = line;
  std::replace(plain.begin(), plain.end(), '\t', ' ');
  for (std::string& word : words(plain)) ahead_.push_back(std::move(word));
  if (ahead_.empty()) ahead_.emplace_back("-");
  return read_word(line) != Word::kQuit;
}

std::optional<std::string> Interview::word(std::string_view question, std::string_view usual) {
  if (ahead_.empty() && !listen(question, usual)) return std::nullopt;
  std::string next = std::move(ahead_.front());
  ahead_.pop_front();
  return next == "-" ? std::string() : next;
}

void Interview::refuse(std::string_view id, std::initializer_list<Arg> args) {
  refuse(Error{id, "", args});
}

void Interview::refuse(const Error& error) {
  ahead_.clear();  // the rest of the line answered other questions
  const Look& look = terminal_.look();
  terminal_.say(paint(look, kWarning, wrapped(look, said(look, error), 2)));
}

std::optional<int> Interview::number(std::string_view question, int low, int high,
                                     std::optional<std::int64_t> usual) {
  while (true) {
    const auto typed = word(question, usual ? std::to_string(*usual) : "");
    if (!typed) return std::nullopt;
    if (typed->empty() && usual) return static_cast<int>(*usual);
    const std::optional<int> number = number_in(*typed);
    if (number && *number >= low && *number <= high) return number;
    refuse("sheet-not-number", {{"low", low}, {"high", high}});
  }
}

std::optional<int> Interview::choice(std::string_view question,
                                     const std::vector<std::string>& names,
                                     std::optional<std::int64_t> usual, std::string_view nobody) {
  std::string text(question);
  if (!nobody.empty()) text.append("  0 ").append(nobody);
  for (std::size_t i = 0; i < names.size(); ++i) {
    text.append(i == 0 && nobody.empty() ? "  " : " · ");
    text += std::to_string(i + 1) + " " + names[i];
  }
  const auto last = static_cast<int>(names.size());
  while (true) {
    const auto typed = word(text, usual ? std::to_string(*usual + 1) : "");
    if (!typed) return std::nullopt;
    if (typed->empty() && usual) return static_cast<int>(*usual);
    const std::optional<int> number = number_in(*typed);
    if (number && *number >= (nobody.empty() ? 1 : 0) && *number <= last) return *number - 1;
    std::optional<int> meant;
    for (int i = 0; i < last && !typed->empty(); ++i) {
      const bool begins = tidied(names[static_cast<std::size_t>(i)]).starts_with(tidied(*typed));
      if (begins) meant = meant ? -1 : i;
    }
    if (meant && *meant >= 0) return meant;
    refuse("sheet-not-choice", {{"text", as_typed(*typed)}, {"last", last}});
  }
}

std::optional<bool> Interview::yes(std::string_view question, bool usual) {
  const Look& look = terminal_.look();
  while (true) {
    const auto typed =
        word(std::string(question) + " " + said(look, "play-yes-or-no"),
             words(say(look.language, usual ? "play-yes-words" : "play-no-words")).front());
    if (!typed) return std::nullopt;
    if (typed->empty()) return usual;
    const Reply reply = read_reply(look.language, *typed);
    if (reply != Reply::kNeither) return reply == Reply::kYes;
    if (*typed == "1" || *typed == "0") return *typed == "1";
    refuse("sheet-not-yes", {});
  }
}

std::optional<std::vector<int>> Interview::counts(std::string_view question,
                                                  const std::vector<std::string>& names, int most,
                                                  const std::vector<int>& usual) {
  std::string text(question), shown;
  for (std::size_t i = 0; i < names.size(); ++i) {
    text.append(i == 0 ? "  " : " · ").append(names[i]);
    shown.append(i == 0 ? "" : " ").append(std::to_string(usual[i]));
  }
  while (true) {
    std::vector<int> numbers;
    auto typed = word(text, shown);
    if (!typed) return std::nullopt;
    if (typed->empty()) return usual;
    // The other numbers follow on the same line.
    while (true) {
      numbers.push_back(number_in(*typed).value_or(most + 1));
      if (numbers.size() == names.size() || ahead_.empty()) break;
      typed = ahead_.front();
      ahead_.pop_front();
    }
    const int sum = std::accumulate(numbers.begin(), numbers.end(), 0);
    if (numbers.size() == names.size() && sum <= most) return numbers;
    refuse("sheet-not-counts",
           {{"count", static_cast<std::int64_t>(names.size())}, {"most", most}});
  }
}

std::optional<std::string> Interview::line(std::string_view question, std::string_view usual) {
  if (ahead_.empty() && !listen(question, usual)) return std::nullopt;
  std::string text;
  for (const std::string& word : ahead_) text.append(text.empty() ? "" : " ").append(word);
  ahead_.clear();
  return text == "-" ? std::string(usual) : text;
}

}  // namespace lair::cli
