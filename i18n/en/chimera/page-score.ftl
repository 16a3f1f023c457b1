### The score pad.

score-limit = Points limit
score-edition = Edition
score-edition-note = Noted on the pad; all editions count alike.
score-chimera = Who was the Chimera?
score-bid = Bid
score-traps = Traps played
score-flight = The flight was played
score-idle = A Hunter played no card
score-treasures = Treasures won
score-toads = Toads (10)
score-cats = Cats (5)
# $name (text): a player; $what (text): what is counted
score-of = { $name }: { $what }
score-lacks-chimera = Still needed: the Chimera, the bid, and who went out.
