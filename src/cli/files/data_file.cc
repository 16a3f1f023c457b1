#include "cli/files/data_file.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <system_error>

namespace lair::cli {
namespace {

constexpr const char* kHere = "lair.db";
constexpr const char* kOfPackage = "/var/lib/lair/lair.db";  // packaging/serve.conf

// The package's folder may be unreadable for this user, so its existence is enough.
std::string usual_data_file() {
  namespace fs = std::filesystem;
  std::error_code ignored;
  const fs::path folder = fs::path(kOfPackage).parent_path();
  return !fs::exists(kHere, ignored) && fs::exists(folder, ignored) ? kOfPackage : kHere;
}

}  // namespace

void add_data_option(CLI::App& command, std::string& data) {
  data = usual_data_file();
  command
      .add_option("--data", data,
                  "The server's data file; where there is none, the installed service's")
      ->envname("LAIR_DATA")
      ->type_name("FILE")
      ->default_str(kHere);
}

}  // namespace lair::cli
