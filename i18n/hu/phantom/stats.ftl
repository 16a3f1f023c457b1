### A `lair stats` szövegei: táblázatok fejlécei, ezért rövidek.

stats-rounds-phantom-rummy = forduló
stats-points-phantom-rummy = pont fordulónként

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
