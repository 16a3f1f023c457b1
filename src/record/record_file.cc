#include "record/record_file.h"

#include <utility>

#include "record/json.h"

namespace lair {
namespace {

bool is_blank(const std::string& line) {
  return line.find_first_not_of(" \t\r") == std::string::npos;
}

}  // namespace

FileCheck check_records(std::istream& file, const LineCheck& further, const LineSeen& seen) {
  FileCheck check;
  Replay game;
  const auto close_game = [&] {
    check.decisions += game.decisions();
    check.finished += game.ended() ? 1 : 0;
    game = Replay();
  };
  std::string text;
  for (std::int64_t number = 1; std::getline(file, text); ++number) {
    const bool whole = !file.eof();
    if (is_blank(text)) continue;
    auto line = parse_json(text);
    if (!line && !whole && breaks_off(text)) {  // interrupted while it was written
      check.cut_off = true;
      break;
    }
    MaybeError error;
    if (!line) {
      error = std::move(line.error());
    } else {
      if (is_header(*line)) {
        close_game();
        ++check.games;
      }
      if (further) error = further(game, *line);
      if (!error) error = game.feed(*line);
      if (!error && seen) seen(game, *line);
    }
    if (error) {
      check.error = std::move(error);
      check.error_line = number;
      break;
    }
  }
  close_game();
  if (!check.error && check.games == 0 && !check.cut_off) {
    check.error = Error{"record-no-header", "", {}};
    check.error_line = 1;
  }
  return check;
}

}  // namespace lair
