#include "review/review.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "cli/command_line/argument_checks.h"
#include "cli/command_line/command.h"
#include "cli/files/input_file.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/terminal_look.h"
#include "record/json.h"
#include "record/record_file.h"
#include "review/report.h"
#include "review/review_json.h"
#include "review/review_text.h"
#include "text/text.h"

namespace lair::cli {
namespace {

struct ReviewArguments {
  std::string file;
  int game = 1;
  int seat = -1;  // not given
  std::string out;
  std::string format;
  int depth = ReviewDepth{}.deals;
  int threads = 0;
};

// The games of a file, each as its lines.
struct Games {
  std::vector<std::vector<Value>> games;
  FileCheck check;
  int unreadable = 0;  // errno's value
};

Games read_games(const std::string& path) {
  Games read;
  InputFile file(path);
  file.before_read([](std::int64_t) { return !Interrupt::requested(); });
  std::istream stream(&file);
  read.check = check_records(stream, [&](const Replay&, const Value& line) -> MaybeError {
    if (is_header(line)) read.games.emplace_back();
    if (!read.games.empty()) read.games.back().push_back(line);
    return std::nullopt;
  });
  read.unreadable = file.error();
  return read;
}

// The seat of --seat; else the first seat of a person; else seat 0.
Seat seat_to_review(const ReviewArguments& arguments, const Value& header) {
  if (arguments.seat >= 0) return seat_at(arguments.seat);
  const Value* bots = header.find("bots");
  if (bots == nullptr || bots->items() == nullptr) return Seat{};
  for (std::size_t i = 0; i < bots->items()->size() && i < std::size_t{kMaxSeats}; ++i) {
    if ((*bots->items())[i].is_null()) return seat_at(static_cast<int>(i));
  }
  return Seat{};
}

// The format of --format, else that of the file's ending.
std::string format_of(const ReviewArguments& arguments) {
  if (!arguments.format.empty()) return arguments.format;
  if (arguments.out.ends_with(".json")) return "json";
  return arguments.out.empty() || arguments.out.ends_with(".txt") ? "text" : "html";
}

std::string made(const Review& review, const ReviewArguments& arguments) {
  const std::string format = format_of(arguments);
  if (format == "json") return to_json(write_review(review)) + "\n";
  if (format == "html") return review_page(review, user_language());
  if (!arguments.out.empty()) return review_text(review, user_language());
  const Look look{.columns = columns_of(STDOUT_FILENO)};
  return fitted(look, review_text(review, user_language(), look.columns));
}

// errno if the file cannot be written, found out before the long computation.
int unwritable(const std::string& path) {
  if (path.empty() || path == "-") return 0;
  const std::filesystem::path file(path);
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) return EISDIR;
  const std::string folder = file.has_parent_path() ? file.parent_path().string() : ".";
  const bool exists = std::filesystem::exists(file, error);
  return access((exists ? path : folder).c_str(), W_OK) == 0 ? 0 : errno;
}

Exit write_report(const std::string& path, const std::string& text) {
  if (path.empty() || path == "-") {
    std::cout << text;
    return Exit::kFine;
  }
  errno = 0;
  std::ofstream file(path, std::ios::binary);
  if (file << text && file.flush()) return Exit::kFine;
  return fail_file("review", shown_path(path), errno == 0 ? EIO : errno);
}

Result<Review> review_with_bar(const ReviewArguments& arguments, const std::vector<Value>& lines) {
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  const ReviewDepth depth{arguments.depth, arguments.threads > 0 ? arguments.threads : cores};
  std::optional<Progress> bar;
  return review(lines, seat_to_review(arguments, lines.front()), depth,
                [&](std::int64_t done, std::int64_t total) {
                  if (!bar) bar.emplace(shown_path(arguments.file), total);
                  bar->show(done);
                  return !Interrupt::requested();
                });
}

Exit run_review(const ReviewArguments& arguments) {
  const Interrupt interrupt;
  const Games read = read_games(arguments.file);
  const std::string path = shown_path(arguments.file);
  if (Interrupt::requested()) return Exit::kInterrupted;
  if (read.unreadable != 0) return fail_file("review", path, read.unreadable);
  if (read.check.error) {
    const std::string where = path + ":" + std::to_string(read.check.error_line) + ": ";
    return fail("review", where + say_with_rule(*read.check.error), Exit::kWrong);
  }
  const auto count = static_cast<std::int64_t>(read.games.size());
  if (arguments.game > count) {
    return fail("review",
                Error{"review-no-game", "", {{"count", count}, {"number", arguments.game}}},
                Exit::kUsage);
  }
  if (const int error = unwritable(arguments.out); error != 0) {
    return fail_file("review", shown_path(arguments.out), error);
  }
  const auto reviewed =
      review_with_bar(arguments, read.games[static_cast<std::size_t>(arguments.game - 1)]);
  if (Interrupt::requested()) return Exit::kInterrupted;
  if (!reviewed) return fail("review", reviewed.error(), Exit::kUsage);
  return write_report(arguments.out, made(*reviewed, arguments));
}

}  // namespace

void add_review(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<ReviewArguments>();
  CLI::App* command = program.add_subcommand(
      "review", "Go through a player's decisions in a game record, and show what they cost");
  command->add_option("RECORD", arguments->file, "A record (*.lair.jsonl), or - for standard input")
      ->required()
      ->type_name("FILE");
  command
      ->add_option("--seat", arguments->seat,
                   "Whose decisions, from 0 (default: the first person's)")
      ->check(between(0, kMaxSeats - 1));
  command->add_option("--game", arguments->game, "Which game of the file, from 1")
      ->check(between(1, 1'000'000))
      ->capture_default_str();
  command->add_option("--out", arguments->out, "Write to this file instead of standard output")
      ->type_name("FILE");
  command
      ->add_option("--format", arguments->format,
                   "What to write (default: html to a file, text to standard output)")
      ->check(one_of({"html", "json", "text"}));
  add_language_option(*command);
  command
      ->add_option("--depth", arguments->depth,
                   "Number of sampled deals by which a decision is judged")
      ->check(between(10, 100'000))
      ->capture_default_str();
  command->add_option("--threads", arguments->threads, "Number of threads; 0 for one per core")
      ->check(between(0, 256));
  command->footer(examples({
      {"lair review game.lair.jsonl --out review.html", "a page to open in any browser"},
      {"lair review game.lair.jsonl --seat 2", "in short, here in the terminal"},
      {"lair review game.lair.jsonl --format json", "for another program"},
  }));
  command->callback([arguments, &exit] { exit = run_review(*arguments); });
}

}  // namespace lair::cli
