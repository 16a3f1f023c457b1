### Warum ein Bot einen Zug mag oder nicht: je ein kurzer Satz über den Zug.

## Was für einen Zug spricht

reason-goes-out-next = Nichts kann das schlagen, und der Rest geht dann auf einmal weg.
reason-leaves-one-play = Der Rest geht dann auf einmal weg.
reason-keeps-lead = Nichts kann das schlagen, also bleibt das Eröffnen in der eigenen Hand.
reason-leaves-to-partner = Der Stich gehört dem anderen Jäger. Er hat noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }.
reason-stops-opponent = Das hält einen Gegner auf, der nur noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } hat.
reason-shuts-out = Ein Gegner mit nur noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } kann da nicht mitgehen.
reason-helps-partner = Der andere Jäger hat noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } und wird sie so vielleicht los.
reason-takes-treasure = In diesem Stich liegen { $points } Punkte an Schätzen.
reason-adds-bonus = Das bringt bei einer gewonnenen Runde 25 Punkte mehr.
reason-saves-high = Um das zu schlagen, müsste eine hohe Karte oder eine Falle her.
reason-saves-sets = Um das zu schlagen, müsste ein Paar, ein Drilling oder eine Reihe auseinandergerissen werden.
reason-lowest-that-beats = Es ist das Niedrigste, was hier schlägt.
reason-saves-trap = Die Falle bleibt für später.
reason-breaks-no-set = Es reißt kein Paar, keinen Drilling und keine Reihe auseinander.
reason-many-cards = Damit gehen { $count } Karten auf einmal weg.
reason-low-cards = Damit gehen niedrige Karten weg, die keine Stiche machen.
reason-bid-high-cards = Auf der Hand sind { $count } hohe Karten (Helden, Pi Ya, Chimäre).
reason-bid-trap = Auf der Hand ist eine Falle oder der Chimären-Angriff.
reason-bid-weak = Auf der Hand { $count ->
    [0] ist keine hohe Karte
    [one] ist nur 1 hohe Karte
   *[other] sind nur { $count } hohe Karten
  } und keine Falle.
reason-outbids = Das überbietet das Gebot von { $bid }.
reason-top-bid = Niemand kann höher bieten.
reason-gift-fits-face-up = Das passt zur aufgedeckten Karte, die der andere Jäger hat.
reason-gift-high = Der andere Jäger bekommt eine hohe Karte.
reason-gift-low = Damit gehen niedrige Karten weg.
reason-gift-keeps-sets = Es reißt kein Paar, keinen Drilling und keine Reihe auseinander.

## Was gegen einen Zug spricht

reason-beats-partner = Das nimmt dem anderen Jäger den Stich weg.
reason-breaks-trap = Das zerstört die Falle.
reason-breaks-flight = Das zerstört den Chimären-Angriff.
reason-spends-trap = Das verbraucht eine Falle oder den Chimären-Angriff.
reason-lets-opponent-lead = So eröffnet ein Gegner, der nur noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } hat.
reason-feeds-opponent = Ein Gegner mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } könnte sie so loswerden.
reason-gives-lead-away = Damit eröffnet vielleicht ein anderer; ein anderer Zug hätte das verhindert.
reason-wastes-high = Das verschwendet eine hohe Karte.
reason-leaves-treasure = Das überlässt einem Gegner { $points } Punkte an Schätzen.
reason-fewer-cards = Ein besserer Zug bringt { $count } Karten weg.
reason-overbids = Das ist mehr geboten, als die Handkarten wert sind.
reason-underbids = Die Handkarten sind ein höheres Gebot wert.
reason-gives-high-away = Das gibt eine hohe Karte her.
