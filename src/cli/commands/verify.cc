#include <CLI/CLI.hpp>
#include <array>
#include <iostream>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "cli/command_line/command.h"
#include "cli/files/input_file.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/progress.h"
#include "fair/fairness.h"
#include "record/json.h"
#include "record/record_file.h"
#include "text/text.h"

namespace lair::cli {
namespace {

struct VerifyArguments {
  std::vector<std::string> files;
  bool fairness = false;
  bool json = false;
};

struct Verdict {
  std::string path;  // as shown
  FileCheck check;
  std::optional<fair::FairnessCheck> fairness;  // if it was asked for
  int unreadable = 0;                           // errno's value

  bool ok() const { return unreadable == 0 && !check.error; }
};

Verdict verify(const std::string& path, bool fairness) {
  Verdict verdict{shown_path(path), {}, {}, 0};
  InputFile file(path);
  Progress progress(verdict.path, file.size());
  file.before_read([&](std::int64_t done) {
    progress.show(done);
    return !Interrupt::requested();
  });
  std::istream stream(&file);
  if (fairness) verdict.fairness = fair::check_fairness(stream);
  verdict.check = fairness ? verdict.fairness->file : check_records(stream);
  verdict.unreadable = file.error();
  return verdict;
}

std::string sentence(const Verdict& verdict) {
  const FileCheck& check = verdict.check;
  const Language language = user_language();
  const std::array args = {Arg{"games", check.games}, Arg{"decisions", check.decisions},
                           Arg{"unfinished", check.games - check.finished}};
  std::string text = say(language, "verify-fine", args);
  if (check.finished < check.games) text += "; " + say(language, "verify-unfinished", args);
  if (check.cut_off) text += "; " + say(language, "verify-cut-off");
  if (!verdict.fairness) return text;
  const std::array found = {Arg{"deals", verdict.fairness->deals},
                            Arg{"unrevealed", verdict.fairness->unrevealed}};
  text += "; " + say(language, "verify-deals", found);
  if (verdict.fairness->unrevealed > 0) text += "; " + say(language, "verify-unrevealed", found);
  return text;
}

void print(const Verdict& verdict) {
  const FileCheck& check = verdict.check;
  if (verdict.unreadable != 0) {
    fail_file("verify", verdict.path, verdict.unreadable);
  } else if (check.error) {
    std::cout << verdict.path << ':' << check.error_line << ": " << say_with_rule(*check.error)
              << '\n';
  } else {
    std::cout << verdict.path << ": " << sentence(verdict) << '\n';
  }
}

Value written(const Verdict& verdict) {
  const FileCheck& check = verdict.check;
  Value file = Value::object({{"file", verdict.path}, {"ok", verdict.ok()}});
  if (verdict.unreadable != 0) {
    file.set("error", std::generic_category().message(verdict.unreadable));
    return file;
  }
  file.set("games", check.games);
  file.set("finished", check.finished);
  file.set("decisions", check.decisions);
  file.set("cut_off", check.cut_off);
  if (verdict.fairness) {
    file.set("deals", verdict.fairness->deals);
    file.set("unrevealed", verdict.fairness->unrevealed);
  }
  if (check.error) {
    file.set("line", check.error_line);
    file.set("rule", check.error->rule.empty() ? Value() : Value(check.error->rule));
    file.set("error", say(Language::en, *check.error));
  }
  return file;
}

// The sum over all files.
Value written(const std::vector<Verdict>& verdicts) {
  bool ok = true;
  FileCheck sum;
  Value files = Value::array();
  for (const Verdict& verdict : verdicts) {
    ok = ok && verdict.ok();
    sum.games += verdict.check.games;
    sum.finished += verdict.check.finished;
    sum.decisions += verdict.check.decisions;
    files.push_back(written(verdict));
  }
  return Value::object({{"ok", ok},
                        {"games", sum.games},
                        {"finished", sum.finished},
                        {"decisions", sum.decisions},
                        {"files", std::move(files)}});
}

Exit run_verify(const VerifyArguments& arguments) {
  const Interrupt interrupt;
  Exit exit = Exit::kFine;
  std::vector<Verdict> verdicts;
  for (const std::string& path : arguments.files) {
    verdicts.push_back(verify(path, arguments.fairness));
    if (Interrupt::requested()) return Exit::kInterrupted;
    const Verdict& verdict = verdicts.back();
    if (!arguments.json) print(verdict);
    if (verdict.unreadable != 0) {
      exit = Exit::kEnvironment;
    } else if (!verdict.ok() && exit == Exit::kFine) {
      exit = Exit::kWrong;
    }
  }
  if (arguments.json) std::cout << to_json(written(verdicts)) << '\n';
  return exit;
}

}  // namespace

void add_verify(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<VerifyArguments>();
  CLI::App* command = program.add_subcommand(
      "verify", "Replay game records through the rules, and report the first disagreement");
  command->add_option("FILE", arguments->files, "Records (*.lair.jsonl), or - for standard input")
      ->required()
      ->type_name("FILE");
  command->add_flag("--fairness", arguments->fairness,
                    "Also recompute every deal from the seeds in the record");
  command->add_flag("--json", arguments->json, "Print one JSON object with all results");
  command->footer(examples({
      {"lair verify games.lair.jsonl", "check a file of records"},
      {"lair verify --fairness games.lair.jsonl", "check the deals against their seeds"},
      {"lair verify --json *.lair.jsonl", "many files, as JSON for another program"},
      {"zcat games.gz | lair verify -", "what another program prints"},
  }));
  command->callback([arguments, &exit] { exit = run_verify(*arguments); });
}

}  // namespace lair::cli
