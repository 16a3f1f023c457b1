### The score pad in the terminal (lair score). Questions are answered with a word or two.

sheet-edition = Which edition?
sheet-limit = How many points end the game?
sheet-chimera = Who was the Chimera?
sheet-bid = How high was the bid? 20, 30 or 40
sheet-traps = How many traps were played?
sheet-flight = Was the flight played?
sheet-idle = Did a Hunter play no card at all?
sheet-toads = Fortune Toads (the 2s), how many each:
sheet-cats = Prosperity Cats (the 11s), how many each:
