stats-rounds-ember = forduló
stats-points-ember = pont fordulónként
