### A `lair stats` szövegei: táblázatok fejlécei, ezért rövidek.

stats-nobody = Ezekben a játszmákban nem játszik „{ $player }” nevű játékos.
stats-player = játékos
stats-games = játszma
stats-won = megnyert

## Ugyanazok a lapok egy bot kezében

stats-same-deals = Ugyanazok a lapok ugyanazon a helyen, { $bot } játékával:
stats-luck = lapszerencse
stats-adjusted = szerencse nélkül
stats-bot = { $bot } pontjai
stats-playing = { $bot } (Ctrl-C: elég)
stats-interrupted = Megszakítva: a bot eddig ennyit játszott le: { $done } / { $total }. Ami megvan, az a következő alkalomra megmarad.
