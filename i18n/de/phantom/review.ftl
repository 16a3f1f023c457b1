### The review of a game: a page, or lines in a terminal.

## A decision

review-talon = Auslage
review-offered = { $name } warf ab
review-taken = Gerade genommen
review-laid = Ausgelegte Dreier
review-waits = wartet

## What was done: a line of a record

review-do-take = Nehmen
review-do-announce = Warten ansagen
review-do-lay = Auslegen, { $number } ziehen
review-do-discard = Abwerfen
review-do-claim = „Meins!“
review-do-out = Ausmachen
review-do-decline = Die Karte liegen lassen
review-do-silent = Nichts sagen
