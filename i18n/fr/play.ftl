### Jouer dans le terminal (lair play). Des phrases courtes, pour qui n’a jamais vu le programme. Ni « tu » ni « vous » : la
### personne au terminal s’appelle « Moi », et l’on dit « Je passe » comme à la table.

## Pour tous les jeux

play-you = Moi
play-list = { $list }, { $next }
play-list-last = { $list } et { $next }
play-against = Face à { $bots }, { $count ->
    [one] qui est un bot
   *[other] qui sont des bots
  } ({ $levels }).
play-seed = Graine (seed) { $seed }.
play-held-fewer = { $count ->
    [one] Vous n’avez qu’un seul { $card }.
   *[other] Vous n’avez que { $count } fois { $card }.
}
play-line-too-long = Cette ligne est trop longue. Quelques cartes ou une lettre suffisent.
play-nothing-typed = Rien ne s’est encore passé. ? affiche l’aide.
play-number-wrong = Il n’y a pas de numéro { $number } dans la liste. Elle va de 1 à { $last }.
play-yes-words = o oui
play-no-words = n non
play-yes-or-no = o (oui) ou n (non)
play-again = Une autre partie ? { play-yes-or-no }
play-resume = La dernière partie n’est pas finie. La continuer ? { play-yes-or-no }
# Behind it stand commands to type
play-saved = La partie est enregistrée. Pour l’analyser et la revoir :
play-saved-unfinished = La partie est enregistrée. Pour la continuer :
play-review = Passer vos décisions en revue ? Cela prend quelques secondes. { play-yes-or-no }
play-review-bar = décisions
play-today-title = La donne du jour, { $date }
play-today-greeting = La donne du jour est une seule manche, avec les mêmes cartes pour tout le monde. ? explique le jeu, s affiche les scores, q quitte.
play-today-yours = Vous avez { $points }.
play-today-bot = Le bot à votre place : { $points }.
play-today-better = mieux que { $below } sur { $others }
play-today-share = À partager ; cela ne dit rien des cartes :
play-today-points = { $count ->
    [one] { $shown } point
    [many] { $shown } de points
   *[other] { $shown } points
  }
play-today-done = Vous avez déjà joué la donne du jour : { $points }.
play-today-tomorrow = La prochaine vient demain (UTC).
play-today-head = Lair · { $game } · { $date }
# In the text to share: what the bot gets in the same seat
play-today-share-bot = le bot : { $points }
play-nothing-saved = Il n’y a pas de partie à continuer. « lair play » en commence une.
play-left = Partie quittée. Au revoir !
play-interrupted = Interruption. Au revoir !
play-goodbye = Merci d’avoir joué. Au revoir !
play-seats-wrong = { $low ->
    [1] Merci de nommer de 1 à { $high } bots
   *[other] Merci de nommer exactement { $high } bots
  } avec --bots, séparés par des virgules : l’autre place est pour la personne au terminal.
play-total = Total
play-this-round = Cette manche
play-wins = { $seat ->
    [0] Partie gagnée avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      }. Bien joué !
   *[other] { $name } gagne la partie avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
  }
play-shared-win = Victoire partagée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } chacun : { $names }.

## Chimera : ce qui se passe

play-chimera-greeting = La partie de Chimera se joue en { $limit } points. ? explique le jeu, s affiche les scores, q quitte.
play-chimera-round = Manche { $round }
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

## Chimera : les combinaisons, telles qu’elles figurent dans une phrase

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

## Chimera : la table

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

## Chimera : le score d’une manche

play-chimera-part-bid-won = Le double de l’enchère
play-chimera-part-traps = Bombes jouées
play-chimera-part-flight = Vol de la Chimère
play-chimera-part-idle-hunter = Un chasseur n’a rien joué
play-chimera-part-bid-lost = Enchère perdue
play-chimera-part-hunters-win = Victoire des chasseurs
play-chimera-part-treasures = Trésors
play-chimera-limit = La partie se joue en { $limit } points.

## Chimera : aide

play-chimera-help-title = Chimera
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

## Rami fantôme : ce qui se passe

play-phantom-greeting = Le Rami fantôme dure { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }, ou s’arrête dès que quelqu’un a { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $advanced ->
    [0] .
   *[other] { " " }(règles avancées).
  } ? explique le jeu, s affiche les scores, q quitte.
play-phantom-goal = { $rounds ->
    [one] Il n’y a qu’une manche.
   *[other] Manches jouées : { $counted } sur { $rounds }.
  } La partie finit plus tôt si quelqu’un a { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
play-phantom-round = Manche { $round }
play-phantom-starts = { $seat ->
    [0] Je commence.
   *[other] { $name } commence.
  }
play-phantom-takes = { $seat ->
    [0] Je prends
   *[other] { $name } prend
  }
play-phantom-discards = { $seat ->
    [0] Je défausse
   *[other] { $name } défausse
  }
play-phantom-draws = { $seat ->
    [0] Je pioche
   *[other] { $name } pioche
  }
play-phantom-announces = { $seat ->
    [0] J’annonce mon attente : encore une carte pour finir.
   *[other] { $name } est en attente : encore une carte, et { $name } finit !
  }
play-phantom-lays = { $seat ->
    [0] Je pose
   *[other] { $name } pose
  } une combinaison { $draw ->
    [0] sans piocher
    [one] et pioche une carte
   *[other] et pioche deux cartes
  }.
play-phantom-claims = « À moi ! » { $seat ->
    [0] Je prends la carte, pose une combinaison et pioche deux cartes.
   *[other] { $name } prend la carte, pose une combinaison et pioche deux cartes.
  }
play-phantom-out = { $seat ->
    [0] Je finis !
   *[other] { $name } finit !
  } Cartes montrées : { $shown }. Toute la main :
play-phantom-declines = { $seat ->
    [0] Je laisse la carte.
   *[other] { $name } laisse la carte.
  }
play-phantom-new-talon = Nouvel étal :
play-phantom-turned = Carte retournée, elle correspond :
play-phantom-turned-last = Carte retournée, sans correspondance :
play-phantom-deck-out = La pioche est épuisée. Personne ne marque pour cette manche.
play-phantom-items-win = { $seat ->
    [0] Trois brelans d’objets : toute la partie est gagnée !
   *[other] Trois brelans d’objets : { $name } gagne toute la partie !
  }

## Rami fantôme : la table
# talon, hand et les mots de la liste (list-take à list-decline) : six caractères au plus.

play-phantom-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
play-phantom-waits = en attente
play-phantom-pile = · défausse
play-phantom-talon = Étal
play-phantom-deck = ({ $cards } dans la pioche)
play-phantom-hand = Main
play-phantom-lay-first = La main a tout ce qu’il faut, mais une combinaison doit d’abord être posée.
play-phantom-complete = Tout est là pour finir.
play-phantom-missing = Pour finir, il manque { $missing ->
    [one] une carte
   *[other] { $missing } cartes
  }. { $many ->
    [0] Cartes utiles : { $cards } ({ $unseen } pas encore vues).
   *[other] Cartes utiles pas encore vues : { $unseen }.
  }
play-phantom-best-discard = Meilleure défausse : { $cards }. Pour finir, il manquera alors { $missing ->
    [one] une carte
   *[other] { $missing } cartes
  }. Cartes utiles pas encore vues : { $unseen }.

play-phantom-list-take = Prise
play-phantom-list-wait = Dire
play-phantom-list-out = Finir
play-phantom-list-lay = Poser
play-phantom-list-discard = Jeter
play-phantom-list-claim = À moi
play-phantom-list-decline = Non
play-phantom-list-set = { $cards }, piocher { $draw }
play-phantom-list-announce = annoncer l’attente
play-phantom-list-no = laisser la carte
play-phantom-list-silent = ne rien dire

play-phantom-ask-only = Il n’y a qu’une chose à faire : appuyer sur Entrée.
play-phantom-ask-take = Prendre une carte : son numéro, ou t h3. (? pour l’aide)
play-phantom-ask-act = { $what ->
    [out] On peut finir : taper out, ou choisir un numéro.
    [lay] Poser ou défausser : un numéro, d h3, ou lay h1 h2 h3 2.
   *[discard] Défausser une carte : son numéro, ou d h3.
  } (? pour l’aide)
play-phantom-ask-discard = Défausser maintenant une carte en gardant l’attente : son numéro, ou d h3.
play-phantom-ask-announce = Il ne manque qu’une carte. Annoncer l’attente ? { play-yes-or-no }
play-phantom-ask-out = { $name } défausse { $card } : cette carte permet de finir. Finir ? { play-yes-or-no }
play-phantom-ask-claim = { $name } défausse { $card }. La prendre pour une combinaison (« À moi ! ») ? { play-yes-or-no }
# $do (text): take, announce, out, lay, discard, claim, decline or silent
play-phantom-hint = { $do ->
    [take] Conseil : prendre { $cards }.
    [announce] Conseil : annoncer l’attente.
    [out] Conseil : finir avec { $cards }.
    [lay] Conseil : poser { $cards } et piocher { $draw }.
    [discard] Conseil : défausser { $cards }.
    [claim] Conseil : prendre la carte avec { $cards }.
    [decline] Conseil : laisser la carte.
   *[silent] Conseil : ne rien dire.
  }
play-phantom-which = Quel choix est le bon ?
play-phantom-not-understood = « { $text } » n’est pas clair. Les cartes s’écrivent h3, a7* ou iB ; ? montre ce qu’on peut taper.
play-phantom-card-count = Merci de nommer une carte pour prendre ou défausser, trois pour une combinaison, deux pour « À moi ! ».
play-phantom-no-claim = « À moi ! » demande une carte défaussée qui forme une combinaison avec deux cartes de la main. Il n’y en a pas maintenant.
play-phantom-draw = Après avoir posé une combinaison, on peut piocher 0, 1 ou 2 cartes.
play-phantom-answer-first = Il faut d’abord répondre à la question : { play-yes-or-no }
play-phantom-no-question = Il n’y a pas de oui ou de non ici. Taper un numéro de la liste.

## Rami fantôme : le score d’une manche

play-phantom-part-laid-sets = Combinaisons posées
play-phantom-part-red-cards = Cartes rouges
play-phantom-part-turned = Cartes retournées
play-phantom-part-red-1-7 = 1 ou 7 rouge
play-phantom-part-red-2-6 = 2 ou 6 rouge
play-phantom-part-red-3-5 = 3 ou 5 rouge
play-phantom-part-red-4 = 4 rouge
play-phantom-part-special-item = Objet spécial
play-phantom-part-item-groups = Brelans d’objets
play-phantom-part-paid = Payé

## Rami fantôme : aide

play-phantom-help-title = Rami fantôme
play-phantom-help-aim = { $in-hand ->
    [0] Le but est de réunir deux combinaisons et une paire, et de finir. L’une des combinaisons doit alors déjà être posée.
   *[other] Le but est de réunir en main deux combinaisons et une paire, et de finir. Une autre combinaison doit alors déjà être posée.
  } Seule la personne qui finit marque des points.
play-phantom-help-cards = Cartes. Humains h1 à h7, anges a1 à a7, démons d1 à d7, et quatre objets : Lame iB, Calice iC, Couronne iK, Grimoire iT. Chaque carte existe en quatre exemplaires. L’un des quatre est rouge (pour un objet : spécial) et porte une étoile : h3*, iB*. Il compte comme la même carte que les trois autres.
play-phantom-help-sets = Combinaisons : trois cartes identiques (brelan, a4 a4 a4) ou trois nombres qui se suivent d’une même sorte (suite, h1 h2 h3). Paire : deux cartes identiques (iC iC).
play-phantom-help-turn = À son tour, on prend une carte de l’étal. Ensuite, soit on pose une combinaison et on pioche { $in-hand ->
    [0] jusqu’à deux cartes
   *[other] deux cartes
  }, soit on défausse une carte. Si tout est réuni après avoir pris la carte, on peut finir à la place.
play-phantom-help-offers = Quand quelqu’un d’autre défausse une carte qui forme une combinaison avec deux cartes de la main, on peut dire « À moi ! », poser la combinaison et piocher deux cartes.
play-phantom-help-waiting = S’il ne manque qu’une carte et qu’une combinaison est posée, on peut annoncer son attente. Dès lors la main ne change plus, mais on peut aussi finir avec la défausse de quelqu’un d’autre.
play-phantom-help-points = Points : 1 par combinaison posée, 1 par carte rouge ou spéciale possédée. Puis on retourne des cartes de la pioche : 1 pour chacune qui est identique à une carte des combinaisons ou de la paire, jusqu’à la première qui ne l’est pas.
play-phantom-help-advanced = Points, selon les règles avancées : 1 par combinaison posée, 1 par objet spécial (iB*) possédé. On ne retourne pas de cartes. Un nombre rouge ne compte que dans ces cas :
    - 1 ou 7 rouge : 2 points si les combinaisons posées ont un 1, un 7 ou un objet ;
    - 2 ou 6 rouge : 2 points si les combinaisons posées n’ont ni 1, ni 7, ni objet ;
    - 3 ou 5 rouge : 2 points avec au moins trois combinaisons posées ;
    - 4 rouge : 5 points si toutes les cartes, posées ou en main, sont de sa sorte ou des objets.
    Finir avec au moins trois brelans d’objets posés (comme iC iC iC) fait aussitôt gagner toute la partie.
    Qui a défaussé la carte avec laquelle une autre personne finit perd autant de points que celle-ci en marque, sans descendre sous 0.
    On ne peut pas finir avec une défausse identique à une carte de sa propre pile de défausse.
play-phantom-help-typing = Ce qu’on peut taper
play-phantom-help-words = Un numéro de la liste suffit.
    t h3 prend une carte, d iB en défausse une.
    lay h1 h2 h3 2 pose une combinaison et pioche deux cartes.
    mine prend une défausse, out finit, wait annonce l’attente.
    o et n répondent à une question.
    w montre ou masque ce qui manque encore, l montre à nouveau la table.
    h dit ce qu’il serait bon de faire, et pourquoi.
    s affiche les scores, ? cette page, q quitte.
