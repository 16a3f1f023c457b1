# Ember.

ember-bad-card = « { $card } » n’est pas une carte. Écrivez un nombre de 1 à 8 et une lettre : 5a, 8c, 1s.
ember-card-twice = La carte { $card } apparaît deux fois.
ember-bad-deck = Un jeu compte 24 cartes, pas { $count }.
ember-wrong-round = Ce serait la manche { $given }, mais c’est la manche { $due } qui vient.
ember-wrong-dealer = La place { $given } ne donne pas : c’est à la place { $due }.
ember-deal-not-due = La manche n’est pas finie : on ne donne pas encore.
ember-deal-due = Donnez d’abord les cartes.
ember-game-over = La partie est finie.
ember-not-your-turn = Ce n’est pas à la place { $seat } de jouer, mais à la place { $turn }.
ember-not-held = Vous n’avez pas { $card }.
ember-follow = Fournissez la couleur : { $led } a été demandé, et { $card } est d’une autre couleur.
ember-trick-sum = Les plis d’une manche font { $count } en tout.

review-game-ember = Ember
review-round-ember = Manche { $round }
stats-game-ember = Ember
stats-rounds-ember = manches
stats-points-ember = points par manche

# Le terminal.
play-ember-greeting = Ember se joue en { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
  }. Chaque pli vaut un point. ? explique le jeu, s montre les scores, q quitte la partie.
play-ember-round = Manche { $round }
play-ember-deals = { $seat ->
    [0] Vous donnez.
   *[other] { $name } donne.
  }
play-ember-plays = { $seat ->
    [0] Vous jouez { $card }.
   *[other] { $name } joue { $card }.
  }
play-ember-trick = { $seat ->
    [0] Vous remportez le pli.
   *[other] { $name } remporte le pli.
  }
play-ember-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  }
play-ember-table = Sur la table :
play-ember-hand = Main :
play-ember-ask = Jouez une carte, par exemple { $card }. (? pour l’aide)
play-ember-hint = Conseil : jouez { $card }.
play-ember-help-title = Ember
play-ember-help-rules = Chacun a six cartes des couleurs Cendre (ash), Charbon (coal) et Étincelle (spark). Fournissez la couleur si vous le pouvez. La plus forte Étincelle remporte le pli, sinon la plus forte carte de la couleur demandée. Chaque pli vaut un point.
play-ember-help-words = Tapez une carte : son nombre et la lettre de sa couleur, par exemple 8a, 1c ou 5s. h donne un conseil, s montre les scores, q quitte la partie.
watch-mark-ember = pli
sheet-ember-tricks = Combien de plis chaque joueur a-t-il remportés ?
sheet-ember-rounds = Combien de manches jouez-vous ?
