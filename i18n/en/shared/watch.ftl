### Watching a recorded game again in the terminal (lair replay).

# $round (text): "Round 2"
watch-place = { $round }, step { $step } of { $steps }
# Nobody bid, and the cards of the round were dealt again
watch-thrown-in = { $round } (thrown in)
watch-seat = as { $name } saw it
watch-you = as you saw it
watch-open = all hands open
# For a player without a name
watch-player = Player { $number }
# $mark (text): watch-mark-...
watch-keys = ← → step · ↑ ↓ { $mark } · PgUp PgDn round · Home End · 1-{ $seats } seat · a all hands · q leave
watch-no-seat = There is no seat “{ $seat }” here. Name a player, a number from 0 to { $last }, or all.
watch-no-place = There is no “{ $place }” in this game. Write the round, and if you like a step of it: 2 or 2.13.
watch-no-game = { $games ->
    [one] There is only one game in this file.
   *[other] There are only { $games } games in this file.
    }
watch-empty = Nothing has been dealt in this game yet, so there is nothing to see.
