#include "cli/help/manual_page.h"

#include <array>
#include <string_view>
#include <utility>

#include "cli/command_line/command.h"
#include "cli/help/welcome.h"

namespace lair::cli {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kEnvironment = {{
    {"LC_ALL, LC_MESSAGES, LANG",
     "The language of sentences: English, German, French, Hungarian or Korean."},
    {"XDG_STATE_HOME",
     "Where games of \"lair play\" are saved, in lair/games; ~/.local/state if not set."},
    {"XDG_CACHE_HOME",
     "Where \"lair stats\" keeps what bots made of deals, in lair/rounds; ~/.cache if not set."},
    {"NO_COLOR", "If set and not empty, nothing is coloured."},
    {"TERM", "With \"dumb\" there is no progress bar."},
}};

// A line of text, escaped for roff.
std::string escaped(std::string_view text) {
  std::string out;
  if (text.starts_with(".") || text.starts_with("'")) out = "\\&";
  for (const char c : text) {
    switch (c) {
      case '\\':
        out += "\\e";
        break;
      case '-':
        out += "\\-";
        break;
      case '\'':
        out += "\\(aq";
        break;
      case '^':
        out += "\\(ha";
        break;
      case '~':
        out += "\\(ti";
        break;
      case '`':
        out += "\\(ga";
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

void append_item(std::string& out, const std::string& tag, std::string_view text) {
  out.append(".TP\n").append(tag).append("\n").append(escaped(text)).append("\n");
}

std::string tag_of(const OptionInfo& option) {
  if (!option.names.front().starts_with("-")) return italic(option.names.front());
  std::string tag;
  for (const std::string& name : option.names) tag += (tag.empty() ? "" : ", ") + bold(name);
  if (!option.value.empty()) tag += " " + italic(option.value);
  return tag;
}

// Lines without filling.
void append_footer(std::string& out, std::string_view footer) {
  out += ".PP\n.nf\n";
  while (!footer.empty()) {
    const std::size_t end = std::min(footer.find('\n'), footer.size());
    out.append(escaped(footer.substr(0, end))).append("\n");
    footer.remove_prefix(std::min(end + 1, footer.size()));
  }
  out += ".fi\n";
}

void append_command(std::string& out, const CommandInfo& command) {
  out.append(".SS ").append(escaped(command.usage("lair"))).append("\n");
  out.append(escaped(command.about)).append(".\n");
  for (const OptionInfo& argument : command.arguments) {
    append_item(out, tag_of(argument), argument.about);
  }
  std::string_view group = "Options";
  for (const OptionInfo& option : command.options) {
    if (option.group != group) out.append(".PP\n").append(escaped(option.group)).append(":\n");
    group = option.group;
    append_item(out, tag_of(option), option.about);
  }
  if (!command.footer.empty()) append_footer(out, command.footer);
}

}  // namespace

std::string manual_page(const CommandInfo& program, const std::string& version) {
  std::string out = ".TH LAIR 1 \"\" \"" + escaped("lair " + version) + "\" \"User Commands\"\n";
  out += ".SH NAME\nlair \\- " + card_games() + "\n";
  out += ".SH SYNOPSIS\n" + bold("lair") + " [" + italic("OPTIONS") + "] [" + italic("COMMAND") +
         "]\n";
  out += ".SH DESCRIPTION\n" + escaped(program.about) + "\n";
  out +=
      "Play them in a terminal against bots, let bots play each other, check game records, and\n";
  out += "ask a referee about the rules.\n";
  out += ".SH OPTIONS\n";
  for (const OptionInfo& option : program.options) append_item(out, tag_of(option), option.about);
  out += ".SH COMMANDS\n";
  for (const CommandInfo& command : program.commands) append_command(out, command);
  out += ".SH EXIT STATUS\n";
  for (const ExitCode& code : exit_codes()) {
    append_item(out, bold(std::to_string(static_cast<int>(code.exit))), code.about);
  }
  out += ".SH ENVIRONMENT\n";
  for (const auto& [name, about] : kEnvironment) append_item(out, bold(name), about);
  return out;
}

}  // namespace lair::cli
