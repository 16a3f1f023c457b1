score-title = Feuille de score
score-lead = Pour une partie avec de vraies cartes. Vous dites ce qui s’est passé, la feuille compte. Elle reste dans ce navigateur et se passe de réseau.
score-kept = Vos feuilles
score-all = Toutes les feuilles
score-new = Nouvelle feuille
score-game = Jeu
score-seats = Joueurs
score-player = Joueur { $number }
score-begin = Commencer
score-import = Reprendre une feuille
score-import-text = Une feuille enregistrée dans un fichier, ici ou sur un autre appareil.
score-import-choose = Choisir un fichier
score-imported = { $count ->
    [one] Une feuille reprise.
    [many] { $count } de feuilles reprises.
   *[other] { $count } feuilles reprises.
  }
score-not-a-pad = Ce fichier n’est pas une feuille de score.
score-count = { $count ->
    [0] aucune manche
    [one] une manche
    [many] { $count } de manches
   *[other] { $count } manches
  }
score-unknown-title = Feuille introuvable
score-unknown-text = Elle n’est pas dans ce navigateur. Elle est peut-être sur un autre appareil, ou supprimée.
score-totals = Scores
score-over = { $count ->
    [one] { $names } gagne la partie !
    [many] { $names } se partagent la victoire !
   *[other] { $names } se partagent la victoire !
  }
score-add-round = Noter la manche { $number }
score-round = Manche { $number }
score-round-column = Manche
score-rounds = Manches
score-edit-round = Modifier la manche { $number }
score-edit-hint = Touchez le numéro d’une manche pour la modifier.
score-mark-out = a fini
score-late-rounds = Les manches barrées viennent après la fin de la partie et ne comptent pas.
score-course = Évolution
score-empty = Aucune manche. Notez la première dès qu’elle est jouée.
score-undo = Annuler
score-names = Noms
score-more-actions = Autres actions
score-share = Partager en texte
score-copied = Copié. Collez-le où vous voulez.
score-not-shared = Ce navigateur ne permet ni de partager ni de copier le texte.
score-export = Enregistrer
score-remove-pad = Supprimer
score-remove-title = Supprimer cette feuille ?
score-remove-text = Elle n’existe nulle part ailleurs, sauf si vous l’avez enregistrée dans un fichier.
score-keep = La garder
score-not-kept = Ce navigateur ne garde rien : enregistrez la feuille dans un fichier avant de partir.
score-save-round = Noter
score-remove-round = Supprimer la manche
score-removed-round = Manche { $number } supprimée. « Annuler » la fait revenir.
score-result = { $name } : { $points }
score-text-total = Total : { $line }
score-out = Qui a fini ?
score-less = Un de moins : { $what }
score-more = Un de plus : { $what }
