#include "server/site.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>

#include "cli/command_line/command.h"
#include "cli/files/whole_file.h"
#include "text/text.h"

namespace lair::cli {
namespace {

namespace files = std::filesystem;

// The page's first file says that no server is behind it. It also marks a folder as ours.
constexpr std::string_view kAlone = "<html data-server=\"none\" ";

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

// With relative addresses, so that the page works below any path.
std::string page_alone(std::string_view html) {
  return replaced(replaced(std::string(html), "=\"/", "=\"./"), "<html ", kAlone);
}

// Nothing of somebody else's is overwritten.
bool may_write(const files::path& folder) {
  if (!files::exists(folder) || files::is_empty(folder)) return true;
  const files::path index = folder / "index.html";
  return files::exists(index) && read_whole(index.string()).find(kAlone) != std::string::npos;
}

// The page of one game's table is for a server, which knows what is played at an address.
bool is_for_server(std::string_view path) {
  return path.starts_with("/table-") && path.ends_with(".html");
}

Exit write_site(const files::path& folder) {
  const Arg where[] = {{"path", shown_path(folder.string())}};
  if (find_site_file("/sw.js") == nullptr) {
    return fail("site", {"site-no-page", "", {}}, Exit::kEnvironment);
  }
  if (files::exists(folder) && !files::is_directory(folder)) {
    return fail("site", {"site-not-folder", "", {where[0]}}, Exit::kUsage);
  }
  if (!may_write(folder)) return fail("site", {"site-not-empty", "", {where[0]}}, Exit::kUsage);
  for (const SiteFile& file : site_files()) {
    if (is_for_server(file.path)) continue;
    const files::path to = folder / files::path(file.path.substr(1));
    files::create_directories(to.parent_path());
    const bool page = file.path == "/index.html";
    write_whole(to.string(), page ? page_alone(file.content) : std::string(file.content));
  }
  if (isatty(STDOUT_FILENO) != 0) std::cout << say(user_language(), "site-done", where) << '\n';
  return Exit::kFine;
}

}  // namespace

void add_site(CLI::App& program, Exit& exit) {
  const auto folder = std::make_shared<std::string>();
  CLI::App* command =
      program.add_subcommand("site", "Write the page as files for any web host, without a server");
  command->add_option("DIR", *folder, "The folder to write; it is made if there is none")
      ->required();
  command->footer(examples({{"lair site public", "write the page to the folder public"},
                            {"cd public && python3 -m http.server", "try it"}}));
  command->callback([folder, &exit] { exit = write_site(*folder); });
}

}  // namespace lair::cli
