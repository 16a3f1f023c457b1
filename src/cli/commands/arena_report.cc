#include "cli/commands/arena_report.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <utility>
#include <vector>

#include "cli/terminal/terminal_look.h"
#include "record/json.h"
#include "rules/registry.h"
#include "text/text.h"
#include "text/text_table.h"

namespace lair::cli {
namespace {

std::string with_interval(const Estimate& estimate, int digits) {
  if (!std::isfinite(estimate.ci95)) return fmt::format("{:.{}f}", estimate.mean, digits);
  return fmt::format("{:.{}f} +- {:.{}f}", estimate.mean, digits, estimate.ci95, digits);
}

std::string with_interval(const Proportion& share) {
  return fmt::format("{:.1f} ({:.1f} to {:.1f})", share.mean * 100, share.low * 100,
                     share.high * 100);
}

// A single number has no confidence interval.
Value written(const Estimate& estimate) {
  Value interval;
  if (std::isfinite(estimate.ci95)) {
    interval = Value::Array{estimate.mean - estimate.ci95, estimate.mean + estimate.ci95};
  }
  return Value::object({{"mean", estimate.mean}, {"ci95", std::move(interval)}});
}

Value written(const Proportion& share) {
  return Value::object({{"mean", share.mean}, {"ci95", Value::Array{share.low, share.high}}});
}

Value written(const Share& share) { return share.of == 0 ? Value() : Value(share.value()); }

bool is_program(const std::string& bot) { return bot.starts_with("exec:"); }

// Merges bots of the same name.
struct Group : Roles {
  std::int64_t moves = 0;
  double seconds = 0;
  double milliseconds_a_move() const {
    return moves == 0 ? 0 : seconds * 1000 / static_cast<double>(moves);
  }
};

std::vector<std::pair<std::string, Group>> grouped(const ArenaResult& result) {
  std::vector<std::pair<std::string, Group>> groups;
  for (const BotScore& score : result.scores) {
    auto found = std::find_if(groups.begin(), groups.end(),
                              [&](const auto& group) { return group.first == score.bot; });
    if (found == groups.end()) found = groups.insert(groups.end(), {score.bot, {}});
    Group& group = found->second;
    group.add(score);
    group.moves += score.moves;
    group.seconds += score.seconds;
  }
  return groups;
}

void set_roles(Value& line, const Contracts& contracts, const ArenaResult& result) {
  Value alone = Value::object(), against = Value::object(), bids = Value::object();
  for (const auto& [name, group] : grouped(result)) {
    alone.set(name, written(group.alone));
    against.set(name, written(group.against));
    Value times = Value::object();
    for (std::size_t i = 0; i < contracts.bids.size(); ++i) {
      times.set(std::to_string(contracts.bids[i]), group.bids[i]);
    }
    bids.set(name, std::move(times));
  }
  line.set(std::string(contracts.roles[0]) + "_wins", std::move(alone));
  line.set(std::string(contracts.roles[1]) + "_wins", std::move(against));
  line.set("bids", std::move(bids));
}

std::string percent(const Share& share) {
  return share.of == 0 ? "-" : fmt::format("{:.1f}", share.value() * 100);
}

void print_groups(std::string_view game, const ArenaResult& result) {
  const auto contracts = contracts_of(game);
  std::vector<TextTable::Column> columns = {{"bot"}, {"ms a move", TextTable::Align::kRight}};
  const auto add_column = [&](std::string title) {
    columns.push_back({std::move(title), TextTable::Align::kRight});
  };
  if (contracts) {
    for (const std::string_view role : contracts->roles) {
      add_column("won as " + role_said(role) + ", %");
    }
    for (const int bid : contracts->bids) {
      add_column((bid == contracts->bids.front() ? "bids " : "") + std::to_string(bid));
    }
  }
  TextTable table(columns);
  for (const auto& [name, group] : grouped(result)) {
    std::vector<std::string> row = {name, fmt::format("{:.4f}", group.milliseconds_a_move())};
    if (contracts) {
      row.push_back(percent(group.alone));
      row.push_back(percent(group.against));
      for (std::size_t i = 0; i < contracts->bids.size(); ++i) {
        row.push_back(std::to_string(group.bids[i]));
      }
    }
    table.add_row(row);
  }
  std::cout << '\n' << table.text(columns_of(STDOUT_FILENO));
}

void print_line(const std::string& text) {
  std::cout << fitted({.columns = columns_of(STDOUT_FILENO)}, text);
}

// "1 game", "2 games".
std::string counted(std::int64_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string_view failure_words(std::string_view how) {
  if (how == "ended") return "it ended";
  if (how == "late") return "it gave no answer in time";
  return "its answer was no legal move, or came unasked";
}

void print_failures(const std::string& bot, const BotFailures& failures) {
  if (failures.times == 0) return;
  print_line(fmt::format("\n{} forfeited {}, where greedy played on; the first time {}.", bot,
                         counted(failures.times, "game"), failure_words(failures.first)));
}

}  // namespace

std::optional<Contracts> contracts_of(std::string_view game) {
  std::optional<Contracts> found;
  with_game(game, [&]<Game G>(G) {
    if constexpr (HasContract<G>) found = Contracts{G::kRoles, G::kBids};
  });
  return found;
}

std::string role_said(std::string_view role) {
  return say(Language::en, "role-" + std::string(role));
}

void print_json(const ArenaSetup& setup, const ArenaResult& result) {
  Value bots = Value::array();
  for (const BotScore& score : result.scores) {
    Value bot =
        Value::object({{"bot", score.bot}, {"points_per_round", written(score.points_a_round)}});
    if (setup.deals == 0) bot.set("win_rate", written(score.wins));
    if (is_program(score.bot)) bot.set("failures", score.failures.times);
    bots.push_back(std::move(bot));
  }
  Value line = Value::object({{"game", find_game(setup.game)->name()},
                              {setup.deals > 0 ? "deals" : "games", result.games},
                              {"rounds", result.rounds},
                              {"decisions", result.decisions},
                              {"seconds", result.seconds},
                              {"advantage", written(result.advantage)},
                              {"bots", std::move(bots)}});
  if (setup.until_decided) line.set("decided", result.decided);
  if (const auto contracts = contracts_of(setup.game)) set_roles(line, *contracts, result);
  Value thought = Value::object();
  for (const auto& [name, group] : grouped(result)) thought.set(name, group.milliseconds_a_move());
  line.set("ms_per_move", std::move(thought));
  std::cout << to_json(line) << '\n';
}

void print_table(const ArenaSetup& setup, const ArenaResult& result) {
  const bool games = setup.deals == 0;
  std::vector<TextTable::Column> columns = {{"bot"}, {"points a round", TextTable::Align::kRight}};
  if (games) columns.push_back({"games won, %", TextTable::Align::kRight});
  TextTable table(columns);
  for (const BotScore& score : result.scores) {
    std::vector<std::string> row = {score.bot, with_interval(score.points_a_round, 2)};
    if (games) row.push_back(with_interval(score.wins));
    table.add_row(row);
  }
  std::cout << table.text(columns_of(STDOUT_FILENO));
  print_groups(setup.game, result);
  for (const BotScore& score : result.scores) print_failures(score.bot, score.failures);
  print_line(fmt::format("\n{} over the mean of the others: {} points a round.",
                         result.scores[0].bot, with_interval(result.advantage, 2)));
  if (setup.until_decided) {
    print_line(!result.decided             ? "Not decided: it may be better or worse."
               : result.advantage.mean > 0 ? "Decided: it is better."
                                           : "Decided: it is worse.");
  }
  print_line(
      fmt::format("{}, {}, {} in {:.1f} s ({:.0f} decisions a second). The intervals hold 95%.",
                  counted(result.games, games ? "game" : "deal"), counted(result.rounds, "round"),
                  counted(result.decisions, "decision"), result.seconds,
                  static_cast<double>(result.decisions) / result.seconds));
}

void print_league_json(const ArenaSetup& setup, const LeagueResult& league) {
  Value bots = Value::array();
  for (std::size_t i = 0; i < league.bots.size(); ++i) {
    Value over = Value::object();
    for (std::size_t j = 0; j < league.bots.size(); ++j) {
      if (j != i) over.set(league.bots[j], written(league.over[i][j]));
    }
    Value bot = Value::object({{"bot", league.bots[i]},
                               {"rating", written(league.ratings[i])},
                               {"over", std::move(over)},
                               {"ms_per_move", league.ms_per_move[i]}});
    if (is_program(league.bots[i])) bot.set("failures", league.failures[i].times);
    bots.push_back(std::move(bot));
  }
  std::cout << to_json(Value::object({{"game", find_game(setup.game)->name()},
                                      {"deals", setup.deals},
                                      {"league", std::move(bots)}}))
            << '\n';
}

void print_league(const ArenaSetup& setup, const LeagueResult& league) {
  std::vector<TextTable::Column> columns = {{"bot"}, {"rating", TextTable::Align::kRight}};
  for (const std::string& bot : league.bots)
    columns.push_back({"over " + bot, TextTable::Align::kRight});
  columns.push_back({"ms a move", TextTable::Align::kRight});
  TextTable table(columns);
  for (std::size_t i = 0; i < league.bots.size(); ++i) {
    std::vector<std::string> row = {league.bots[i], with_interval(league.ratings[i], 1)};
    for (std::size_t j = 0; j < league.bots.size(); ++j) {
      row.push_back(i == j ? "" : fmt::format("{:+.1f}", league.over[i][j].mean));
    }
    row.push_back(fmt::format("{:.4f}", league.ms_per_move[i]));
    table.add_row(row);
  }
  std::cout << table.text(columns_of(STDOUT_FILENO));
  for (std::size_t i = 0; i < league.bots.size(); ++i) {
    print_failures(league.bots[i], league.failures[i]);
  }
  print_line(fmt::format(
      "\nPoints a round on {}, each with the bot alone against the other in every seat.",
      counted(setup.deals, "deal")));
}

}  // namespace lair::cli
