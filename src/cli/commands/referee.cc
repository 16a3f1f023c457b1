#include "record/referee.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <csignal>
#include <string>
#include <system_error>

#include "cli/command_line/command.h"
#include "cli/terminal/line_reader.h"
#include "record/json.h"
#include "text/text.h"

namespace lair::cli {
namespace {

constexpr std::size_t kMebibyte = std::size_t{1} << 20;
constexpr std::size_t kLongestMebibytes = 64;
constexpr std::size_t kMostHeld = kMebibyte;  // bytes of answers to buffer before they are written

std::string refuse_long_line() {
  const Error error{
      "request-too-long", "", {{"limit", static_cast<std::int64_t>(kLongestMebibytes)}}};
  return to_json(Value::object({{"error", say(Language::en, error)}}));
}

// False when the output was closed.
bool write_answers(std::string& answers) {
  std::string_view rest = answers;
  while (!rest.empty()) {
    const ssize_t count = write(STDOUT_FILENO, rest.data(), rest.size());
    if (count >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno == EPIPE) {
      return false;
    } else if (errno != EINTR) {
      throw std::system_error(errno, std::generic_category());
    }
  }
  answers.clear();
  return true;
}

Exit run() {
  std::signal(SIGPIPE, SIG_IGN);
  LineReader requests(STDIN_FILENO, kLongestMebibytes * kMebibyte);
  std::string answers;
  for (;;) {
    if ((!requests.waiting() || answers.size() > kMostHeld) && !write_answers(answers)) break;
    std::string_view line;
    const LineReader::Found found = requests.next(line);
    if (found == LineReader::Found::kEnd) break;
    answers += found == LineReader::Found::kLine ? referee_answer(line) : refuse_long_line();
    answers += '\n';
  }
  write_answers(answers);
  return Exit::kFine;
}

}  // namespace

void add_referee(CLI::App& program, Exit& exit) {
  CLI::App* command = program.add_subcommand("referee",
                                             "Answer questions about the rules: JSON requests on "
                                             "standard input, one a line, each answered "
                                             "by a line on standard output");
  command->footer(examples({
      {R"(echo '{"op":"classify","cards":["7","7","7","5"]}' | lair referee)", "what is this?"},
      {R"(echo '{"op":"beats","play":{"cards":["9"]},"on":{"cards":["8"]}}' | lair referee)",
       "does it beat that?"},
      {"lair referee < requests.jsonl > answers.jsonl", "many at once"},
  }));
  command->callback([&exit] { exit = run(); });
}

}  // namespace lair::cli
