#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bots/explanation.h"
#include "cli/play/screen.h"
#include "cli/terminal/terminal.h"
#include "core/result.h"
#include "rules/game.h"
#include "text/language.h"
#include "text/text.h"

namespace lair::cli {

// Commands that every game understands. A lone h asks for a hint; H is a card.
enum class Word : std::uint8_t { kOther, kHelp, kHint, kScores, kQuit };
Word read_word(std::string_view line);

// The answer to a yes-or-no question, in the words of that language or in English.
enum class Reply : std::uint8_t { kNeither, kYes, kNo };
Reply read_reply(Language language, std::string_view line);

// The line in lower case, without spaces around it.
std::string tidied(std::string_view line);

// Typed text, shortened to be quoted in an error.
std::string as_typed(std::string_view text);

// "12", or "#12": a number from a list.
std::optional<int> number_in(std::string_view text);

// Shows the error of the last line, or the prompt if there is none.
void show_prompt(Terminal& terminal, const MaybeError& wrong, std::string_view prompt);

// A person's answer. Without an action the person leaves (or was interrupted), or the question was
// withdrawn.
template <Game G>
struct Answer {
  std::optional<typename G::Action> action;
  bool interrupted = false;
  bool gone = false;
};

// Events outside the game while a person is asked, at a table of a server.
class Company {
 public:
  virtual ~Company() = default;
  // Handles input on the descriptor that the terminal watches. Returns whether the question still
  // stands.
  virtual bool stands() { return true; }
  // Handles a line that is addressed to the other players. Returns whether it was one.
  virtual bool hears(std::string_view) { return false; }
};

// The move of a strong player and up to two reasons, in words.
template <Game G>
std::string hinted(const Look& look, const Screen<G>& screen, const Explanation<G>& explanation) {
  constexpr std::size_t kSaid = 2;
  std::string text = screen.advice(explanation.move);
  for (std::size_t i = 0; i < std::min(kSaid, explanation.reasons.size()); ++i) {
    const Reason& reason = explanation.reasons[i];
    text += " " + say(look.language, reason.id, reason.args);
  }
  return text;
}

// Asks until `check` accepts an action. `think` returns the Explanation of a strong player for a
// hint, or the error that says why there is none.
template <Game G, class Check, class Think>
Answer<G> ask_person(Terminal& terminal, Screen<G>& screen, const Knowledge<G>& knowledge,
                     const typename G::MoveList& moves, const Check& check, const Think& think,
                     Company& company) {
  screen.ask(knowledge, moves);
  std::string line;
  MaybeError wrong;
  const auto hint = [&] {
    const Result<Explanation<G>> thought = think();
    if (!thought) return void(wrong = thought.error());
    const std::string text = hinted<G>(terminal.look(), screen, *thought);
    terminal.say(wrapped(terminal.look(), text, 2));
  };
  while (true) {
    show_prompt(terminal, wrong, screen.prompt());
    wrong.reset();
    Terminal::Heard heard = Terminal::Heard::kNews;
    while (heard == Terminal::Heard::kNews) {
      heard = terminal.ask(paint(terminal.look(), kGold, "> "), line);
      if (heard == Terminal::Heard::kNews && !company.stands()) return {std::nullopt, false, true};
    }
    if (heard == Terminal::Heard::kInterrupted) return {std::nullopt, true};
    if (heard == Terminal::Heard::kEnd) return {};
    if (heard == Terminal::Heard::kTooLong) {
      wrong = Error{"play-line-too-long", "", {}};
      continue;
    }
    if (company.hears(line)) continue;
    const Word word = read_word(line);
    if (word == Word::kQuit) return {};
    if (word == Word::kHint) {
      hint();
      continue;
    }
    if (word != Word::kOther) {
      if (word == Word::kHelp) screen.help();
      if (word == Word::kScores) screen.scores(knowledge.view);
      screen.draw();
      continue;
    }
    auto read = screen.read(line);
    if (read && !*read) continue;
    wrong = read ? check(**read) : std::move(read.error());
    if (!wrong) return {*read};
  }
}

}  // namespace lair::cli
