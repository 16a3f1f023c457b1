#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <span>
#include <string_view>

#include "core/seat.h"

namespace lair {

// A bid with which one player plays alone against the others.
struct Contract {
  Seat alone{};
  int bid = 0;
  bool won = false;
};

// The names of the two roles, alone and against: "role-NAME" in the catalogues.
using RoleNames = std::array<std::string_view, 2>;

// A game with contracts also has kBids and kRoles, and these functions.
template <class G>
concept HasContract = requires(const typename G::State& state, const typename G::View& view,
                               Seat seat, int bid) {
  {std::span<const int>(G::kBids)};
  {RoleNames(G::kRoles)};
  // The contract of the round just scored.
  { contract_of(state) } -> std::same_as<Contract>;
  // During the bidding: the move by which the view's seat helps `seat` to get that bid.
  { contract_move(view, seat, bid) } -> std::same_as<std::optional<typename G::Move>>;
};

}  // namespace lair
