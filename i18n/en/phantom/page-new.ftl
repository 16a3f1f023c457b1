### The options of a game, in the form for a new table and in the rules of a table.

new-advanced = Advanced rules
new-advanced-note = Red numbers score only under a condition, and whoever discards the winning card pays.
new-going-out = Going out
new-going-out-together = laid sets count
new-going-out-in-hand = two sets and a pair in hand
new-deck-out = When the deck runs out
new-deck-out-replay = the round is played again
new-deck-out-counts = the round counts
new-rounds = Rounds
new-points = Points that end the game
