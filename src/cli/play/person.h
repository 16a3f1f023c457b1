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

// What can be said in every game. A lone h asks for a hint; H is a card.
enum class Word : std::uint8_t { kOther, kHelp, kHint, kScores, kQuit };
Word read_word(std::string_view line);

// An answer to a question of yes or no, in that language's own words or in the English ones.
enum class Reply : std::uint8_t { kNeither, kYes, kNo };
Reply read_reply(Language language, std::string_view line);

// Without spaces around it, in small letters.
std::string tidied(std::string_view line);

// What was typed, to be shown in a short answer.
std::string as_typed(std::string_view text);

// "12", or "#12": a number from a list.
std::optional<int> number_in(std::string_view text);

// What was wrong with the last line, or else what can be done.
void show_prompt(Terminal& terminal, const MaybeError& wrong, std::string_view prompt);

// What a person decided; without an action, that he leaves, or that the question does not stand any
// more.
template <Game G>
struct Answer {
  std::optional<typename G::Action> action;
  bool interrupted = false;
  bool gone = false;
};

// What goes on beside a question: at a table of a server.
class Company {
 public:
  virtual ~Company() = default;
  // Takes in what the terminal watches for; whether the question still stands.
  virtual bool stands() { return true; }
  // Takes a line that is no answer but was meant for the others.
  virtual bool hears(std::string_view) { return false; }
};

// What a good player would do, and why, in a sentence or two.
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

// Asks until there is an action that `check`, which stands for the rules, finds no error in.
// `think` gives the Explanation of a good player, if a hint is wanted, or says why there is none.
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
