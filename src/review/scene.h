#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"

// The position before a seat when it decided, as a reader sees it beside the decision.
// It is made from the view alone. A game has its own `scene_of(view)`, found by the type of the
// view.

namespace lair {

// Cards with a caption, or a caption alone.
struct SceneRow {
  std::string_view caption;  // the id of a message in the catalogues; it may say $name and $number
  std::optional<Seat> who;   // whose name that is
  int number = 0;
  std::vector<std::string> cards;  // in the written form
  friend bool operator==(const SceneRow&, const SceneRow&) = default;
};

struct ScenePlayer {
  Seat seat{};
  int cards = 0;          // in the hand
  int sets = 0;           // laid
  std::string_view role;  // the id of a message, or empty
  friend bool operator==(const ScenePlayer&, const ScenePlayer&) = default;
};

struct Scene {
  std::vector<std::string> hand;
  std::vector<SceneRow> rows;
  std::vector<ScenePlayer> players;  // by seat
  friend bool operator==(const Scene&, const Scene&) = default;
};

}  // namespace lair
