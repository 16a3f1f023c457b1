### The review of a game: a page, or lines in a terminal.

## Numbers

review-decimal = ,

## The whole game

review-title = { $game } : analyse pour { $name }
review-title-own = { $game } : analyse de votre jeu
review-unfinished = La partie n’est pas terminée.
review-luck = Donne
review-play = Jeu
review-rest = Reste
review-ahead = Avance
review-points = Points
review-luck-note = ce que valaient les cartes reçues
review-play-note = ce que les décisions ont coûté
review-rest-note = ce que les autres ont fait et les cartes venues
review-ahead-note = { $points } points marqués, moins la moyenne des autres
review-decisions = { $count ->
    [one] { $count } décision avec un choix
   *[other] { $count } décisions avec un choix
  }
review-no-choice = { $count ->
    [one] { $count } autre sans choix
   *[other] { $count } autres sans choix
  }

## How costly a decision was

review-grade-fine = Bon
review-grade-inaccuracy = Imprécision
review-grade-mistake = Erreur
review-grade-blunder = Gaffe
review-count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
  }
review-count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
  }
review-count-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
  }
review-costliest = Les décisions les plus coûteuses
review-none-costly = Aucune décision n’a coûté de points de façon visible. Bien joué !
review-none-in-round = Rien de coûteux.

## Round by round

review-rounds = Manche par manche
review-not-scored = non comptée
review-all = Total
review-plot = Points attendus au fil de la manche
review-plot-note = Chaque point est une décision ; une chute, ce qu’elle a coûté. Le dernier point est le résultat.
review-result = résultat
review-list = Toutes les décisions

## A decision

review-number = Décision { $number }
review-label = { $what } :
review-made = Choisi
review-better = Mieux
review-lost = { $points } points perdus
review-worth = vaut { $points }
review-hand = Main
review-moves = Ce que valaient les choix
review-close = aussi bon, à ce qu’on en voit
review-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
review-sets = { $count ->
    [one] { $count } combinaison
   *[other] { $count } combinaisons
  }

## Below the page

review-how = Chaque décision est jugée d’après ce que ce joueur savait à cet instant : le bot « best » a proposé les coups les plus prometteurs, et ceux-ci comme le coup joué ont été poursuivis jusqu’au bout dans { $deals } répartitions des cartes cachées. Les points sont ceux de la manche, moins la moyenne des autres.

## What can be wrong

review-no-seat = Cette partie a les places 0 à { $high }.
review-no-game = Ce fichier contient { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  } : il n’y a pas de partie { $number }.
review-stopped = L’analyse a été interrompue.
