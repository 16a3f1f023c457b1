### What `lair stats` says of this game: titles of tables, so they are short.

stats-rounds-chimera = rounds
stats-points-chimera = points a round

stats-role = as
stats-bid = bid
stats-bids-made = bids made
stats-rounds-won = won, %
stats-traps = traps
stats-flights = flights
# Points of treasure, the mean over all rounds
stats-treasures = treasure a round
