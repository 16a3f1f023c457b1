### What `lair stats` says: titles of tables, so they are short.

stats-nobody = Nobody called “{ $player }” plays in these records.
stats-game-chimera = Chimera
stats-game-phantom-rummy = Phantom Rummy
stats-player = player
stats-games = games
stats-won = won
stats-rounds-chimera = rounds
stats-rounds-phantom-rummy = rounds
stats-points-chimera = points a round
stats-points-phantom-rummy = points a round

## Chimera

stats-role = as
stats-bid = bid
stats-bids-made = bids made
stats-rounds-won = won, %
stats-traps = traps
stats-flights = flights
# Points of treasure, the mean over all rounds
stats-treasures = treasure a round

## Phantom Rummy

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

## The same deals, played by a bot

# $bot (text): its level, such as strong
stats-same-deals = The same deals from the same seat, played by { $bot }:
stats-luck = luck of the cards
stats-adjusted = without luck
stats-bot = points of { $bot }
# Beside a bar, while it plays. $bot (text): its level
stats-playing = { $bot } (Ctrl-C: enough)
stats-interrupted = Interrupted: the bot has played { $done } of { $total } rounds. They are kept for the next time.
