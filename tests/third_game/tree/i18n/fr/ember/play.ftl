### Le terminal.

play-ember-greeting = Ember se joue en { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
  }. Chaque pli vaut un point. ? explique le jeu, s montre les scores, q quitte la partie.
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
play-ember-help-rules = Chacun a six cartes des couleurs Cendre (ash), Charbon (coal) et Étincelle (spark). Fournissez la couleur si vous le pouvez. La plus forte Étincelle remporte le pli, sinon la plus forte carte de la couleur demandée. Chaque pli vaut un point.
play-ember-help-words = Tapez une carte : son nombre et la lettre de sa couleur, par exemple 8a, 1c ou 5s. h donne un conseil, s montre les scores, q quitte la partie.
watch-mark-ember = pli
