event-chimera-dealt = { $dealer ->
    [0] Te osztasz.
   *[other] { $dealer-name } oszt.
  } { $holder ->
    [0] Hozzád került a képpel felfelé fordított lap ({ $card }), te kezded a licitálást.
   *[other] { $holder-name } kapta a képpel felfelé fordított lapot ({ $card }), és kezdi a licitálást.
  }
event-chimera-bid = { $seat ->
    [0] A te licited { $bid }.
   *[other] { $name } licitje { $bid }.
  }
event-chimera-pass = { $seat ->
    [0] Passzolsz.
   *[other] { $name } passzol.
  }
event-chimera-forced = Senki sem akar licitálni, ezért { $seat ->
    [0] 20-at kell licitálnod.
   *[other] { $name } kénytelen 20-at licitálni.
  }
event-chimera-thrown-in = Mindhárman passzoltatok: a lapokat összekeverjük és újra kiosztjuk.
event-chimera-contract = { $role ->
    [chimera] Te vagy a Chimera, a licit { $bid }: egyedül játszol ellenük: { $hunters }. Te kezdesz.
    [hunter] { $name } lett a Chimera, a licit { $bid }. A Chimera Vadászok: te és { $partner }.
   *[other] { $name } lett a Chimera, a licit { $bid }: egyedül játszik ellenük: { $hunters }.
  }
event-chimera-den = { $seat ->
    [0] Felveszed a Chimera barlangját:
   *[other] { $name } felveszi a Chimera barlangját:
  } { $cards }.
event-chimera-gave = { $seat ->
    [0] Ezt adtad: { $cards }.
   *[other] { $name } odaadja: { $cards }.
  }
event-chimera-got = Ezt kaptad: { $cards }.
event-chimera-swapped = A Vadászok cseréltek.
event-chimera-play = { $seat ->
    [0] Kijátszod: { $what }.
   *[other] { $name } kijátssza: { $what }.
  }
event-chimera-trick = { $seat ->
    [0] Tiéd az ütés
   *[other] { $name } viszi az ütést
  }{ $points ->
    [0] .
   *[other] , benne { $points } pontnyi Kincs.
  }
event-chimera-out = { $seat ->
    [0] elsőként fogyott el minden lapod
   *[other] { $name } játszotta ki elsőként minden lapját
  }
