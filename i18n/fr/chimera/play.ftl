### Jouer dans le terminal (lair play). Des phrases courtes, pour qui n’a jamais vu le programme. Ni « tu » ni « vous » : la

## Ce qui se passe

play-chimera-greeting = La partie de Chimera se joue en { $limit } points. ? explique le jeu, s affiche les scores, q quitte.
play-chimera-dealt = { $dealer ->
    [0] Je donne.
   *[other] { $dealer-name } donne.
  } { $holder ->
    [0] J’ai la carte face visible et j’ouvre les enchères :
   *[other] { $holder-name } a la carte face visible et ouvre les enchères :
  }
play-chimera-bids = { $seat ->
    [0] J’enchéris à { $bid }.
   *[other] { $name } enchérit à { $bid }.
  }
play-chimera-passes = { $seat ->
    [0] Je passe.
   *[other] { $name } passe.
  }
play-chimera-forced = Personne ne veut enchérir, donc { $seat ->
    [0] je dois
   *[other] { $name } doit
  } enchérir à 20.
play-chimera-thrown-in = Tout le monde a passé : les cartes sont mélangées et redistribuées.
play-chimera-you-are = La Chimère, c’est moi, enchère { $bid } : à un contre deux, face à { $hunters }, et j’entame.
play-chimera-other-is = { $name } est la Chimère, enchère { $bid }. Les chasseurs : { $partner } et moi.
play-chimera-is = { $name } est la Chimère, enchère { $bid } : à un contre deux, face à { $hunters }.
play-chimera-den = { $seat ->
    [0] Je prends le terrier de la Chimère :
   *[other] { $name } prend le terrier de la Chimère :
  }
play-chimera-gave = { $seat ->
    [0] Je donne à { $partner }
   *[other] { $name } donne à { $partner }
  }
play-chimera-got = { $partner } me donne
play-chimera-swapped = { $hunters } ont échangé { $count ->
    [one] une carte chacun
   *[other] { $count } cartes chacun
  }.
play-chimera-leads = { $seat ->
    [0] J’entame avec { $what }.
   *[other] { $name } entame avec { $what }.
  }
play-chimera-plays = { $seat ->
    [0] Je joue { $what }.
   *[other] { $name } joue { $what }.
  }
play-chimera-left = (reste { $count })
play-chimera-trick = { $seat ->
    [0] Je remporte
   *[other] { $name } remporte
  } le pli{ $points ->
    [0] .
   *[other] { " " }et { $points } points de trésor.
  }
play-chimera-out = { $seat ->
    [0] Je finis avant les autres
   *[other] { $name } finit avant les autres
  }

## Les combinaisons, telles qu’elles figurent dans une phrase

play-combination-single = { $top-id ->
    [rank-hero] un Héros
    [rank-pi-ya] Pi Ya
    [rank-chimera] la carte Chimère
   *[other] un { $top } seul
  }
play-combination-pair = { $top-id ->
    [rank-hero] une paire de Héros
   *[other] une paire de { $top }
  }
play-combination-pair-run = une suite de paires de { $low } à { $top }
play-combination-triple = { $top-id ->
    [rank-hero] un brelan de Héros
   *[other] un brelan de { $top }
  }
play-combination-triple-run = une suite de brelans de { $low } à { $top }
play-combination-triple-single = { play-combination-triple } et une carte attachée ({ $with })
play-combination-triple-pair = { play-combination-triple } et une paire de { $with } (full)
play-combination-triple-run-singles = { play-combination-triple-run } et des cartes attachées ({ $with })
play-combination-triple-run-pairs = { play-combination-triple-run } et des paires ({ $with })
play-combination-straight = une suite de { $low } à { $top }
play-combination-pi-ya = { " " }(Pi Ya pour { $rank })
play-combination-quad-singles = { $top-id ->
    [rank-hero] un carré de Héros
   *[other] un carré de { $top }
  } et 2 cartes ({ $with })
play-combination-quad-pairs = { $top-id ->
    [rank-hero] un carré de Héros
   *[other] un carré de { $top }
  } et 2 paires ({ $with })
play-combination-trap = { $top-id ->
    [rank-hero] une bombe de Héros
   *[other] une bombe de { $top }
  }
play-combination-flight = le vol de la Chimère

## La table

play-chimera-seat = { $role ->
    [chimera] { $name } (Chimère, { $bid }) { $cards }
    [you-chimera] Moi (Chimère, { $bid }) { $cards }
    [partner] { $name } (partenaire) { $cards }
    [hunter] { $name } (chasseur) { $cards }
   *[you] Moi { $cards }
  }{ $cards ->
    [one] { " " }carte
   *[other] { " " }cartes
  }
play-chimera-holds = , dont
play-chimera-trick-so-far = Pli
play-chimera-trick-passed = { $seat ->
    [0] je passe
   *[other] { $name } passe
  }
play-chimera-hand = Main
play-chimera-ask-bid = { $standing ->
    [0] Quelle enchère ? 20, 30, 40, ou p pour passer. (? pour l’aide)
    [20] L’enchère est à 20. Monter à 30 ou 40, ou p pour passer. (? pour l’aide)
   *[other] L’enchère est à { $standing }. Monter à 40, ou p pour passer. (? pour l’aide)
  }
play-chimera-ask-gift = { $count ->
    [one] Quelle carte donner
   *[other] Quelles { $count } cartes donner
  } à { $partner } ? Le choix se fait avant de voir ce qui vient en échange.
play-chimera-ask-lead = À moi d’entamer : taper les cartes d’une combinaison, n’importe laquelle. (l liste { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }, ? pour l’aide)
play-chimera-needed = { $top-id ->
    [rank-hero] Pi Ya ou la carte Chimère
    [rank-pi-ya] la carte Chimère
   *[other] { $kind-id ->
        [kind-triple] un
        [kind-triple-single] un
        [kind-triple-pair] un
        [kind-quad-singles] un
        [kind-quad-pairs] un
        [kind-flight] un
       *[other] une
      } { $kind }{ $length ->
        [0] { "" }
       *[other] { " " }({ $length } cartes)
      } au-dessus de { $top }
  }
play-chimera-or-flight = { $flight ->
    [0] { "" }
   *[other] { " " }ou le vol de la Chimère
  }
play-chimera-or-trap = { $flight ->
    [0] { " " }ou une bombe.
   *[other] , une bombe ou le vol de la Chimère.
  }
play-chimera-ask-follow = Il faut { $need ->
    [flight] le vol de la Chimère.
    [trap] une bombe{ play-chimera-or-flight }.
    [higher-trap] une bombe au-dessus de { $top }{ play-chimera-or-flight }.
   *[higher] { play-chimera-needed }{ play-chimera-or-trap }
  } { $count ->
    [one] Un seul coup possible : l l’affiche
   *[other] { $count } coups possibles : l les affiche
  }, p passe.
play-chimera-partner-wins = { $partner }, de la même équipe, est en train de remporter ce pli.
play-chimera-ask-pass = Rien dans la main ne bat { $what }. Entrée pour passer.
play-chimera-ask-number = Taper le numéro d’un coup, ou ses cartes. Entrée pour revenir.
play-chimera-which = Ces cartes peuvent se lire de plusieurs façons. Laquelle est la bonne ?
# $do (text): pass, bid, gift or play
play-chimera-hint = { $do ->
    [pass] Conseil : passer.
    [bid] Conseil : enchérir à { $number }.
    [gift] Conseil : donner { $what }.
   *[play] Conseil : jouer { $what }.
  }
play-chimera-not-cards = « { $text } » n’est pas clair. Taper des rangs comme 7 7 7 5 ou 8-12, ou ? pour l’aide.
play-chimera-not-bid = « { $text } » n’est pas clair. Taper 20, 30, 40, ou p pour passer.
play-chimera-enter-no-pass = Rien de tapé, rien de joué. Pour passer, taper p.
play-chimera-list-rest = { $count } de plus : l { $number }
play-chimera-list-pass = passer

## Le score d’une manche

play-chimera-part-bid-won = Le double de l’enchère
play-chimera-part-traps = Bombes jouées
play-chimera-part-flight = Vol de la Chimère
play-chimera-part-idle-hunter = Un chasseur n’a rien joué
play-chimera-part-bid-lost = Enchère perdue
play-chimera-part-hunters-win = Victoire des chasseurs
play-chimera-part-treasures = Trésors
play-chimera-limit = La partie se joue en { $limit } points.

## Aide

play-chimera-help-aim = Le but est de n’avoir plus de cartes en main avant les autres. Une personne, la Chimère, joue seule avec 20 cartes ; les deux autres, les chasseurs, font équipe avec 17 cartes chacun. Dès que quelqu’un n’a plus de cartes, la manche est finie.
play-chimera-help-bidding = Enchères. On enchérit à 20, 30 ou 40, toujours plus haut qu’avant. La plus haute enchère désigne la Chimère, qui prend trois cartes de plus, le terrier de la Chimère. Puis les chasseurs échangent des cartes en secret : aucune à 20, une chacun à 30, deux chacun à 40.
play-chimera-help-tricks = Plis. Qui entame joue une combinaison de la liste ci-dessous. À leur tour, les autres en jouent une plus haute, de la même sorte et avec autant de cartes, ou passent. Après avoir passé, on peut encore jouer plus tard. Si deux personnes passent de suite, la dernière à avoir joué remporte le pli et entame le suivant.
play-chimera-help-traps = Une bombe bat tout, sauf une bombe plus haute et le vol de la Chimère. Rien ne bat le vol de la Chimère.
play-chimera-help-cards = Cartes. 1 est le plus bas, 12 est haut, puis viennent Héros (H), Pi Ya (PY) et Chimère (CH). Les quatre familles ne comptent pas : { $families }.
play-chimera-help-points = Points. Si la Chimère finit ses cartes la première, elle marque le double de l’enchère, et 25 de plus pour chaque bombe jouée, pour le vol de la Chimère, et une fois si un chasseur n’a rien joué. Si c’est un chasseur, la Chimère perd son enchère et chaque chasseur marque 20. Dans tous les cas, chaque 2 dans les plis remportés vaut 10, chaque 11 vaut 5.
play-chimera-help-combinations = Les combinaisons, et ce qu’il faut taper
play-chimera-help-keys = p passe, mais on peut rejouer plus tard dans le même pli. l liste les coups possibles, puis un numéro joue le coup. h dit ce qu’il serait bon de jouer, et pourquoi ; un Héros seul s’écrit H. s affiche les scores, ? cette page, q quitte. Pour choisir une carte d’une famille, ajouter sa lettre : 7j.

play-chimera-example-single = 9
play-chimera-example-pair = 7 7
play-chimera-example-pair-run = 33-55 (au moins trois paires de suite)
play-chimera-example-triple = 777
play-chimera-example-triple-run = 777 888 (au moins deux de suite)
play-chimera-example-triple-single = 777 5
play-chimera-example-triple-pair = 777 55
play-chimera-example-triple-run-singles = 777 888 3 h (une par brelan)
play-chimera-example-triple-run-pairs = 777 888 33 55 (une par brelan)
play-chimera-example-straight = 8-12 (cinq ou plus ; py comble un trou)
play-chimera-example-quad-singles = 7777 2 10
play-chimera-example-quad-pairs = 7777 22 55
play-chimera-example-trap = 7777
play-chimera-example-flight = ch py

## Revoir une partie : ce entre quoi les touches sautent

watch-mark-chimera = pli
