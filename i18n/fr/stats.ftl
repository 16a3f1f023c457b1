### Ce que dit `lair stats` : des titres de tableaux, donc courts.

stats-nobody = Personne du nom de « { $player } » ne joue dans ces parties.
stats-game-chimera = Chimera
stats-game-phantom-rummy = Rami fantôme
stats-player = joueur
stats-games = parties
stats-won = gagnées
stats-rounds-chimera = manches
stats-rounds-phantom-rummy = manches
stats-points-chimera = points par manche
stats-points-phantom-rummy = points par manche

## Chimera

stats-role = en tant que
stats-bid = enchère
stats-bids-made = annoncée
stats-rounds-won = gagnées, %
stats-traps = bombes
stats-flights = vols
stats-treasures = trésors par manche

## Rami fantôme

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

## Les mêmes donnes, jouées par un bot

stats-same-deals = Les mêmes donnes à la même place, jouées par { $bot } :
stats-luck = chance aux cartes
stats-adjusted = sans la chance
stats-bot = points, { $bot }
stats-playing = { $bot } (Ctrl-C : assez)
stats-interrupted = Interrompu : le bot a joué { $done } manches sur { $total }. Elles sont gardées pour la prochaine fois.
