#include <algorithm>
#include <string_view>

#include "cli/command_line/command.h"
#include "cli/help/description.h"
#include "text/display_width.h"

namespace lair::cli {
namespace {

constexpr int kWidth = 80;
constexpr int kMostIndent = 34;  // behind a wider left column the text begins on the next line

struct Line {
  std::string left, right;
};

// Wraps words between `column` and kWidth. The first line already has its left column.
void append_wrapped(std::string& out, std::string_view text, int column) {
  int used = column;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const int width = display_width(word);
    if (used > column && used + 1 + width > kWidth) {
      out.append("\n").append(static_cast<std::size_t>(column), ' ');
      used = column;
    } else if (used > column) {
      out += ' ';
      ++used;
    }
    out += word;
    used += width;
  }
  out += '\n';
}

void append_lines(std::string& out, const std::vector<Line>& lines) {
  int indent = 0;
  for (const Line& line : lines) {
    const int needed = display_width(line.left) + 4;
    if (needed <= kMostIndent) indent = std::max(indent, needed);
  }
  if (indent == 0) indent = kMostIndent;
  for (const Line& line : lines) {
    std::string left = "  " + line.left;
    if (display_width(left) + 2 > indent) {
      out.append(left).append("\n");
      left.clear();
    }
    out += pad(left, indent);
    append_wrapped(out, line.right, indent);
  }
}

Line option_line(const OptionInfo& option) {
  std::string left;
  for (const std::string& name : option.names) left += (left.empty() ? "" : ", ") + name;
  if (option.names.front().starts_with("-")) {
    if (!option.value.empty()) left += " " + option.value;
  } else if (option.many) {
    left += "...";
  }
  return {left, option.about};
}

void append_options(std::string& out, const std::vector<OptionInfo>& options) {
  for (auto first = options.begin(); first != options.end();) {
    const auto last = std::find_if(
        first, options.end(), [&](const auto& option) { return option.group != first->group; });
    std::vector<Line> lines;
    std::transform(first, last, std::back_inserter(lines), option_line);
    out.append("\n").append(first->group).append(":\n");
    append_lines(out, lines);
    first = last;
  }
}

void append_exit_codes(std::string& out) {
  std::vector<Line> lines;
  for (const ExitCode& code : exit_codes()) {
    lines.push_back({std::to_string(static_cast<int>(code.exit)), std::string(code.about)});
  }
  out += "\nExit codes:\n";
  append_lines(out, lines);
}

}  // namespace

std::string help_text(const CommandInfo& command, const std::string& program) {
  std::string out;
  append_wrapped(out, command.about, 0);
  out += "\nUsage: " + command.usage(program) + "\n";
  if (!command.commands.empty()) {
    std::vector<Line> lines;
    for (const CommandInfo& sub : command.commands) lines.push_back({sub.name, sub.about});
    out += "\nCommands:\n";
    append_lines(out, lines);
  }
  if (!command.arguments.empty()) {
    std::vector<Line> lines;
    for (const OptionInfo& argument : command.arguments) lines.push_back(option_line(argument));
    out += "\nArguments:\n";
    append_lines(out, lines);
  }
  append_options(out, command.options);
  if (!command.commands.empty()) append_exit_codes(out);
  if (!command.footer.empty()) out.append("\n").append(command.footer).append("\n");
  return out;
}

}  // namespace lair::cli
