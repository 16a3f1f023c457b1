### Les parties terminées.

games-title = Mes parties
games-lead = Chaque partie terminée peut être revue, de toutes les places.
games-open = Ouvrir un enregistrement
games-none-title = Pas encore de partie terminée
games-none-text = Jouez-en une jusqu’au bout : vous pourrez la revoir ici.
games-play = Jouer maintenant
games-more = Montrer des parties plus anciennes
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
games-won = gagnée
games-shared = victoire partagée
games-lost = perdue
games-you = Moi
games-watch = Revoir
games-watch-this = Revoir { $game }, { $date }
games-download = Enregistrement
games-download-this = Télécharger l’enregistrement de { $game }, { $date }
