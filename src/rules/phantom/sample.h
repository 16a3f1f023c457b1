#pragma once

#include "core/rng.h"
#include "rules/phantom/state.h"
#include "rules/phantom/view.h"

namespace lair::phantom {

// A truth in which this is the seat's view, uniform over where the cards it cannot see may lie,
// given what is certain: the cards seen taken, and that who announced holds a waiting hand (P-4.4),
// or has a discard that leaves one. Nothing is inferred from what players chose to do.
//
// Hands that must wait are drawn until they do, all of them together; that is exactly uniform.
// Where waiting hands are too rare for that (`in-hand`), they are walked to by exchanges of single
// cards, and then on among waiting hands: the exchange is symmetric, so the walk tends to the
// uniform distribution, but what it yields is only near it.
//
// Where the view shows the next player to take, that is the truth drawn, all offers over. If it
// shows that cannot be (the talon is not yet turned up, or it is the seat itself that would be
// asked), somebody else is being asked in secret, and hands are drawn until one can be.
State sample(const View& view, Rng& rng);

// How the draw went, for measurements.
enum class SampleWay : std::uint8_t { kUniform, kWalk, kGaveUp };
State sample(const View& view, Rng& rng, SampleWay& way);

}  // namespace lair::phantom
