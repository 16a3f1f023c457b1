stats-rounds-ember = Runden
stats-points-ember = Punkte je Runde
