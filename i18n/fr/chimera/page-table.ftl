### La table de Chimera. Ce qui suit un nom est court : « Ana : passe ».

## Cartes et combinaisons

# « paire 8 », « bombe Héros », « full (8) »
c-reading-of = { $kind-id ->
    [kind-single] { $kind } { $top }
    [kind-triple-single] { $kind } ({ $top })
    [kind-triple-pair] { $kind } ({ $top })
    [kind-quad-singles] { $kind } ({ $top })
    [kind-quad-pairs] { $kind } ({ $top })
   *[other] { $kind } de { $top }
    }
# « suite 8–12 »
c-reading-run = { $kind } { $low }–{ $top }
c-read-as = Lire comme

## Ce que font les joueurs

c-log-ranks = ({ $ranks })
c-did-pass = passe
c-did-bid = enchère { $bid }
c-did-forced = doit enchérir à { $bid }
c-did-win = remporte le pli
c-thinks = réfléchit…
c-chooses-swap = choisit…
c-reading-result = lit…
c-few-left = Il reste { $count ->
    [one] une carte
   *[other] { $count } cartes
  } à { $name }.

## Le milieu de la table

c-table-middle = Milieu de la table
c-bar-bid = Enchère { $bid }
c-bar-limit = jusqu’à { $limit }
c-cards-dealt = Distribution des cartes…
c-face-up-card = Carte face visible : { $card }
c-face-up-with = { $name } a la carte face visible
c-no-bid = Pas encore d’enchère
c-no-bid-twice = Pas encore d’enchère. Si tous passent encore, quelqu’un devra enchérir à 20.
c-bid-stands = { $name } enchérit à { $bid }
c-den-yours = Vos cartes du terrier
c-give-cards = { $count ->
    [one] Choisissez une carte pour { $name }
   *[other] Choisissez { $count } cartes pour { $name }
  }
c-give-blind = Vous verrez ce que vous recevez quand les deux auront choisi.
c-you-gave = pour { $name }
c-you-got = par { $name }
c-swap-waits = { $name } choisit encore.
c-hunters-swap = Les chasseurs échangent des cartes.
c-you-lead = À vous d’entamer
c-leads = { $name } entame
c-round-over = La manche { $round } est finie

## Sa propre place

c-your-hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
c-your-actions = Votre coup
c-sort-rank = Par valeur
c-sort-groups = Groupées
c-pass-until = Passer pour moi jusqu’à ce que je puisse battre
c-pass-until-short = Passe auto
c-act-pass = Passer
c-act-play = Jouer
c-act-give = Donner
c-act-sure = Jouer vraiment
c-act-bid = Enchérir à { $bid }
c-act-bid-off = Enchérir à { $bid } : { $why }
c-off-turn = Pas votre tour
c-off-choose = Choisissez des cartes
c-off-not-possible = Pas jouable
c-off-lead = Vous entamez
c-off-forced = Vous devez enchérir
c-off-low = Trop bas
c-wait = Un instant…
c-wait-for = C’est à { $name }
c-your-bid = Votre enchère, ou passez
c-give-count = Cartes choisies : { $chosen } sur { $count }
c-lead-anything = Vous entamez : n’importe quelle combinaison
c-beat-or-pass = Battez, ou passez
c-cannot-beat = Aucune de vos cartes ne bat cela
c-passes-itself = Rien ne bat cela : on passe…
c-beats-it = bat cela
c-can-lead = jouable
c-not-on-list = Ces cartes ne peuvent pas être jouées ici
c-nothing-to-play = Vous ne pouvez rien jouer.
c-watching = Vous regardez.

## Conseils

c-hint-play = Jouez : { $what }
c-hint-give = Donnez : { $what }
c-hint-fewer = { $points ->
    [one] { $points } point de moins
   *[other] { $points } points de moins
  }
c-hint-even = aussi bon
c-hint-riskier = moins de chances de gagner la partie

## Résultat et scores

c-result-chimera = { $name } a fini en premier : la Chimère gagne la manche.
c-result-hunters = { $name } a fini en premier : les chasseurs gagnent la manche.
c-part-bid = Enchère
c-part-bid-times = Enchère { $times } × { $bid }
c-part-traps = Bombes
c-part-flight = Vol de la Chimère
c-part-idle-hunter = Un chasseur n’a rien joué
c-part-hunters = Chasseurs gagnants
c-part-treasures = Trésors
c-part-treasure = { $count } × { $treasure }
c-scores-limit = La partie finit après une manche où quelqu’un a atteint { $limit } points et où une personne est seule en tête ; elle gagne.
c-scores-mark = Souligné : la Chimère de la manche.

## Les cartes sorties

c-count-title = Cartes sorties
c-count-note = Ce que sait un joueur attentif. Le nombre dit combien ne sont ni jouées ni à vous.
c-count-mine = à vous
c-count-played = jouée
c-count-given = donnée au partenaire
c-count-face-up = carte face visible
c-count-unseen = pas encore vue
c-count-card = { $card } : { $where }

## Joueurs et messages

c-role = Rôle
c-role-chimera = Chimère
c-role-hunter = Chasseur
c-treasures-won = Trésors de la manche

## Règles, menu, touches

c-rules-edition = Édition : { $edition }.
c-rules-differs = diffère de l’édition allemande
c-rules-help-on = Les conseils sont actifs.
c-rules-clock = { $seconds } secondes par coup, puis la réserve.
c-rules-no-clock = Sans pendule.
c-rules-all = Toutes les règles de Chimera
c-key-move = Vers une autre carte
c-key-select = Choisir la carte, ou la reposer
c-key-rank = Choisir par valeur : A à C pour 10 à 12, D Héros, E Pi Ya, F Chimère
c-key-cycle = Parcourir ce qui est jouable
c-key-play = Jouer
c-key-pass = Passer
c-key-hint = Conseil
c-key-sort = Trier la main autrement
c-key-clear = Reposer toutes les cartes
