event-phantom-deal = { $seat ->
    [0] Vous commencez.
   *[other] { $name } commence.
  }
event-phantom-take = { $seat ->
    [0] Vous prenez
   *[other] { $name } prend
  } { $cards }.
event-phantom-discard = { $seat ->
    [0] Vous défaussez
   *[other] { $name } défausse
  } { $cards }.
event-phantom-draw = { $seat ->
    [0] Vous piochez
   *[other] { $name } pioche
  } { $cards }.
event-phantom-announce = { $seat ->
    [0] Vous annoncez votre attente : encore une carte pour finir.
   *[other] { $name } est en attente : encore une carte, et { $name } finit !
  }
event-phantom-lay = { $seat ->
    [0] Vous posez
   *[other] { $name } pose
  } { $cards }. Pioche : { $draw }.
event-phantom-claim = « À moi ! » { $seat ->
    [0] Vous posez
   *[other] { $name } pose
  } { $cards }. Pioche : 2.
event-phantom-decline = { $seat ->
    [0] Vous laissez la carte.
   *[other] { $name } laisse la carte.
  }
event-phantom-out = { $seat ->
    [0] Vous finissez !
   *[other] { $name } finit !
  } Cartes montrées : { $shown }.
event-phantom-talon = Nouvel étal : { $cards }.
event-phantom-turned = Retournée : { $cards }.
event-phantom-deck-out = La pioche est épuisée. Personne ne marque pour cette manche.
event-phantom-items-win = { $seat ->
    [0] Trois brelans d’objets : toute la partie est gagnée !
   *[other] Trois brelans d’objets : { $name } gagne toute la partie !
  }
