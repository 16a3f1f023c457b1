### The review of a game: a page, or lines in a terminal.

## A decision

review-talon = Étal
review-offered = { $name } a défaussé
review-taken = Carte prise
review-laid = Combinaisons posées
review-waits = en attente

## What was done: a line of a record

review-do-take = Prendre
review-do-announce = Annoncer l’attente
review-do-lay = Poser, piocher { $number }
review-do-discard = Défausser
review-do-claim = « À moi ! »
review-do-out = Finir
review-do-decline = Laisser la carte
review-do-silent = Ne rien dire
