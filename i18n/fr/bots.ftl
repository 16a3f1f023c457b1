### Pourquoi un bot aime un coup, ou non : une courte phrase chacun, au sujet du coup.

## Dans tous les jeux

reason-goes-out = Ce coup permet de finir.
reason-only-move = Il n’y a pas d’autre choix.
reason-most-points = D’après tout ce qu’on peut voir, c’est ce qui rapporte le plus de points.
reason-fewer-points = D’après tout ce qu’on peut voir, cela rapporte moins de points.
reason-misses-out = Ce coup manque l’occasion de finir.
reason-breaks-set = Cela sépare des cartes qui vont ensemble.

## Chimera : ce qui parle pour un coup

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
reason-saves-sets = Pour battre cela, il faudrait séparer des cartes qui vont ensemble.
reason-lowest-that-beats = C’est le plus bas qui batte cela.
reason-saves-trap = La bombe reste pour plus tard.
reason-breaks-no-set = Ce qui va ensemble reste ensemble.
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
reason-gift-keeps-sets = Ce qui va ensemble reste ensemble.

## Chimera : ce qui parle contre un coup

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

## Phantom Rummy : ce qui parle pour un coup

reason-waits-on = { $count ->
    [one] 1 carte pas encore vue complète
   *[other] { $count } cartes pas encore vues complètent
  } la main.
reason-comes-nearer = On se rapproche de la fin : il { $count ->
    [0] ne manque alors plus de carte
    [one] manque alors 1 carte
   *[other] manque alors { $count } cartes
  }.
reason-safe-discard = Qui attend ne peut guère s’en servir : dans { $percent } donnes possibles sur 100.
reason-first-set = Il faut poser une combinaison avant de finir.
reason-completes-set = Cela complète une combinaison.
reason-lays-set = Chaque combinaison posée vaut un point.
reason-denies-waiting = Cela retire une carte dont quelqu’un qui attend a besoin dans { $percent } donnes possibles sur 100.
reason-takes-red = Une carte rouge vaut un point à qui finit.
reason-fits-nothing = La carte ne va avec rien d’autre dans la main.
reason-keeps-most-helps = { $count ->
    [one] 1 carte pas encore vue aide
   *[other] { $count } cartes pas encore vues aident
  } alors : aucune autre défausse ne fait mieux.
reason-nobody-can-claim = Personne ne peut faire une combinaison avec cette carte.
reason-keeps-set-hidden = La combinaison reste cachée dans la main.
reason-claims-lead-away = Prendre la carte éloignerait de la fin.
reason-claims-do-not-help = Prendre la carte ne rapprocherait pas de la fin.
reason-stays-free = Sans annonce, la main peut encore changer.

## Phantom Rummy : ce qui parle contre un coup

reason-feeds-waiting = Cela permet à quelqu’un qui attend de finir dans { $percent } donnes possibles sur 100.
reason-goes-further = On reste plus loin de la fin : il manque alors { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }.
reason-discards-red = Cela défausse une carte rouge, qui vaut un point.
reason-fewer-helps = { $count ->
    [0] Aucune carte pas encore vue n’aide
    [one] Seule 1 carte pas encore vue aide
   *[other] Seules { $count } cartes pas encore vues aident
  } alors : moins que possible.
reason-freezes-hand = Après l’annonce, la main ne peut plus changer.
reason-misses-wait = Il faut avoir annoncé pour finir avec la défausse de quelqu’un d’autre.
