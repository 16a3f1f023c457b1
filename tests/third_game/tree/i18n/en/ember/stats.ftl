### What `lair stats` says of this game.

stats-rounds-ember = rounds
stats-points-ember = points a round
