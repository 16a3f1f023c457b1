### Pourquoi un bot aime un coup, ou non : une courte phrase chacun, au sujet du coup.

## Ce qui parle pour un coup

reason-goes-out-next = Rien ne peut battre ce coup, et le reste part ensuite en une fois.
reason-leaves-one-play = Le reste part ensuite en une fois.
reason-keeps-lead = Rien ne peut battre ce coup : l’entame suivante est assurée.
reason-leaves-to-partner = Le pli revient à l’autre chasseur, qui a encore { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }.
reason-stops-opponent = Cela arrête un adversaire qui n’a plus que { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }.
reason-shuts-out = Un adversaire qui n’a plus que { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  } ne peut pas suivre.
reason-helps-partner = L’autre chasseur a encore { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  } et pourrait finir ainsi.
reason-takes-treasure = Il y a { $points } points de trésor dans ce pli.
reason-adds-bonus = Cela ajoute 25 points à une manche gagnée.
reason-saves-high = Pour battre cela, il faudrait une carte haute ou une bombe.
reason-saves-sets = Pour battre cela, il faudrait casser une paire, un brelan ou une suite.
reason-lowest-that-beats = C’est le plus bas qui batte cela.
reason-saves-trap = La bombe reste pour plus tard.
reason-breaks-no-set = Cela ne casse ni paire, ni brelan, ni suite.
reason-many-cards = Cela débarrasse de { $count } cartes d’un coup.
reason-low-cards = Cela débarrasse de cartes basses, qui ne font pas de plis.
reason-bid-high-cards = La main a { $count } cartes hautes (Héros, Pi Ya, Chimère).
reason-bid-trap = La main a une bombe ou le vol de la Chimère.
reason-bid-weak = La main n’a { $count ->
    [0] aucune carte haute
    [one] que 1 carte haute
   *[other] que { $count } cartes hautes
  } et pas de bombe.
reason-outbids = C’est plus que l’enchère de { $bid }.
reason-top-bid = Personne ne peut enchérir plus haut.
reason-gift-fits-face-up = Cela va avec la carte face visible, que l’autre chasseur a en main.
reason-gift-high = L’autre chasseur reçoit une carte haute.
reason-gift-low = Cela débarrasse de cartes basses.
reason-gift-keeps-sets = Cela ne casse ni paire, ni brelan, ni suite.

## Ce qui parle contre un coup

reason-beats-partner = Cela prend le pli à l’autre chasseur.
reason-breaks-trap = Cela casse la bombe.
reason-breaks-flight = Cela casse le vol de la Chimère.
reason-spends-trap = Cela dépense une bombe ou le vol de la Chimère.
reason-lets-opponent-lead = Cela laisse entamer un adversaire qui n’a plus que { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }.
reason-feeds-opponent = Un adversaire qui a { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  } pourrait finir ainsi.
reason-gives-lead-away = Cela peut céder l’entame ; un autre coup l’aurait gardée.
reason-wastes-high = Cela gaspille une carte haute.
reason-leaves-treasure = Cela laisse { $points } points de trésor à un adversaire.
reason-fewer-cards = Un meilleur coup débarrasse de { $count } cartes.
reason-overbids = L’enchère est plus haute que ce que vaut la main.
reason-underbids = La main vaut une enchère plus haute.
reason-gives-high-away = Cela donne une carte haute.
