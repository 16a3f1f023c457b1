### The options of a game, in the form for a new table and in the rules of a table.

option-phantom-advanced = Advanced rules
option-phantom-advanced-note = Red numbers score only under a condition, and whoever discards the winning card pays.
option-phantom-going-out = Going out
option-phantom-going-out-together = laid sets count
option-phantom-going-out-in-hand = two sets and a pair in hand
option-phantom-deck-out = When the deck runs out
option-phantom-deck-out-replay = the round does not count
option-phantom-deck-out-counts = the round counts
option-phantom-rounds = Rounds
option-phantom-points = Points that end the game
