event-phantom-deal = { $seat ->
    [0] Du beginnst.
   *[other] { $name } beginnt.
  }
event-phantom-take = { $seat ->
    [0] Du nimmst
   *[other] { $name } nimmt
  } { $cards }.
event-phantom-discard = { $seat ->
    [0] Du wirfst
   *[other] { $name } wirft
  } { $cards } ab.
event-phantom-draw = { $seat ->
    [0] Du ziehst
   *[other] { $name } zieht
  } { $cards }.
event-phantom-announce = { $seat ->
    [0] Du sagst an: Du wartest auf eine Karte.
   *[other] { $name } wartet: Noch eine Karte, und { $name } macht aus!
  }
event-phantom-lay = { $seat ->
    [0] Du legst
   *[other] { $name } legt
  } { $cards } aus und { $seat ->
    [0] ziehst
   *[other] zieht
  } { $draw ->
    [0] nichts
    [one] 1 Karte
   *[other] { $draw } Karten
  }.
event-phantom-claim = „Meins!“ { $seat ->
    [0] Du legst
   *[other] { $name } legt
  } { $cards } aus und { $seat ->
    [0] ziehst
   *[other] zieht
  } 2 Karten.
event-phantom-decline = { $seat ->
    [0] Du lässt die Karte liegen.
   *[other] { $name } lässt die Karte liegen.
  }
event-phantom-out = { $seat ->
    [0] Du machst aus!
   *[other] { $name } macht aus!
  } Gezeigt: { $shown }.
event-phantom-talon = Neue Auslage: { $cards }.
event-phantom-turned = Aufgedeckt: { $cards }.
event-phantom-deck-out = Der Stapel reicht nicht mehr. In dieser Runde bekommt niemand Punkte.
event-phantom-items-win = { $seat ->
    [0] Drei Gruppen aus Gegenständen: Damit ist das ganze Spiel gewonnen!
   *[other] Drei Gruppen aus Gegenständen: { $name } gewinnt das ganze Spiel!
  }
