#include "cli/play/play_today.h"

#include <filesystem>
#include <optional>
#include <system_error>
#include <vector>

#include "cli/files/saved_games.h"
#include "cli/play/game_screens.h"
#include "cli/play/review.h"
#include "cli/play/table.h"
#include "cli/play/today.h"
#include "cli/replay/course.h"
#include "fair/daily.h"
#include "rules/registry.h"
#include "server/daily.h"
#include "server/system_world.h"
#include "table/date.h"

namespace lair::cli {
namespace {

// The path of the record of that day's deal; empty if nothing can be saved.
std::string file_of(std::string_view game, const std::string& date) {
  const std::string state = state_folder();
  std::error_code error;
  if (state.empty()) return "";
  std::filesystem::create_directories(state + "/today", error);
  if (error) return "";
  return state + "/today/" + date + "-" + std::string(game) + ".lair.jsonl";
}

// The record so far; no lines if there is none or it cannot be read.
std::vector<Value> begun_in(const std::string& path) {
  std::error_code error;
  if (path.empty() || !std::filesystem::exists(path, error)) return {};
  make_whole(path);
  return lines_of_game(path);
}

// The points of a round that is over.
std::optional<std::int64_t> points_in(const std::vector<Value>& lines) {
  for (const Value& line : lines) {
    const Value* round = line.find("round");
    const Value* totals = round == nullptr ? nullptr : round->find("totals");
    if (totals == nullptr || totals->items() == nullptr || totals->items()->empty()) continue;
    if (const std::int64_t* points = totals->items()->front().integer()) return *points;
  }
  return std::nullopt;
}

// Shows the result and offers a review.
Exit show(Terminal& terminal, const Settings& settings, std::int64_t points,
          const std::string& path) {
  TodaysResult result{.game = settings.game, .date = settings.daily, .points = points};
  terminal.flush();
  result.bot = daily_bot_points(settings)[0];
  terminal.say(todays_result(terminal.look(), result));
  terminal.say(wrapped(terminal.look(), said(terminal.look(), "play-today-tomorrow"), 2));
  const Ending ending = offer_review(terminal, path);
  return ending == Ending::kInterrupted ? Exit::kInterrupted : Exit::kFine;
}

template <Game G>
Exit play(const Settings& settings, Terminal& terminal) {
  const Look& look = terminal.look();
  const std::vector<std::string> levels(static_cast<std::size_t>(settings.seats - 1),
                                        std::string(kDailyLevel));
  auto table = set_table<G>(levels, settings.options);
  if (!table) return fail("play", table.error(), Exit::kWrong);
  table->day = fair::daily_seeds(settings.game, settings.daily, settings.seats);
  const std::string path = file_of(settings.game, settings.daily);
  const std::vector<Value> begun = begun_in(path);
  if (const auto points = points_in(begun)) {
    const std::string said_points = todays_points(look, *points);
    terminal.say(wrapped(look, said(look, "play-today-done", {{"points", said_points}}), 2));
    return show(terminal, settings, *points, path);
  }
  terminal.say(ruled(look, said(look, "play-today-title", {{"date", settings.daily}})));
  std::vector<RecordFile> files;
  if (!path.empty()) files.emplace_back(path);
  PlayedMatch<G> match(*table, 0, terminal, files);
  const Course<G> course(begun);
  const Ending ending = course.steps().empty() ? match.play() : match.resume(course);
  if (ending == Ending::kPlayed) return show(terminal, settings, match.points()[0], path);
  terminal.say(wrapped(look, said(look, "play-saved-unfinished"), 2));
  terminal.say("  lair play --today " + std::string(G::kShortName));
  return ending == Ending::kInterrupted ? Exit::kInterrupted : Exit::kFine;
}

}  // namespace

Exit play_today(const std::string& game, Terminal& terminal) {
  const auto settings = daily_settings(find_game(game)->name(), day_of(now_ms()));
  if (!settings) return fail("play", settings.error(), Exit::kWrong);
  Exit exit = Exit::kWrong;
  const MaybeError error =
      with_screen(settings->game, [&]<Game G>(G) { exit = play<G>(*settings, terminal); });
  return error ? fail("play", *error, Exit::kUsage) : exit;
}

}  // namespace lair::cli
