#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <iostream>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/command_line/argument_checks.h"
#include "cli/command_line/command.h"
#include "cli/files/input_file.h"
#include "cli/play/game_screens.h"
#include "cli/replay/course.h"
#include "cli/replay/pages.h"
#include "cli/terminal/key_screen.h"
#include "cli/terminal/terminal.h"
#include "record/record_file.h"
#include "rules/registry.h"
#include "text/you.h"

namespace lair::cli {
namespace {

struct ReplayArguments {
  std::string file;
  std::optional<std::int64_t> game;  // of those in the file, from 1; the last one
  std::string seat;                  // a number, a name or "all"
  std::string at;                    // "2", "2.13"
  ColourWish colour = ColourWish::kAuto;
};

// One game out of a file.
struct Found {
  std::vector<Value> lines;
  FileCheck check;
  int unreadable = 0;  // errno's value
};

Found find_game_in(const ReplayArguments& arguments) {
  Found found;
  InputFile file(arguments.file);
  std::istream stream(&file);
  std::int64_t games = 0;
  found.check = check_records(stream, [&](const Replay&, const Value& line) {
    if (is_header(line)) {
      ++games;
      if (!arguments.game) found.lines.clear();
    }
    if (!arguments.game || games == *arguments.game) found.lines.push_back(line);
    return MaybeError();
  });
  found.unreadable = file.error();
  return found;
}

std::vector<std::string> names_in(const Value& header) {
  std::vector<std::string> names;
  const Value* seats = header.find("seats");
  for (const Value& name : *seats->items()) names.push_back(*name.text());
  return names;
}

// The only seat of a person, if the header names the bots.
std::optional<Seat> person_in(const Value& header) {
  const Value* bots = header.find("bots");
  if (bots == nullptr || bots->items() == nullptr) return std::nullopt;
  const Value::Array& levels = *bots->items();
  const auto is_person = [](const Value& level) { return level.is_null(); };
  if (std::count_if(levels.begin(), levels.end(), is_person) != 1) return std::nullopt;
  const auto place = std::find_if(levels.begin(), levels.end(), is_person) - levels.begin();
  if (place >= kMaxSeats) return std::nullopt;
  return seat_at(static_cast<int>(place));
}

Result<std::optional<Seat>> read_seat(const std::string& wish, const Value& header) {
  if (wish.empty()) return person_in(header);
  if (wish == "all") return std::optional<Seat>();
  const std::vector<std::string> names = names_in(header);
  const auto named = std::find_if(names.begin(), names.end(), [&](const std::string& name) {
    return name == wish || (means_you(name) && means_you(wish));
  });
  auto seat = static_cast<std::size_t>(named - names.begin());
  if (named == names.end()) {
    const auto [end, error] = std::from_chars(wish.data(), wish.data() + wish.size(), seat);
    const bool number = error == std::errc() && end == wish.data() + wish.size();
    if (!number || seat >= names.size()) {
      return Error{"watch-no-seat",
                   "",
                   {{"seat", wish}, {"last", static_cast<std::int64_t>(names.size()) - 1}}};
    }
  }
  return std::optional(seat_at(static_cast<int>(seat)));
}

template <Game G>
Result<std::size_t> read_place(const std::string& wish, const Course<G>& course) {
  std::int64_t round = 0, step = 0;
  const char* const end = wish.data() + wish.size();
  auto read = std::from_chars(wish.data(), end, round);
  if (read.ec == std::errc() && read.ptr != end && *read.ptr == '.') {
    read = std::from_chars(read.ptr + 1, end, step);
  }
  const bool fits = read.ec == std::errc() && read.ptr == end && step >= 0;
  const auto place = fits ? course.find(round, step) : std::nullopt;
  if (!place) return Error{"watch-no-place", "", {{"place", wish}}};
  return *place;
}

template <Game G>
Exit watch(const ReplayArguments& arguments, const std::vector<Value>& lines) {
  const auto seat = read_seat(arguments.seat, lines[0]);
  if (!seat) return fail("replay", seat.error(), Exit::kUsage);
  const Course<G> course(lines);
  if (course.steps().empty()) return fail("replay", Error{"watch-empty", "", {}}, Exit::kWrong);
  Replayed<G> replayed(course, names_in(lines[0]), *seat);
  if (!arguments.at.empty()) {
    const auto place = read_place(arguments.at, course);
    if (!place) return fail("replay", place.error(), Exit::kUsage);
    replayed.go_to(*place);
  }
  const Look look = look_of(STDOUT_FILENO, arguments.colour, user_language());
  if (isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1) {
    KeyScreen screen(STDIN_FILENO, STDOUT_FILENO, look);
    return replayed.browse(screen) ? Exit::kFine : Exit::kInterrupted;
  }
  Terminal terminal(STDIN_FILENO, STDOUT_FILENO, look);
  if (arguments.at.empty()) {
    replayed.tell_all(terminal);
  } else {
    for (const std::string& line : replayed.position(look)) terminal.say(line);
  }
  return Exit::kFine;
}

Exit run_replay(const ReplayArguments& arguments) {
  const Found found = find_game_in(arguments);
  if (found.unreadable != 0)
    return fail_file("replay", shown_path(arguments.file), found.unreadable);
  if (found.check.error) {
    const std::string place =
        shown_path(arguments.file) + ':' + std::to_string(found.check.error_line) + ": ";
    return fail("replay", place + say_with_rule(*found.check.error), Exit::kWrong);
  }
  if (found.lines.empty()) {
    return fail("replay", Error{"watch-no-game", "", {{"games", found.check.games}}}, Exit::kUsage);
  }
  Exit exit = Exit::kWrong;
  const MaybeError error = with_screen(text_in(found.lines[0], "game"),
                                       [&]<Game G>(G) { exit = watch<G>(arguments, found.lines); });
  return error ? fail("replay", *error, Exit::kWrong) : exit;
}

}  // namespace

void add_replay(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<ReplayArguments>();
  CLI::App* command =
      program.add_subcommand("replay", "Watch a recorded game again, step by step, from any seat");
  command->add_option("FILE", arguments->file, "A record (*.lair.jsonl), or - for standard input")
      ->required()
      ->type_name("FILE");
  command
      ->add_option("--seat", arguments->seat,
                   "Whose eyes to use: a seat from 0, a name, or all for open hands. The one who "
                   "played against bots if you do not say, else all")
      ->type_name("SEAT");
  command->add_option("--at", arguments->at, "The round and step to begin at; step 0 is the deal")
      ->type_name("ROUND[.STEP]");
  command
      ->add_option("--game", arguments->game,
                   "Which game of the file, from 1; the last one by default")
      ->type_name("N")
      ->check(between(1, 1'000'000));
  add_language_option(*command);
  add_colour_option(*command, arguments->colour);
  command->footer(examples({
      {"lair replay mine.lair.jsonl",
       "arrows step, digits choose a seat, a opens all hands, q leaves"},
      {"lair replay mine.lair.jsonl --seat 1 --at 2.13", "round 2, step 13, as seat 1 saw it"},
      {"lair replay mine.lair.jsonl --seat all > story.txt", "the whole game as text"},
  }));
  command->callback([arguments, &exit] { exit = run_replay(*arguments); });
}

}  // namespace lair::cli
