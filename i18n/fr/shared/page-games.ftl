### Les parties terminées.

games-title = Mes parties
games-lead = Chaque partie terminée peut être revue, de toutes les places.
games-open = Ouvrir un enregistrement
games-none-title = Pas encore de partie terminée
games-none-text = Jouez-en une jusqu’au bout : vous pourrez la revoir ici.
games-play = Jouer maintenant
games-more = Montrer des parties plus anciennes
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
games-won = gagnée
games-shared = victoire partagée
games-lost = perdue
games-unfinished = inachevée
games-you = Moi
games-watch = Revoir
games-watch-this = Revoir { $game }, { $date }
games-download = Enregistrement
games-download-this = Télécharger l’enregistrement de { $game }, { $date }
games-daily = la donne du jour

## Statistics

my-title = Votre jeu
my-games = { $games ->
    [one] Une partie, victoires : { $won }.
   *[other] { $games } parties, victoires : { $won }.
  }
my-points-a-round = { $points } points par manche.
my-percent = { $value } % sur { $of }
my-same-deals = { $rounds ->
    [one] Points par manche, sur la dernière
   *[other] Points par manche, sur les { $rounds } dernières
  }
my-points = vous
my-adjusted = vous, sans la chance
my-bot = le meilleur bot
my-bot-plays = Le meilleur bot joue aussi vos dernières parties : { $done } sur { $total } jusqu’ici.
