### Was `lair stats` sagt: Überschriften von Tabellen, also kurz.

stats-rounds-chimera = Runden
stats-points-chimera = Punkte pro Runde

stats-role = als
stats-bid = Gebot
stats-bids-made = geboten
stats-rounds-won = gewonnen, %
stats-traps = Fallen
stats-flights = Chimären-Angriffe
stats-treasures = Schätze pro Runde
