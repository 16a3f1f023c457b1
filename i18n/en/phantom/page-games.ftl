### Statistics of a player.

my-ends = How rounds ended
my-out = you went out
my-others-out = others did
my-distances = Cards missing to go out, on average, turn by turn
