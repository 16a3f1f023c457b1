### Pourquoi un bot aime un coup, ou non : une courte phrase chacun, au sujet du coup.

## Ce qui parle pour un coup

reason-waits-on = { $count ->
    [one] 1 carte pas encore vue complète
   *[other] { $count } cartes pas encore vues complètent
  } la main.
reason-comes-nearer = On se rapproche de la fin : il { $count ->
    [0] ne manque alors plus de carte
    [one] manque alors 1 carte
   *[other] manque alors { $count } cartes
  }.
reason-safe-discard = Un joueur en attente ne peut guère s’en servir : dans { $percent } donnes possibles sur 100.
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

## Ce qui parle contre un coup

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
