score-title = Feuille de score
score-lead = Pour une partie avec de vraies cartes. Vous dites ce qui s’est passé, la feuille compte. Elle reste dans ce navigateur et se passe de réseau.
score-kept = Vos feuilles
score-all = Toutes les feuilles
score-new = Nouvelle feuille
score-game = Jeu
score-seats = Joueurs
score-player = Joueur { $number }
score-limit = Limite de score
score-edition = Édition
score-edition-note = Pour mémoire ; toutes comptent de la même façon.
score-edition-de = allemande
score-edition-fr = française
score-edition-hu = hongroise
score-edition-ko = coréenne
score-max-rounds = Manches
score-max-rounds-note = Vide : 6, et 8 à quatre.
score-max-points = Points qui terminent la partie
score-max-points-note = Vide : 24, 18 ou 12 à deux, trois ou quatre.
score-advanced = Règles avancées
score-deck-counts = Une manche arrêtée par la pioche compte
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
score-chimera = Qui était la Chimère ?
score-bid = Enchère
score-out = Qui a fini ?
score-traps = Bombes jouées
score-flight = Le vol de la Chimère a été joué
score-idle = Un chasseur n’a joué aucune carte
score-treasures = Trésors remportés
score-toads = Crapauds (10)
score-cats = Chats (5)
score-of = { $name } : { $what }
score-less = Un de moins : { $what }
score-more = Un de plus : { $what }
score-lacks-chimera = Il manque : la Chimère, l’enchère, et qui a fini.
score-lacks-phantom = Il manque : qui a fini.
score-deck-out = personne : pioche épuisée
score-laid = Combinaisons posées
score-reds = Cartes rouges
score-turned = Cartes retournées qui correspondent
score-item-groups = dont brelans d’objets
score-wins-game = Trois brelans d’objets sont posés : la partie est gagnée.
score-discarder = Sur la défausse de qui ?
score-own-turn = personne : à son tour
score-red-cards = Cartes rouges, posées et en main
score-kind-h = Humain
score-kind-a = Ange
score-kind-d = Démon
score-kind-i = Objet
score-item-B = Lame
score-item-C = Calice
score-item-K = Couronne
score-item-T = Grimoire
score-red-card = { $kind } { $number }
score-condition-1-7 = Parmi les combinaisons posées, il y a un 1, un 7 ou un objet.
score-condition-2-6 = Parmi les combinaisons posées, il n’y a ni 1, ni 7, ni objet.
score-condition-4 = Combinaisons posées et main n’ont que cette sorte, objets mis à part.
