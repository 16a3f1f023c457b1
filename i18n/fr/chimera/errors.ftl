### Ce qui peut être faux dans une partie de Chimera. Le point de règle est indiqué à côté de la phrase.

## Cartes et donne

chimera-bad-card = « { $card } » n’est pas une carte. Les cartes s’écrivent ainsi : 7j, 12s, Hp, PY ou CH.
chimera-card-twice = { $card } est nommé trop souvent. Chaque carte n’existe qu’une fois : quatre de chaque rang, mais un seul PY et un seul CH.
chimera-bad-deck = Le paquet doit contenir chacune des 54 cartes une seule fois.
chimera-wrong-round = C’est la manche { $due }, pas la manche { $given }.
chimera-wrong-dealer = Pour cette manche, la donne est à la place { $due }, pas à la place { $given }.
chimera-wrong-cut = La coupe prend de 18 à 36 cartes, pas { $cut }.
chimera-deal-not-due = Une manche est en cours. La prochaine donne vient après.
chimera-deal-due = Les cartes ne sont pas encore distribuées. Il faut d’abord une donne.
chimera-game-over = La partie est finie.
chimera-too-many-cards = Une main compte au plus 20 cartes, et il y en a ici { $count }.

## Tours

chimera-not-your-turn = C’est le tour de la place { $turn }, pas de la place { $seat }.
chimera-bid-due = Les enchères sont en cours : 20, 30 ou 40, ou passer.
chimera-gift-due = Les chasseurs font leur échange. Chacun donne { $count ->
    [one] une carte
   *[other] { $count } cartes
  } à l’autre.
chimera-play-due = Les enchères et l’échange sont finis. Il faut jouer une combinaison ou passer.
chimera-no-decision = Une décision contient un seul de ces champs : « bid », « give » ou « play ».

## Enchères

chimera-bad-bid = Une enchère de { $bid } n’existe pas. Les choix sont 20, 30 ou 40, ou passer.
chimera-bid-too-low = { $bid } ne suffit pas : l’enchère est déjà à { $standing }. Il faut monter ou passer.
chimera-bid-out = La place { $seat } a passé et ne participe plus à ces enchères.
chimera-forced-due = Personne n’a enchéri. La place { $seat } est donc obligée de le faire, à 20. Un enregistrement le note par « forced » : true.
chimera-forced-not-due = Ici, personne n’est obligé d’enchérir.

## Échange

chimera-gift-count = Dans cet échange, on donne exactement { $count ->
    [one] une carte
   *[other] { $count } cartes
  }, pas { $given }.
chimera-not-hunter = La place { $seat } est la Chimère. Seuls les chasseurs échangent des cartes.

## Jeu de la carte

chimera-not-held = { $card } n’est pas dans cette main, ou pas autant de fois.
chimera-leader-passes = L’entame oblige à jouer. Toutes les combinaisons conviennent.
chimera-no-combination = { $cards } n’est pas une combinaison. Jouez une carte, deux à quatre cartes de même valeur, une suite d’au moins cinq cartes, une suite d’au moins trois paires, une suite de brelans, ou un brelan ou un carré avec des cartes attachées.
chimera-pi-ya-and-chimera = Pi Ya et la Chimère ne vont ensemble que pour le vol de la Chimère, sans autre carte.
chimera-other-kind = C’est { $kind-id ->
    [kind-triple] un
    [kind-triple-single] un
    [kind-triple-pair] un
    [kind-quad-singles] un
    [kind-quad-pairs] un
    [kind-flight] un
   *[other] une
  } { $kind }. Ici, on ne peut jouer qu’{ $on-id ->
    [kind-triple] un
    [kind-triple-single] un
    [kind-triple-pair] un
    [kind-quad-singles] un
    [kind-quad-pairs] un
    [kind-flight] un
   *[other] une
  } { $on } de rang supérieur, une bombe ou le vol de la Chimère.
chimera-other-length = Sur la table, il y a { $kind-id ->
    [kind-triple] un
    [kind-triple-single] un
    [kind-triple-pair] un
    [kind-quad-singles] un
    [kind-quad-pairs] un
    [kind-flight] un
   *[other] une
  } { $kind } ({ $on } cartes), et il y en a ici { $count }. Le nombre doit être le même.
chimera-not-higher = { $on ->
    [CH] Aucune carte seule n’est au-dessus de la Chimère. Seule une bombe la bat.
    [H] { $kind-id ->
        [kind-single] Il faut une carte seule au-dessus de { $on }. Ici, le rang n’est que { $top }.
       *[other] Rien n’est au-dessus des Héros pour cette combinaison ({ $kind }). Seuls une bombe ou le vol de la Chimère la battent.
      }
   *[other] Il faut { $kind-id ->
        [kind-triple] un
        [kind-triple-single] un
        [kind-triple-pair] un
        [kind-quad-singles] un
        [kind-quad-pairs] un
        [kind-flight] un
       *[other] une
      } { $kind } au-dessus de { $on }. Ici, le rang n’est que { $top }.
  }
chimera-on-trap = { $top ->
    [H] Seul le vol de la Chimère bat la bombe de Héros.
   *[other] Sur la bombe de { $top }, on ne peut jouer qu’une bombe supérieure ou le vol de la Chimère.
  }
chimera-on-flight = Rien ne bat le vol de la Chimère. Il ne reste qu’à passer.
chimera-top-missing = Pi Ya est dans cette suite. Il faut dire jusqu’où elle va : « top » vaut { $tops }.
chimera-top-wrong = Ces cartes ne peuvent pas aller jusque-là. « top » vaut { $tops }.
chimera-top-not-needed = « top » ne sert que pour une suite avec Pi Ya.
chimera-cards-differ = Ces cartes n’ont pas les rangs que le coup annonce.

## Questions

chimera-treasure-sum = Les trésors sont trois nombres, chacun multiple de 5, et au plus 60 en tout.
