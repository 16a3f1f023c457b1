### A `lair stats` szövegei: táblázatok fejlécei, ezért rövidek.

stats-nobody = Ezekben a játszmákban nem játszik „{ $player }” nevű játékos.
stats-game-chimera = Chimera
stats-game-phantom-rummy = Fantomrömi
stats-player = játékos
stats-games = játszma
stats-won = megnyert
stats-rounds-chimera = leosztás
stats-rounds-phantom-rummy = forduló
stats-points-chimera = pont leosztásonként
stats-points-phantom-rummy = pont fordulónként

## Chimera

stats-role = szerep
stats-bid = licit
stats-bids-made = licitált
stats-rounds-won = nyert, %
stats-traps = csapda
stats-flights = repülés
stats-treasures = Kincs leosztásonként

## Fantomrömi

stats-out = kiment
stats-out-share = fordulók %-ában
stats-out-points = pont érte
stats-out-discards = dobott lappal
stats-others-out = más ment ki
stats-announced = bejelentett várás
stats-laid = lerakott terc
stats-claimed = „Az enyém!”
stats-distances = Ennyi lap hiányzik átlagosan a kimenéshez a kör elején:
stats-turn = kör

## Ugyanazok a lapok egy bot kezében

stats-same-deals = Ugyanazok a lapok ugyanazon a helyen, { $bot } játékával:
stats-luck = lapszerencse
stats-adjusted = szerencse nélkül
stats-bot = { $bot } pontjai
stats-playing = { $bot } (Ctrl-C: elég)
stats-interrupted = Megszakítva: a bot eddig ennyit játszott le: { $done } / { $total }. Ami megvan, az a következő alkalomra megmarad.
