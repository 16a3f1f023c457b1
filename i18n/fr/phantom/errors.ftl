### Ce qui peut être faux dans une partie de Rami fantôme. Le point de règle est indiqué à côté de la phrase.

## Cartes, donnes et lignes

phantom-card-unknown = « { $card } » n’est pas une carte. Les cartes s’écrivent ainsi : h3, a7, d1, iB ou h3*.
phantom-card-too-often = { $card } ne peut pas revenir autant de fois : trois exemplaires sont noirs et un est rouge.
phantom-deck-incomplete = Le paquet doit contenir les 100 cartes au complet.
phantom-round-number = C’est la manche { $expected }.
phantom-wrong-starter = C’est la place { $expected } qui commence cette manche.
phantom-no-deal-now = Pas de donne ici : une manche est en cours, ou la partie est finie.
phantom-no-round = Aucune manche n’est en cours. Il faut d’abord une donne.
phantom-no-decision = Une décision contient l’un de ces champs : « take », « announce », « lay », « discard », « claim », « out » ou « decline ».
phantom-many-decisions = Une ligne contient une décision, pas plusieurs.
phantom-not-true = « { $field } » ne peut être que true.
phantom-card-count = « { $field } » doit contenir exactement { $count } cartes.
phantom-card-limit = « { $field } » peut contenir au plus { $count } cartes.
phantom-set-count = « { $field } » peut contenir au plus { $high } combinaisons.
phantom-hand-too-big = Cette main est trop grande. Au plus { $high } cartes peuvent être examinées.

## Un tour

phantom-not-your-turn = C’est le tour de la place { $seat }.
phantom-take-first = Il faut d’abord prendre une carte de l’étal.
phantom-taken-already = Une carte est déjà prise. Il faut poser une combinaison ou défausser.
phantom-not-in-talon = { $card } n’est pas dans l’étal.
phantom-not-held = { $card } n’est pas dans cette main, ou pas autant de fois.
phantom-not-a-set = Ce n’est pas une combinaison. Il faut trois cartes identiques, ou trois nombres qui se suivent d’une même sorte.
phantom-not-a-pair = Ce n’est pas une paire. Il faut deux cartes identiques.
phantom-draw-count = Après avoir posé une combinaison, on pioche 0, 1 ou 2 cartes.
phantom-draw-two = À cette table, on pioche deux cartes après chaque combinaison.

## Attente

phantom-cannot-announce = Impossible d’annoncer : une combinaison doit déjà être posée, et il ne doit manquer qu’une carte, qui peut encore venir.
phantom-waiting-already = L’attente est déjà annoncée.
phantom-waiting-frozen = Après avoir annoncé son attente, on ne change plus sa main.
phantom-discard-taken = Pendant l’attente, il faut défausser la carte qu’on vient de prendre : { $card }.
phantom-discard-announced = L’attente est annoncée. Il faut maintenant défausser une carte.
phantom-discard-breaks-wait = Sans { $card }, il ne manque plus une seule carte, comme annoncé, mais davantage.

## Offres

phantom-nothing-offered = Rien n’est proposé pour le moment.
phantom-own-discard = Une défausse est proposée aux autres, pas à la place d’où elle vient.
phantom-not-entitled = { $card } n’est pas proposé à cette place pour le moment. Une défausse est proposée à une seule place à la fois, dans l’ordre du tour : d’abord à qui peut finir avec elle, puis à qui peut en faire une combinaison.
phantom-claim-no-set = { $card } ne forme pas de combinaison avec ces deux cartes.

## Finir

phantom-out-nothing-laid = Pour finir, il faut déjà une combinaison posée.
phantom-out-too-few = { $sets ->
    [0] Il faut montrer une paire de la main.
    [one] Il faut montrer une combinaison et une paire de la main.
   *[other] Il faut montrer { $sets } combinaisons et une paire de la main.
  }
phantom-out-not-announced = Pour finir avec la défausse de quelqu’un d’autre, il faut avoir annoncé son attente.
phantom-out-discarded-same = Une carte comme { $card } se trouve dans sa propre pile de défausse : on ne peut pas finir avec celle-ci.
