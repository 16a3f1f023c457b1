### The review of a game: a page, or lines in a terminal.

## A decision

review-talon = Talon
review-offered = { $name } dobta
review-taken = Most elvett lap
review-laid = Lerakott tercek
review-waits = vár

## What was done: a line of a record

review-do-take = Elvétel
review-do-announce = Várás bejelentése
review-do-lay = Lerakás, húzás: { $number }
review-do-discard = Eldobás
review-do-claim = „Az enyém!”
review-do-out = Kimenés
review-do-decline = A lap otthagyása
review-do-silent = Hallgatás
