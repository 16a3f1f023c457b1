### Ce que dit `lair stats` : des titres de tableaux, donc courts.

stats-rounds-phantom-rummy = manches
stats-points-phantom-rummy = points par manche

stats-out = a fini
stats-out-share = des manches, %
stats-out-points = points gagnés
stats-out-discards = avec une défausse
stats-others-out = un autre a fini
stats-announced = attentes annoncées
stats-laid = posées
stats-claimed = « À moi ! »
stats-distances = Cartes manquantes pour finir, en moyenne, au début de chaque tour :
stats-turn = tour
