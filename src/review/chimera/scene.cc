#include "review/chimera/review.h"
#include "rules/chimera/notation/notation.h"

namespace lair::chimera {
namespace {

std::vector<std::string> names(const Value& cards) {
  std::vector<std::string> list;
  for (const Value& card : *cards.items()) list.push_back(*card.text());
  return list;
}
std::vector<std::string> names(Cards cards) { return names(write_cards(cards)); }

void add_bidding(const Table& table, Scene& scene) {
  scene.rows.push_back({"review-face-up", table.holder, 0, {name(table.face_up)}});
  if (table.bid > 0) {
    scene.rows.push_back({"review-highest-bid", table.chimera, table.bid, {}});
  } else {
    scene.rows.push_back({"review-no-bid", {}, 0, {}});
  }
}

void add_trick(const Table& table, Scene& scene) {
  if (table.on.is_combination()) {
    scene.rows.push_back({"review-to-beat", table.on_seat, 0, names(table.on_cards)});
  } else {
    scene.rows.push_back({"review-leads", {}, 0, {}});
  }
  const int treasure = treasures_in(table.trick).points();
  if (treasure > 0) scene.rows.push_back({"review-treasure", {}, treasure, {}});
}

std::string_view role_of(const Table& table, Seat seat) {
  if (!has_roles(table)) return "";
  return seat == table.chimera ? "role-chimera" : "role-hunter";
}

}  // namespace

Scene scene_of(const View& view) {
  const Table& table = view.table;
  Scene scene;
  scene.hand = names(view.hand);
  if (table.phase == Phase::kBidding) add_bidding(table, scene);
  if (table.phase == Phase::kSwap) {
    scene.rows.push_back({"review-swap", partner(table, view.seat), gift_size(table), {}});
    scene.rows.push_back({"review-face-up", table.holder, 0, {name(table.face_up)}});
  }
  if (table.phase == Phase::kPlay) add_trick(table, scene);
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = seat_at(i);
    scene.players.push_back({seat, hand_size(table, seat), 0, role_of(table, seat)});
  }
  return scene;
}

}  // namespace lair::chimera
