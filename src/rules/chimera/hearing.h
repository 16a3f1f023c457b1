#pragma once

#include <span>

#include "core/result.h"
#include "core/seat.h"
#include "core/value.h"
#include "rules/chimera/event.h"
#include "rules/chimera/onlooker.h"  // IWYU pragma: export
#include "rules/chimera/view.h"

// What a seat is told by somebody it need not trust, read back from the written form. Whatever is
// accepted can be observed: nothing in it contradicts what the seat knows.

namespace lair::chimera {

// What the seat, or one who looks on, knew before the cards of this round were dealt: by the
// results of all rounds, of which those before it count, and by its view of this round as written.
Result<View> read_start(const Options& options, int seats, Seat seat, const Value& rounds,
                        const Value& written);

// The event that comes next. `seen`: those of the round so far.
Result<Event> read_event(const View& view, std::span<const Event> seen, const Value& value);

constexpr bool begins_round(const Event& event) { return event.kind == EventKind::kDealt; }

// The view as written says the same.
bool agrees(View& view, const Value& written);

}  // namespace lair::chimera
