#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/command_line/argument_checks.h"
#include "cli/command_line/command.h"
#include "cli/command_line/rule_flags.h"
#include "cli/play/game_screens.h"
#include "cli/play/person.h"
#include "cli/score/file.h"
#include "cli/score/sheet.h"
#include "cli/terminal/interview.h"
#include "cli/terminal/terminal.h"
#include "record/json.h"
#include "rules/registry.h"

namespace lair::cli {
namespace {

struct ScoreArguments {
  std::string file;
  std::string game;
  std::vector<std::string> players;
  std::optional<std::size_t> pad;  // of those in the file, from 1
  RuleFlags rules;
  bool show = false;
  bool json = false;
  ColourWish colour = ColourWish::kAuto;
};

std::optional<Value> ask_told(Interview& interview, const Look& look, const ScorePad& pad,
                              const Value& old) {
  std::optional<Value> told;
  with_game(pad.game, [&]<Game G>(G) {
    if constexpr (HasScoreQuestions<G>) told = ask_round<G>(interview, look, pad, old);
  });
  return told;
}

std::string title_of(const Look& look, const ScorePad& pad) {
  return said(look, "game-" + pad.game);
}

// The dialogue about one pad.
class Keeping {
 public:
  Keeping(Terminal& terminal, ScoreFile& file) : terminal_(terminal), file_(file) {}

  Exit run() {
    draw();
    while (true) {
      terminal_.say(
          wrapped(look(),
                  said(look(), "sheet-ask",
                       {{"game", game()},
                        {"round", static_cast<std::int64_t>(file_.pad().rounds.size() + 1)}}),
                  2));
      std::string line;
      const Terminal::Heard heard = terminal_.ask(paint(look(), kGold, "> "), line);
      if (heard == Terminal::Heard::kInterrupted) return Exit::kInterrupted;
      if (heard == Terminal::Heard::kEnd || read_word(line) == Word::kQuit) return Exit::kFine;
      if (heard != Terminal::Heard::kLine) continue;
      follow(tidied(line));
      if (interrupted_) return Exit::kInterrupted;
    }
  }

 private:
  const Look& look() const { return terminal_.look(); }

  // Some languages have a different word for a round in each game.
  Term game() const { return Term{"game-" + file_.pad().game}; }

  void draw() {
    terminal_.say("\n" + ruled(look(), title_of(look(), file_.pad())));
    terminal_.say(sheet_drawn(look(), file_.pad(), file_.counted()));
  }

  void warn(const std::string& text) {
    terminal_.say(paint(look(), kWarning, wrapped(look(), text, 2)));
  }

  void follow(const std::string& line) {
    if (read_word(line) == Word::kHelp) {
      terminal_.say(wrapped(look(), said(look(), "sheet-help", {{"game", game()}}), 2));
    } else if (line == "u") {
      if (file_.undo()) return draw();
      warn(said(look(), "sheet-nothing-undone"));
    } else if (line == "n") {
      rename();
    } else if (line == "e" || line == "d" || line.starts_with("e ") || line.starts_with("d ")) {
      alter(words(line));
    } else {
      add(line == "r" ? std::string() : line);
    }
  }

  void keep(ScorePad pad) {
    if (const MaybeError error = file_.change(std::move(pad))) return warn(said(look(), *error));
    draw();
  }

  void add(const std::string& typed) {
    ScorePad pad = file_.pad();
    Interview interview(terminal_, typed);
    const auto round = ask_told(interview, look(), pad, Value());
    interrupted_ = interview.interrupted();
    if (!round) return;
    pad.rounds.push_back(*round);
    keep(std::move(pad));
  }

  // "e 2" changes round 2, "d 2" strikes it out; without a number, the last one.
  void alter(const std::vector<std::string>& typed) {
    ScorePad pad = file_.pad();
    const auto last = static_cast<int>(pad.rounds.size());
    const std::optional<int> number = typed.size() > 1 ? number_in(typed[1]) : last;
    if (!number || *number < 1 || *number > last) {
      return warn(said(look(), "sheet-no-round", {{"game", game()}, {"last", last}}));
    }
    const auto place = pad.rounds.begin() + (*number - 1);
    if (typed[0] == "d") {
      pad.rounds.erase(place);
      return keep(std::move(pad));
    }
    Interview interview(terminal_);
    const auto round = ask_told(interview, look(), pad, *place);
    interrupted_ = interview.interrupted();
    if (!round) return;
    *place = *round;
    keep(std::move(pad));
  }

  void rename();

  Terminal& terminal_;
  ScoreFile& file_;
  bool interrupted_ = false;
};

std::vector<std::string> names_typed(std::string_view text) {
  std::vector<std::string> names;
  for (const std::string& part : CLI::detail::split(std::string(text), ',')) {
    const std::size_t begin = part.find_first_not_of(' ');
    if (begin == std::string::npos) continue;
    names.push_back(part.substr(begin, part.find_last_not_of(' ') + 1 - begin));
  }
  return names;
}

void Keeping::rename() {
  ScorePad pad = file_.pad();
  Interview interview(terminal_);
  const auto typed =
      interview.line(said(look(), "sheet-names"), CLI::detail::join(pad.players, ", "));
  interrupted_ = interview.interrupted();
  if (!typed) return;
  pad.players = names_typed(*typed);
  keep(std::move(pad));
}

// Asks for the players until their number fits the game. False if the person gives up.
bool ask_players(Interview& interview, const Look& look, ScorePad& pad) {
  while (true) {
    const auto typed = interview.line(said(look, "sheet-names"), "");
    if (!typed) return false;
    pad.players = names_typed(*typed);
    const auto counted = count(pad);
    if (counted) return true;
    interview.refuse(counted.error());
  }
}

// Asks for settings that the command line does not give. Nothing if the person gives up.
std::optional<ScorePad> ask_pad(Terminal& terminal, const ScoreArguments& arguments,
                                const Value& options) {
  const Look& look = terminal.look();
  Interview interview(terminal);
  ScorePad pad;
  std::vector<const AnyGame*> games;
  std::vector<std::string> titles;
  for (const AnyGame* game : all_games()) {
    if (!has_score_questions(game->name())) continue;
    games.push_back(game);
    titles.push_back(said(look, "game-" + std::string(game->name())));
  }
  const AnyGame* game = find_game(arguments.game);
  const bool asks = game == nullptr || arguments.players.empty();
  if (game == nullptr) {
    const auto place = interview.choice(said(look, "sheet-game"), titles, 0);
    if (!place) return std::nullopt;
    game = games[static_cast<std::size_t>(*place)];
  }
  pad.game = game->name();
  pad.players = arguments.players;
  if (pad.players.empty() && !ask_players(interview, look, pad)) return std::nullopt;
  pad.options = options;
  if (asks && options.fields()->empty()) {
    std::optional<Value> chosen;
    with_game(pad.game, [&]<Game G>(G) {
      if constexpr (HasScoreQuestions<G>) chosen = ask_options<G>(interview, look);
    });
    if (!chosen) return std::nullopt;
    pad.options = *chosen;
  }
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  pad.made = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
  return pad;
}

Value written(const ScorePad& pad, const PadCount& counted) {
  const auto listed = [](const Totals& totals) {
    Value list = Value::array();
    for (const int total : totals) list.push_back(total);
    return list;
  };
  Value players = Value::array(), rounds = Value::array(), winners = Value::array();
  for (const std::string& name : pad.players) players.push_back(name);
  for (const PadCount::Round& round : counted.rounds) {
    rounds.push_back(Value::object({{"points", listed(round.points)}, {"parts", round.parts}}));
  }
  for (int i = 0; i < static_cast<int>(pad.players.size()); ++i) {
    if (counted.winners.has(seat_at(i))) winners.push_back(i);
  }
  return Value::object(
      {{"game", pad.game},
       {"players", std::move(players)},
       {"rounds", std::move(rounds)},
       {"totals", listed(counted.totals)},
       {"over", counted.over ? Value(static_cast<std::int64_t>(*counted.over)) : Value()},
       {"winners", std::move(winners)}});
}

Exit keep_new(const ScoreArguments& arguments, const Look& look) {
  Value options = Value::object();
  if (!arguments.game.empty()) {
    if (!has_score_questions(arguments.game)) {
      return fail("score", not_in_terminal(arguments.game), Exit::kUsage);
    }
    auto chosen = arguments.rules.options(arguments.game);
    if (!chosen) return fail("score", chosen.error(), Exit::kUsage);
    options = std::move(*chosen);
  }
  Terminal terminal(STDIN_FILENO, STDOUT_FILENO, look);
  const auto pad = ask_pad(terminal, arguments, options);
  if (!pad) return terminal.interrupted() ? Exit::kInterrupted : Exit::kFine;
  if (const auto counted = count(*pad); !counted) {
    return fail("score", counted.error(), Exit::kUsage);
  }
  ScoreFile file = ScoreFile::create(arguments.file, *pad);
  return Keeping(terminal, file).run();
}

Exit run_score(const ScoreArguments& arguments) {
  const Look look = look_of(STDOUT_FILENO, arguments.colour, user_language());
  const bool reads_only = arguments.show || arguments.json;
  if (!reads_only && !std::filesystem::exists(arguments.file)) return keep_new(arguments, look);
  if (!arguments.game.empty() || !arguments.players.empty()) {
    return fail("score", Error{"sheet-exists", "", {{"file", shown_path(arguments.file)}}},
                Exit::kUsage);
  }
  auto file = ScoreFile::open(arguments.file, arguments.pad.value_or(SIZE_MAX) - 1);
  if (!file) {
    return fail("score", shown_path(arguments.file) + ": " + say_with_rule(file.error()),
                Exit::kWrong);
  }
  if (arguments.json) {
    std::cout << to_json(written(file->pad(), file->counted())) << '\n';
    return Exit::kFine;
  }
  Terminal terminal(STDIN_FILENO, STDOUT_FILENO, look);
  if (!arguments.show) {
    if (has_score_questions(file->pad().game)) return Keeping(terminal, *file).run();
    return fail("score", not_in_terminal(file->pad().game), Exit::kWrong);
  }
  terminal.say(sheet_drawn(look, file->pad(), file->counted()));
  return Exit::kFine;
}

}  // namespace

void add_score(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<ScoreArguments>();
  CLI::App* command = program.add_subcommand("score", "Keep the score of a game with real cards");
  command
      ->add_option("FILE", arguments->file,
                   "The score pad: a file of the page's pad, or a new one; every round is saved")
      ->required()
      ->type_name("FILE");
  known_game(
      command->add_option("--game", arguments->game, "The game of a new pad; asked if not given"));
  command
      ->add_option("--players", arguments->players,
                   "Names for a new pad, separated by commas; asked if not given")
      ->type_name("NAME,NAME")
      ->delimiter(',');
  command
      ->add_option("--pad", arguments->pad,
                   "Which pad of the file, from 1; the last one by default")
      ->type_name("N")
      ->check(between(1, 1'000'000));
  command->add_flag("--show", arguments->show, "Only show the pad");
  command->add_flag("--json", arguments->json, "Print one JSON object with points and totals");
  add_language_option(*command);
  add_colour_option(*command, arguments->colour);
  arguments->rules.add_to(*command);
  command->footer(examples({
      {"lair score friday.json", "continue a pad, or begin one"},
      {"lair score friday.json --game chimera --players Ana,Ben,Cleo --edition hu",
       "begin one without questions"},
      {"lair score friday.json --show", "show the score"},
  }));
  command->callback([arguments, &exit] { exit = run_score(*arguments); });
}

}  // namespace lair::cli
