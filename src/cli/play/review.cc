#include "cli/play/review.h"

#include <unistd.h>

#include <algorithm>
#include <optional>
#include <thread>
#include <vector>

#include "cli/files/saved_games.h"
#include "cli/play/person.h"
#include "cli/terminal/progress.h"
#include "review/review.h"
#include "review/review_text.h"

namespace lair::cli {
namespace {

constexpr int kDeals = 100;        // enough for the costly ones, in seconds
constexpr std::size_t kShown = 3;  // decisions

// Keeps only the costliest of the costly decisions.
void keep_costliest(Review& review) {
  std::vector<Points> losses;
  for (const ReviewedRound& round : review.rounds) {
    for (const ReviewedDecision& decision : round.decisions) {
      if (decision.grade != Grade::kFine) losses.push_back(decision.loss);
    }
  }
  if (losses.size() <= kShown) return;
  std::sort(losses.begin(), losses.end(), std::greater<>());
  for (ReviewedRound& round : review.rounds) {
    for (ReviewedDecision& decision : round.decisions) {
      if (decision.loss < losses[kShown - 1]) decision.grade = Grade::kFine;
    }
  }
}

}  // namespace

Ending ask_yes(Terminal& terminal, std::string_view question) {
  const Look& look = terminal.look();
  std::string line;
  while (true) {
    terminal.say(wrapped(look, said(look, question), 2));
    const Terminal::Heard heard = terminal.ask(paint(look, kGold, "> "), line);
    if (heard == Terminal::Heard::kInterrupted) return Ending::kInterrupted;
    if (heard == Terminal::Heard::kEnd) return Ending::kLeft;
    if (heard != Terminal::Heard::kLine) continue;
    const Reply reply = read_reply(look.language, line);
    if (reply == Reply::kYes) return Ending::kPlayed;
    if (reply == Reply::kNo || read_word(line) == Word::kQuit) return Ending::kLeft;
  }
}

Ending offer_review(Terminal& terminal, Seat seat, const GameReader& read) {
  if (isatty(STDIN_FILENO) == 0) return Ending::kPlayed;
  const Ending wish = ask_yes(terminal, "play-review");
  if (wish != Ending::kPlayed) return wish == Ending::kLeft ? Ending::kPlayed : wish;
  terminal.flush();
  const auto lines = read();
  if (!lines) {
    terminal.say(wrapped(terminal.look(), said(terminal.look(), lines.error()), 2));
    return Ending::kPlayed;
  }
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  std::optional<Progress> bar;
  auto reviewed = review(*lines, seat, {kDeals, std::max(1, cores)},
                         [&](std::int64_t done, std::int64_t total) {
                           if (!bar) bar.emplace(said(terminal.look(), "play-review-bar"), total);
                           bar->show(done);
                           return !terminal.interrupted();
                         });
  bar.reset();
  if (terminal.interrupted()) return Ending::kInterrupted;
  if (!reviewed) {
    terminal.say(said(terminal.look(), reviewed.error()));
    return Ending::kPlayed;
  }
  reviewed->ended = true;  // today's deal is played, though no game ends with it
  keep_costliest(*reviewed);
  const Look& look = terminal.look();
  terminal.say("\n" + fitted(look, review_text(*reviewed, look.language, look.columns)));
  return Ending::kPlayed;
}

Ending offer_review(Terminal& terminal, const std::string& path) {
  if (path.empty()) return Ending::kPlayed;
  return offer_review(terminal, seat_at(0), [&] { return lines_of_game(path); });
}

}  // namespace lair::cli
