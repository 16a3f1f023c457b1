stats-rounds-ember = manches
stats-points-ember = points par manche
