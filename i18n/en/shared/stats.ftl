### What `lair stats` says: titles of tables, so they are short.

stats-nobody = Nobody called “{ $player }” plays in these records.
stats-player = player
stats-games = games
stats-won = won

## The same deals, played by a bot

# $bot (text): its level, such as strong
stats-same-deals = The same deals from the same seat, played by { $bot }:
stats-luck = luck of the cards
stats-adjusted = without luck
stats-bot = points of { $bot }
# Beside a bar, while it plays. $bot (text): its level
stats-playing = { $bot } (Ctrl-C: enough)
stats-interrupted = Interrupted: the bot has played { $done } of { $total } rounds. They are kept for the next time.
