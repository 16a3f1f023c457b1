#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <span>
#include <string_view>

#include "core/seat.h"

namespace lair {

// What one player bid, and then played for alone against the others.
struct Contract {
  Seat alone{};
  int bid = 0;
  bool won = false;
};

// What the player who is alone and the others are called: "role-NAME" in the catalogues.
using RoleNames = std::array<std::string_view, 2>;

// A game of contracts offers, beside what `Game` asks, its kBids and kRoles, and
template <class G>
concept HasContract = requires(const typename G::State& state, const typename G::View& view,
                               Seat seat, int bid) {
  {std::span<const int>(G::kBids)};
  {RoleNames(G::kRoles)};
  // that of the round just scored,
  { contract_of(state) } -> std::same_as<Contract>;
  // and, while the bidding lasts, the move by which the view's seat helps `seat` to that bid.
  { contract_move(view, seat, bid) } -> std::same_as<std::optional<typename G::Move>>;
};

}  // namespace lair
