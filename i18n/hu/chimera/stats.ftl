### A `lair stats` szövegei: táblázatok fejlécei, ezért rövidek.

stats-rounds-chimera = leosztás
stats-points-chimera = pont leosztásonként

stats-role = szerep
stats-bid = licit
stats-bids-made = licitált
stats-rounds-won = nyert, %
stats-traps = csapda
stats-flights = repülés
stats-treasures = Kincs leosztásonként
