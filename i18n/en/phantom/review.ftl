### The review of a game.

## A decision

review-talon = Talon
review-offered = { $name } discarded
review-taken = Just taken
review-laid = Laid sets
review-waits = waiting

## What was done: a line of a record

review-do-take = Take
review-do-announce = Announce waiting
review-do-lay = Lay a set, draw { $number }
review-do-discard = Discard
review-do-claim = “Mine!”
review-do-out = Go out
review-do-decline = Leave the card
review-do-silent = Say nothing
