#include "server/admin.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command_line/argument_checks.h"
#include "cli/command_line/command.h"
#include "cli/files/data_file.h"
#include "cli/terminal/interrupt.h"
#include "record/json.h"
#include "storage/integrity.h"
#include "text/text.h"
#include "text/text_table.h"
#include "text/verbatim.h"

namespace lair::cli {
namespace {

struct AdminArguments {
  std::string what, of, data;
  bool json = false;
};

enum class Of : std::uint8_t { kNothing, kPerhaps, kSomething };

// What can be asked, whether of somebody or something, and what that does.
struct Question {
  std::string_view name;
  Of of;
  std::string_view about;
};
constexpr std::array kQuestions = {
    Question{"tables", Of::kNothing, "tables that are not closed, the last used first"},
    Question{"close", Of::kSomething, "close the table with this id; finished games stay"},
    Question{"players", Of::kPerhaps, "players, the last seen first; those with OF in their name"},
    Question{"ban", Of::kSomething, "keep out the player with this id"},
    Question{"unban", Of::kSomething, "let the player with this id in again"},
    Question{"bans", Of::kNothing, "who is kept out"},
    Question{"ban-address", Of::kSomething, "keep out everybody at this network address"},
    Question{"unban-address", Of::kSomething, "let everybody at this address in again"},
    Question{"top", Of::kNothing, "the players and addresses that cost the server most just now"},
    Question{"reports", Of::kNothing, "what players have reported, the newest first"},
    Question{"settle", Of::kSomething, "remove the report with this number"},
    Question{"data", Of::kSomething, "what is stored about the player with this id, as JSON"},
    Question{"delete", Of::kSomething, "delete that"},
    Question{"stored", Of::kNothing, "how much there is of what"},
    Question{"compact", Of::kNothing, "give unused room in the file back to the disk"},
    Question{"check", Of::kNothing, "read everything and list what is damaged"},
};

std::string explained_questions() {
  std::string text = "WHAT is one of:\n";
  for (const Question& question : kQuestions) {
    text += fmt::format("  {:<15}{}\n", question.name, question.about);
  }
  return text += '\n';
}

// One line of plain text, whatever players have called themselves or said.
std::string shown(const Value& value) {
  constexpr std::size_t kLongest = 400;
  if (value.text() != nullptr) return verbatim(*value.text(), kLongest);
  if (value.items() == nullptr) return to_json(value);
  std::string list;
  for (const Value& item : *value.items()) {
    if (!list.empty()) list += value.items()->front().text() != nullptr ? " | " : " ";
    list += shown(item);
  }
  return list;
}

// What a field of an answer is called.
std::string title_of(std::string name) {
  std::ranges::replace(name, '_', '-');
  return say(user_language(), "admin-column-" + name);
}

std::string cell(std::string_view field, const Value& value) {
  if (value.flag() != nullptr) {
    return say(user_language(), *value.flag() ? "admin-true" : "admin-false");
  }
  std::string text = shown(value);
  if (field == "status" && !text.empty()) return say(user_language(), "admin-status-" + text);
  if (field == "game" && !text.empty()) return say(user_language(), "stats-game-" + text);
  return text;
}

// A list of like objects, a column for each of their fields.
void print_list(const Value::Array& list) {
  if (list.empty()) {
    std::cout << say(user_language(), "admin-empty") << '\n';
    return;
  }
  std::vector<TextTable::Column> columns;
  for (const auto& [name, value] : *list.front().fields()) {
    columns.push_back({.title = title_of(name)});
  }
  TextTable table(std::move(columns));
  for (const Value& each : list) {
    std::vector<std::string> row;
    for (const auto& [name, value] : *each.fields()) row.push_back(cell(name, value));
    table.add_row(std::move(row));
  }
  std::cout << table.text();
}

void print(const Value& answer) {
  if (answer.items() != nullptr) return print_list(*answer.items());
  if (answer.fields() == nullptr) return;  // done, and nothing to say
  for (const auto& [name, value] : *answer.fields()) {
    std::cout << title_of(name) << ": " << to_json(value) << '\n';
  }
}

// An error as the server has written it.
Exit refuse(const Value& error) {
  std::vector<Arg> args;
  if (const Value* given = error.find("args"); given != nullptr && given->fields() != nullptr) {
    for (const auto& [name, value] : *given->fields()) args.push_back({name, shown(value)});
  }
  return fail("admin", say(user_language(), text_in(error, "code"), args), Exit::kWrong);
}

// Reads the file itself, so that a running server is not delayed.
Exit run_check(const AdminArguments& arguments) {
  const Interrupt interrupt;
  const auto report = check_integrity(arguments.data, Interrupt::requested);
  if (!report && Interrupt::requested()) return Exit::kInterrupted;
  if (!report) return fail("admin", report.error(), Exit::kEnvironment);
  Value damage = Value::array();
  for (const Error& error : report->damage) damage.push_back(say(user_language(), error));
  Value counts = Value::object({{"tables", report->tables},
                                {"log_entries", report->entries},
                                {"games", report->games},
                                {"unchecked", report->unchecked}});
  if (arguments.json) {
    counts.set("damage", damage);
    std::cout << to_json(counts) << '\n';
  } else {
    print(counts);
  }
  if (report->damage.empty()) return Exit::kFine;
  if (!arguments.json) {
    for (const Value& each : *damage.items()) std::cerr << shown(each) << '\n';
  }
  return fail(
      "admin",
      Error{
          "admin-check-damaged", "", {{"count", static_cast<std::int64_t>(report->damage.size())}}},
      Exit::kWrong);
}

Exit run_admin(const AdminArguments& arguments) {
  const auto* question = std::ranges::find(kQuestions, arguments.what, &Question::name);
  if (question->of == Of::kSomething && arguments.of.empty()) {
    return fail("admin", Error{"admin-of-whom", "", {{"what", arguments.what}}}, Exit::kUsage);
  }
  if (question->of == Of::kNothing && !arguments.of.empty()) {
    return fail("admin", Error{"admin-of-nothing", "", {{"what", arguments.what}}}, Exit::kUsage);
  }
  if (arguments.what == "check") return run_check(arguments);
  const Value request = Value::object({{"what", arguments.what}, {"of", arguments.of}});
  const auto answer = ask_admin(arguments.data, request);
  if (!answer) return fail("admin", answer.error(), Exit::kEnvironment);
  if (const Value* error = answer->find("error")) return refuse(*error);
  const Value* found = answer->find("answer");
  if (found == nullptr) return fail("admin", Error{"server-storage", "", {}}, Exit::kEnvironment);
  if (arguments.json || arguments.what == "data") {
    std::cout << to_json(*found) << '\n';
  } else {
    print(*found);
  }
  if (answer->find("more") != nullptr) {
    const Arg count[] = {{"count", static_cast<std::int64_t>(found->items()->size())}};
    std::cerr << say(user_language(), "admin-more", count) << '\n';
  }
  return Exit::kFine;
}

}  // namespace

void add_admin(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<AdminArguments>();
  CLI::App* command = program.add_subcommand("admin", "Keep order on a server, also while it runs");
  std::vector<std::string> names;
  for (const Question& question : kQuestions) names.emplace_back(question.name);
  command->add_option("WHAT", arguments->what, "What to list or do")
      ->required()
      ->check(one_of(names));
  command->add_option("OF", arguments->of,
                      "A table's id to close; a player's id to ban, unban, delete or show the data "
                      "of; a report's number to settle; a name to find players by");
  add_data_option(*command, arguments->data);
  command->add_flag("--json", arguments->json, "Print JSON");
  command->footer(explained_questions() +
                  examples({{"lair admin players ana", "players with that in their name"},
                            {"lair admin ban K7QX2M9DPC4W", "keep a player out"}}));
  command->callback([arguments, &exit] { exit = run_admin(*arguments); });
}

}  // namespace lair::cli
