pr-round = Manche { $round } sur { $rounds }
pr-talon = Étal
pr-talon-empty = L’étal est vide. De nouvelles cartes arrivent au prochain tour.
pr-deck = Pioche : { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
  }
pr-hand = Votre main
pr-just-taken = { $card }, prise à l’instant
pr-waits = en attente
pr-no-sets = rien de posé
pr-pile = { $name } a défaussé { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
  }, la dernière : { $card }. Montrer toutes les défausses
pr-pile-empty = { $name } n’a rien défaussé. Montrer toutes les défausses
pr-piles = Défausses
pr-no-discards = rien encore
pr-complete = Vous avez tout ce qu’il faut.
pr-missing = { $count ->
    [one] { $count } carte manque
    [many] { $count } de cartes manquent
   *[other] { $count } cartes manquent
  }
pr-helping = Ces cartes aideraient : { $cards }
pr-outlook = Montrer ce qui manque
pr-take-card = Prendre : { $card }
pr-lay = Poser
pr-lay-draw = Poser, piocher
pr-lay-and-draw = Poser et piocher { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
  }
pr-discard = Défausser
pr-announce = J’attends une carte
pr-silent = Ne rien dire
pr-mine = À moi !
pr-decline = Laisser
pr-out = Finir
pr-out-how = Que montrez-vous ?
pr-out-note = La première correspond au plus grand nombre de cartes encore inconnues.
pr-claim-how = Quelle combinaison posez-vous ?
pr-now-take = Prenez une carte de l’étal.
pr-now-take-waiting = Vous attendez. Prenez une carte de l’étal.
pr-now-act = Posez trois cartes, ou défaussez-en une.
pr-now-lay = C’est une combinaison. Combien de cartes piochez-vous ?
pr-now-out = Vous pouvez finir !
pr-now-discard = Défaussez une carte en gardant l’attente.
pr-now-discard-taken = Vous attendez, cette carte part donc.
pr-now-announce = Il ne manque qu’une carte. L’annoncez-vous ?
pr-now-offer = Défausse de { $name } : { $card }. La prenez-vous pour une combinaison ?
pr-now-offer-out = Défausse de { $name } : { $card }. Vous pouvez finir avec !
pr-now-offer-none = Défausse de { $name } : { $card }. Vous ne pouvez pas la prendre : laissez-la, et la partie continue.
pr-now-window = Qui veut cette carte ? { $card }
pr-now-other = C’est à { $name } de jouer.
pr-now-over = La manche est finie.
pr-why-not-turn = Ce n’est pas votre tour.
pr-why-take-first = Prenez d’abord une carte de l’étal.
pr-why-taken = Vous avez déjà pris une carte.
pr-why-answer-first = Répondez d’abord à la question.
pr-why-frozen = Vous attendez : votre main ne peut plus changer.
pr-why-announced = Vous avez annoncé. Défaussez maintenant une carte.
pr-why-three = Choisissez trois cartes : trois identiques, ou trois nombres qui se suivent d’une même sorte.
pr-why-no-set = Ce n’est pas une combinaison. Il faut trois cartes identiques, ou trois nombres qui se suivent d’une même sorte.
pr-why-one = Choisissez une carte à défausser.
pr-why-breaks-wait = Sans cette carte, vous ne seriez plus en attente.
pr-why-draw = On ne peut pas en piocher autant ici.
pr-why-not-out = Vous ne pouvez pas finir maintenant.
pr-why-no-announce = Impossible d’annoncer : une combinaison doit être posée devant vous, et il doit manquer une seule carte.
pr-log-out = { $who ->
    [you] Vous finissez !
   *[other] { $name } finit !
  }
pr-turned-match = { $card }, correspond
pr-turned-no-match = { $card }, ne correspond pas
pr-left-over = En trop
pr-part-laid-sets = { $count ->
    [one] 1 combinaison posée
    [many] { $count } combinaisons posées
   *[other] { $count } combinaisons posées
  }
pr-part-red-cards = { $count ->
    [one] 1 carte rouge
    [many] { $count } cartes rouges
   *[other] { $count } cartes rouges
  }
pr-part-turned = Cartes retournées
pr-part-red-1-7 = 1 ou 7 rouge, avec un 1, un 7 ou un objet
pr-part-red-2-6 = 2 ou 6 rouge, sans 1, ni 7, ni objet
pr-part-red-3-5 = 3 ou 5 rouge, trois combinaisons posées
pr-part-red-4 = 4 rouge, une seule sorte
pr-part-special-item = Objet spécial
pr-part-item-groups = Trois brelans d’objets
pr-part-discarder = A défaussé la carte gagnante
pr-advice-take = À prendre : { $card }.
pr-advice-lay = À poser : { $cards } ; piocher { $draw }.
pr-advice-discard = À défausser : { $card }.
pr-advice-claim = « À moi ! », avec { $cards }.
pr-advice-out = Finir.
pr-advice-announce = Annoncer l’attente.
pr-advice-decline = Laisser la carte.
pr-advice-silent = Ne rien dire.
pr-info-goal = La partie finit après { $rounds ->
    [one] { $rounds } manche
    [many] { $rounds } de manches
   *[other] { $rounds } manches
  }, ou quand quelqu’un a { $points } points.
pr-info-together = Pour finir : deux combinaisons et une paire, posées et en main ensemble ; une combinaison doit être posée devant vous.
pr-info-in-hand = Pour finir : deux combinaisons et une paire en main, plus une combinaison devant vous. Après avoir posé, on pioche deux cartes.
pr-info-basic = Points simples : combinaisons posées, cartes rouges et cartes retournées de la pioche.
pr-info-advanced = Points avancés : combinaisons posées, nombres rouges dont la condition est remplie, objets spéciaux. Trois brelans d’objets posés gagnent la partie. La personne qui défausse la carte gagnante paie.
pr-info-replay = Une manche finie par la pioche ne compte pas.
pr-info-counts = Une manche finie par la pioche compte.
pr-key-move = carte suivante
pr-key-row = étal, main
pr-key-choose = choisir ou prendre la carte
pr-key-discard = défausser
pr-key-lay = poser et piocher le plus possible
pr-key-draw = poser et piocher autant
pr-key-announce = annoncer l’attente
pr-key-out = finir
pr-key-mine = « À moi ! »
pr-key-decline = laisser, ne rien dire
pr-key-hint = conseil
pr-key-piles = défausses
pr-key-scores = points
pr-key-chat = discussion
pr-key-clear = reposer toutes les cartes
pr-rules-all = Toutes les règles du Rami fantôme
