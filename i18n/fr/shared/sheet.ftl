### Tenir la marque d’une partie avec de vraies cartes (lair score). Un ou deux mots suffisent pour répondre.

sheet-ask = Manche { $round } : Entrée, ou les réponses à la suite. e modifie une manche, d la raye, u annule, n les noms, ? l’aide, q quitte.
sheet-help = Entrée ou r demande ce qui s’est passé dans la manche. On peut aussi taper les réponses à la suite ; - vaut pour la réponse habituelle, donnée entre crochets.
    e 2 modifie la manche 2, d 2 la raye ; sans nombre, il s’agit de la dernière. u annule le dernier changement. n change les noms. Tout est enregistré aussitôt.
sheet-game = Quel jeu ?
sheet-names = Qui joue ? Les noms, séparés par des virgules.
sheet-out = Qui a fini ?
sheet-not-number = Un nombre de { $low } à { $high }, s’il vous plaît.
sheet-not-choice = « { $text } » n’est pas proposé. Tapez un nombre jusqu’à { $last } ou le début d’un nom.
sheet-not-yes = Oui ou non : { play-yes-or-no }
sheet-not-counts = Il faut { $count } nombres séparés par des espaces, { $most } au plus en tout.
sheet-nothing-undone = Il n’y a rien à annuler.
sheet-no-round = Cette manche n’existe pas. Elles vont de 1 à { $last }.
sheet-exists = « { $file } » existe déjà. --game et --players sont pour une nouvelle feuille.
