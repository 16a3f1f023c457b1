#pragma once

#include "core/rng.h"
#include "rules/phantom/state.h"
#include "rules/phantom/view.h"

namespace lair::phantom {

// Draws a truth with this view of the seat, uniformly over the places of the hidden cards. Certain
// knowledge is respected: cards that were taken openly stay with their owners, and a seat that
// announced holds a waiting hand (P-4.4) or has a discard that leaves one. Nothing is inferred from
// the players' choices.
//
// Hands that must wait are drawn together until all of them do (rejection sampling), which is
// exactly uniform. If waiting hands are too rare for that (`in-hand`), a random walk exchanges
// single cards until the hands wait, and then continues among waiting hands. The exchange is
// symmetric, so the walk tends to the uniform distribution, but its result is only close to it.
//
// If the view shows that the next player is to take, the drawn truth has no pending offers. If the
// view rules that out (the talon is not yet turned up, or the seat itself would be asked), another
// seat is being asked in secret, and hands are drawn until one of them can be.
State sample(const View& view, Rng& rng);

// Statistics of a draw, for measurements.
enum class SampleWay : std::uint8_t { kUniform, kWalk, kGaveUp };
State sample(const View& view, Rng& rng, SampleWay& way);

}  // namespace lair::phantom
