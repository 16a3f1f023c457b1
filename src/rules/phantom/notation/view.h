#pragma once

#include "core/value.h"
#include "rules/phantom/event.h"
#include "rules/phantom/view.h"

// Views and events in the written form.
//
// View: seat, round, starter, totals, turn, stage ("none", "take", "act", "discard", "over",
// "end"), asked (null, "take", "act", "discard", "announce", "out", "claim"), offered (the discard,
// when asked "out" or "claim"), taken, hand, hands (sizes), talon, deck (size), waiting (seats),
// and a list a seat of laid sets, discards (oldest first) and known cards.
//
// Event: event (its name), and what it needs: seat, and of a decision the field of its record line.

namespace lair::phantom {

Value write_view(const View& view);
Value write_public(const View& view);  // without seat, asked, offered, hand
Value write_event(const Event& event);

}  // namespace lair::phantom
