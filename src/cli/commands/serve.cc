#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <iostream>
#include <memory>
#include <string>
#include <thread>

#include "cli/command_line/argument_checks.h"
#include "cli/command_line/command.h"
#include "cli/command_line/config_file.h"
#include "cli/terminal/interrupt.h"
#include "net/address.h"
#include "server/server.h"
#include "text/text.h"
#include "version.h"

namespace lair::cli {
namespace {

struct ServeArguments {
  ServeOptions options;
  std::string sync = "full";
  std::string log = "none";
  std::string config;
  int bot_threads = 0;
};

void say_ready(const std::vector<std::string>& addresses, const std::string& metrics) {
  const Language language = user_language();
  for (const std::string& address : addresses) {
    const Arg where[] = {{"address", address}};
    std::cout << say(language, "serve-open", where) << '\n';
  }
  if (!metrics.empty()) {
    const Arg where[] = {{"address", "http://" + metrics + "/metrics"}};
    std::cout << say(language, "serve-metrics", where) << '\n';
  }
  std::cout << say(language, "serve-stop") << std::endl;  // NOLINT(performance-avoid-endl)
}

Exit run_serve(ServeArguments arguments) {
  const Interrupt interrupt;
  // Ignored signals: a file that may not grow is a failed write, and a closed log is no error.
  for (const int number : {SIGXFSZ, SIGPIPE}) std::signal(number, SIG_IGN);
  ServeOptions& options = arguments.options;
  const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  options.bot_threads = arguments.bot_threads > 0 ? arguments.bot_threads : std::max(1, cores - 1);
  options.sync = arguments.sync == "normal" ? Sync::kNormal : Sync::kFull;
  options.version = LAIR_VERSION " (" LAIR_COMMIT ")";
  if (!options.public_url.empty()) {
    auto url = read_public_url(options.public_url);
    if (!url) return fail("serve", url.error(), Exit::kUsage);
    options.public_url = *std::move(url);
  }
  if (const MaybeError error = check_options(options)) return fail("serve", *error, Exit::kUsage);
  ServeNews news{.ready = say_ready,
                 .warning = [](const Error& error) { fail("serve", error, Exit::kFine); },
                 .log = {}};
  if (arguments.log == "json") {
    news.log = [](const std::string& line) { std::cerr << line << std::flush; };
  }
  if (const MaybeError error = serve(options, news, Interrupt::requested)) {
    return fail("serve", *error, Exit::kEnvironment);
  }
  std::cout << say(user_language(), "serve-stopped") << '\n';
  return Exit::kFine;
}

// An option that an environment variable can set, too.
template <class T>
CLI::Option* add_option(CLI::App& command, const char* name, T& value, const char* about,
                        const char* variable) {
  return command.add_option(name, value, about)->envname(variable)->capture_default_str();
}

void add_place_options(CLI::App& command, ServeArguments& arguments) {
  ServeOptions& options = arguments.options;
  add_option(command, "--listen", options.listen,
             "Address to listen on; 0.0.0.0:8080 for the whole network", "LAIR_LISTEN")
      ->type_name("ADDRESS");
  add_option(command, "--data", options.data, "The file with all players, tables and games",
             "LAIR_DATA")
      ->type_name("FILE");
  add_option(command, "--sync", arguments.sync,
             "full: acknowledged moves survive a power cut; normal: a crash of the program",
             "LAIR_SYNC")
      ->check(one_of({"full", "normal"}));
  add_option(command, "--public-url", options.public_url, "Its public address, if behind a proxy",
             "LAIR_PUBLIC_URL")
      ->type_name("URL");
  command
      .add_option(
          "--trusted-proxy", options.trusted_proxies,
          "Proxies whose X-Forwarded-For is trusted: addresses or networks, separated by commas")
      ->envname("LAIR_TRUSTED_PROXY")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->type_name("ADDRESS");
  add_option(command, "--log", arguments.log,
             "json: log events to standard error, one object per line", "LAIR_LOG")
      ->check(one_of({"none", "json"}));
  add_option(command, "--metrics", options.metrics,
             "Address of the Prometheus metrics; empty for none", "LAIR_METRICS")
      ->type_name("ADDRESS");
}

void add_play_options(CLI::App& command, ServeArguments& arguments) {
  ServeOptions& options = arguments.options;
  add_option(command, "--bot-threads", arguments.bot_threads,
             "Threads for bots; 0 for one less than the cores", "LAIR_BOT_THREADS")
      ->check(between(0, 64));
  add_option(command, "--review-depth", options.review_depth,
             "Number of sampled deals by which a review judges a decision", "LAIR_REVIEW_DEPTH")
      ->check(between(1, 100'000));
  add_option(command, "--keep-days", options.keep_days,
             "Delete tables, games and players that were unused for so many days; 0 for never",
             "LAIR_KEEP_DAYS")
      ->check(between(0, 36'500));
  add_option(command, "--drain", options.drain,
             "Time for running rounds to end before the server stops, in seconds", "LAIR_DRAIN")
      ->check(between(0, 86'400));
  add_option(command, "--bot-pace", options.usual.pace,
             "Time a bot takes for a move, in milliseconds", "LAIR_BOT_PACE")
      ->check(between(0, 60'000));
  add_option(command, "--round-pause", options.usual.pause,
             "Longest display of a round's result, in milliseconds", "LAIR_ROUND_PAUSE")
      ->check(between(0, 60'000));
}

}  // namespace

void add_serve(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<ServeArguments>();
  CLI::App* command = program.add_subcommand("serve", "Host tables, with the page to play at them");
  add_place_options(*command, *arguments);
  add_play_options(*command, *arguments);
  command
      ->add_option("--config", arguments->config,
                   "Read options from a file of lines like listen = \"0.0.0.0:8080\"")
      ->envname("LAIR_CONFIG")
      ->configurable(false)
      ->type_name("FILE");
  command->footer(
      examples({{"lair serve", "for this machine alone"},
                {"lair serve --listen 0.0.0.0:8080", "for everybody in this network"}}));
  command->callback([arguments, command, &exit] {
    if (!arguments->config.empty()) {
      if (const MaybeError error = read_config_file(*command, arguments->config)) {
        exit = fail("serve", *error, Exit::kUsage);
        return;
      }
    }
    exit = run_serve(*arguments);
  });
}

}  // namespace lair::cli
