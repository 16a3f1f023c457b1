### Ce que dit `lair stats` : des titres de tableaux, donc courts.

stats-nobody = Personne du nom de « { $player } » ne joue dans ces parties.
stats-player = joueur
stats-games = parties
stats-won = gagnées

## Les mêmes donnes, jouées par un bot

stats-same-deals = Les mêmes donnes à la même place, jouées par { $bot } :
stats-luck = chance aux cartes
stats-adjusted = sans la chance
stats-bot = points, { $bot }
stats-playing = { $bot } (Ctrl-C : assez)
stats-interrupted = Interrompu : le bot a joué { $done } manches sur { $total }. Elles sont gardées pour la prochaine fois.
