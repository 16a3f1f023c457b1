event-chimera-dealt = { $dealer ->
    [0] Vous donnez.
   *[other] { $dealer-name } donne.
  } { $holder ->
    [0] Vous avez la carte face visible ({ $card }) et ouvrez les enchères.
   *[other] { $holder-name } a la carte face visible ({ $card }) et ouvre les enchères.
  }
event-chimera-bid = { $seat ->
    [0] Vous enchérissez à { $bid }.
   *[other] { $name } enchérit à { $bid }.
  }
event-chimera-pass = { $seat ->
    [0] Vous passez.
   *[other] { $name } passe.
  }
event-chimera-forced = Personne ne veut enchérir, donc { $seat ->
    [0] vous devez
   *[other] { $name } doit
  } enchérir à 20.
event-chimera-thrown-in = Tout le monde a passé : les cartes sont mélangées et redistribuées.
event-chimera-contract = { $role ->
    [chimera] Vous êtes la Chimère, enchère { $bid } : à un contre deux, face à { $hunters }, et vous entamez.
    [hunter] { $name } est la Chimère, enchère { $bid }. Les chasseurs : { $partner } et vous.
   *[other] { $name } est la Chimère, enchère { $bid } : à un contre deux, face à { $hunters }.
  }
event-chimera-den = { $seat ->
    [0] Vous prenez le terrier de la Chimère :
   *[other] { $name } prend le terrier de la Chimère :
  } { $cards }.
event-chimera-gave = { $seat ->
    [0] Vous avez donné { $cards }.
   *[other] { $name } donne { $cards }.
  }
event-chimera-got = Vous avez reçu { $cards }.
event-chimera-swapped = Les chasseurs ont fait leur échange.
event-chimera-play = { $seat ->
    [0] Vous jouez : { $what }.
   *[other] { $name } joue : { $what }.
  }
event-chimera-trick = { $seat ->
    [0] Vous remportez
   *[other] { $name } remporte
  } le pli{ $points ->
    [0] .
   *[other] { " " }et { $points } points de trésor.
  }
event-chimera-out = { $seat ->
    [0] Vous finissez avant les autres
   *[other] { $name } finit avant les autres
  }
