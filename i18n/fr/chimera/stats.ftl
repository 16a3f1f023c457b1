### Ce que dit `lair stats` : des titres de tableaux, donc courts.

stats-rounds-chimera = manches
stats-points-chimera = points par manche

stats-role = en tant que
stats-bid = enchère
stats-bids-made = annoncée
stats-rounds-won = gagnées, %
stats-traps = bombes
stats-flights = vols
stats-treasures = trésors par manche
