### What `lair stats` says of this game: titles of tables, so they are short.

stats-rounds-phantom-rummy = rounds
stats-points-phantom-rummy = points a round

stats-out = went out
stats-out-share = of rounds, %
stats-out-points = points for it
stats-out-discards = with a discard
stats-others-out = others out
stats-announced = waits announced
stats-laid = sets laid
stats-claimed = “Mine!”
stats-distances = Cards missing to go out, on average, when a turn begins:
stats-turn = turn
