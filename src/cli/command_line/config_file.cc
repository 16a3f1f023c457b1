#include "cli/command_line/config_file.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <fstream>
#include <system_error>

#include "cli/command_line/command.h"
#include "text/verbatim.h"

namespace lair::cli {
namespace {

Error wrong(const std::string& path, std::string_view reason) {
  return {"config-wrong", "", {{"path", shown_path(path)}, {"reason", std::string(reason)}}};
}

MaybeError take(CLI::App& command, const CLI::ConfigItem& item, const std::string& path) {
  constexpr std::size_t kLongest = 100;
  CLI::Option* const option =
      item.parents.empty() ? command.get_option_no_throw("--" + item.name) : nullptr;
  if (option == nullptr || !option->get_configurable()) {
    const std::string& name = item.parents.empty() ? item.name : item.parents.front();
    return Error{"config-unknown",
                 "",
                 {{"path", shown_path(path)},
                  {"name", verbatim(name, kLongest)},
                  {"command", "lair " + command.get_name() + " --help"}}};
  }
  if (option->count() > 0) return std::nullopt;
  option->add_result(item.inputs);
  option->run_callback();
  return std::nullopt;
}

}  // namespace

MaybeError read_config_file(CLI::App& command, const std::string& path) {
  std::ifstream file(path);
  if (file) file.peek();  // a folder can be opened, but not read
  if (!file) return wrong(path, std::generic_category().message(errno));
  try {
    for (const CLI::ConfigItem& item : CLI::ConfigTOML().from_config(file)) {
      if (MaybeError error = take(command, item, path)) return error;
    }
  } catch (const CLI::ParseError& error) {
    return wrong(path, error.what());
  }
  return std::nullopt;
}

}  // namespace lair::cli
