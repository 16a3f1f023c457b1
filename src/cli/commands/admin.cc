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

enum class Argument : std::uint8_t { kNone, kOptional, kRequired };

// A request of `lair admin`: its name, its argument, and its description.
struct Request {
  std::string_view name;
  Argument argument;
  std::string_view about;
};
constexpr std::array kRequests = {
    Request{"tables", Argument::kNone, "tables that are not closed, the last used first"},
    Request{"close", Argument::kRequired, "close the table with this id; finished games stay"},
    Request{"players", Argument::kOptional,
            "players, the last seen first; those with OF in their name"},
    Request{"ban", Argument::kRequired, "ban the player with this id"},
    Request{"unban", Argument::kRequired, "lift the ban of the player with this id"},
    Request{"bans", Argument::kNone, "banned players"},
    Request{"ban-address", Argument::kRequired, "ban everybody at this network address"},
    Request{"unban-address", Argument::kRequired, "lift the ban of this address"},
    Request{"top", Argument::kNone, "players and addresses that cost the server most just now"},
    Request{"reports", Argument::kNone, "reports of players, the newest first"},
    Request{"settle", Argument::kRequired, "remove the report with this number"},
    Request{"data", Argument::kRequired, "all data stored about the player with this id, as JSON"},
    Request{"delete", Argument::kRequired, "delete all data stored about the player with this id"},
    Request{"stored", Argument::kNone, "count of everything stored, by kind"},
    Request{"compact", Argument::kNone, "shrink the file by its unused space"},
    Request{"check", Argument::kNone, "read everything and list damaged entries"},
};

std::string explained_requests() {
  std::string text = "WHAT is one of:\n";
  for (const Request& request : kRequests) {
    text += fmt::format("  {:<15}{}\n", request.name, request.about);
  }
  return text += '\n';
}

// A text by players as one line without control characters.
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

// The title of a field of an answer.
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
  if (field == "game" && !text.empty()) return say(user_language(), "game-" + text);
  return text;
}

// A list of objects as a table with a column for each field.
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
  if (answer.fields() == nullptr) return;  // done; there is nothing to print
  for (const auto& [name, value] : *answer.fields()) {
    std::cout << title_of(name) << ": " << to_json(value) << '\n';
  }
}

// Parses an error of the server.
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
  const auto* wanted = std::ranges::find(kRequests, arguments.what, &Request::name);
  if (wanted->argument == Argument::kRequired && arguments.of.empty()) {
    return fail("admin", Error{"admin-of-whom", "", {{"what", arguments.what}}}, Exit::kUsage);
  }
  if (wanted->argument == Argument::kNone && !arguments.of.empty()) {
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
  CLI::App* command = program.add_subcommand("admin", "Moderate a server, also while it runs");
  std::vector<std::string> names;
  for (const Request& request : kRequests) names.emplace_back(request.name);
  command->add_option("WHAT", arguments->what, "The request, see below")
      ->required()
      ->check(one_of(names));
  command->add_option("OF", arguments->of,
                      "A table's id to close; a player's id to ban, unban, delete or show the data "
                      "of; a report's number to settle; a name to find players by");
  add_data_option(*command, arguments->data);
  command->add_flag("--json", arguments->json, "Print JSON");
  command->footer(explained_requests() +
                  examples({{"lair admin players ana", "players with that in their name"},
                            {"lair admin ban K7QX2M9DPC4W", "ban a player"}}));
  command->callback([arguments, &exit] { exit = run_admin(*arguments); });
}

}  // namespace lair::cli
