#include "cli/files/saved_games.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <istream>
#include <system_error>

#include "cli/files/input_file.h"
#include "cli/files/whole_file.h"
#include "cli/terminal/terminal_look.h"
#include "record/record_file.h"

namespace lair::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSuffix = ".lair.jsonl";

// A program locks the file of the game that it plays (play/record.h).
bool being_played(const std::string& path) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return true;
  const bool free = flock(descriptor, LOCK_EX | LOCK_NB) == 0;
  close(descriptor);
  return !free;
}

std::optional<SavedGame> read_unfinished(const std::string& path) {
  if (being_played(path) || !make_whole(path)) return std::nullopt;
  SavedGame saved{path, lines_of_game(path)};
  const bool goes_on = !saved.lines.empty() && !saved.lines.back().has("end") &&
                       integer_in(saved.lines[0], "seed").has_value();
  return goes_on ? std::optional(std::move(saved)) : std::nullopt;
}

std::vector<std::string> newest_first(std::string_view game) {
  std::error_code error;
  std::vector<std::string> paths;
  for (const fs::directory_entry& entry : fs::directory_iterator(saved_games_folder(), error)) {
    const std::string name = entry.path().filename().string();
    const bool fits = name.ends_with(kSuffix) &&
                      (game.empty() || name.find("-" + std::string(game)) != std::string::npos);
    if (fits) paths.push_back(entry.path().string());
  }
  // Compared without the suffix, so that a second game of the same second ("-2") counts as the
  // newer one.
  const auto stem = [](const std::string& path) {
    return std::string_view(path).substr(0, path.size() - kSuffix.size());
  };
  std::sort(paths.begin(), paths.end(),
            [&](const std::string& a, const std::string& b) { return stem(a) > stem(b); });
  return paths;
}

}  // namespace

std::vector<Value> lines_of_game(const std::string& path) {
  std::vector<Value> lines;
  InputFile file(path);
  std::istream stream(&file);
  const FileCheck check = check_records(stream, [&](const Replay&, const Value& line) {
    lines.push_back(line);
    return MaybeError();
  });
  if (file.error() != 0 || check.error || check.games != 1) lines.clear();
  return lines;
}

bool make_whole(const std::string& path) {
  const std::string text = read_whole(path);
  const std::size_t end = text.rfind('\n') + 1;
  if (end < text.size()) fs::resize_file(path, end);
  return end > 0 && text.find("\n{\"end\":") == std::string::npos;
}

std::string state_folder() {
  const std::string state(environment("XDG_STATE_HOME"));
  if (state.starts_with('/')) return state + "/lair";
  const std::string home(environment("HOME"));
  return home.empty() ? std::string() : home + "/.local/state/lair";
}

std::string saved_games_folder() {
  const std::string folder = state_folder();
  return folder.empty() ? std::string() : folder + "/games";
}

std::string new_saved_game(std::string_view game) {
  const std::string folder = saved_games_folder();
  std::error_code error;
  if (folder.empty()) return "";
  fs::create_directories(folder, error);
  if (error || access(folder.c_str(), W_OK) != 0) return "";
  std::array<char, 32> now{};
  const std::time_t seconds = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::strftime(now.data(), now.size(), "%Y%m%dT%H%M%SZ", &parts);
  for (int i = 0;; ++i) {
    std::string path = folder;
    path.append("/").append(now.data()).append("-").append(game);
    if (i > 0) path.append("-").append(std::to_string(i + 1));
    path += kSuffix;
    if (!fs::exists(path, error)) return path;
  }
}

std::optional<SavedGame> find_saved_game(std::string_view game) {
  for (const std::string& path : newest_first(game)) {
    if (auto saved = read_unfinished(path)) return saved;
  }
  return std::nullopt;
}

std::optional<SavedGame> find_newest_game(std::string_view game) {
  const std::vector<std::string> paths = newest_first(game);
  return paths.empty() ? std::nullopt : read_unfinished(paths.front());
}

}  // namespace lair::cli
