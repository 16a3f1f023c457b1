### Jouer dans le terminal (lair play). Des phrases courtes, pour qui n’a jamais vu le programme. Ni « tu » ni « vous » : la

## Ce qui se passe

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

## La table
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

## Le score d’une manche

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

## Aide

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

## Revoir une partie : ce entre quoi les touches sautent

watch-mark-phantom = tour
