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
