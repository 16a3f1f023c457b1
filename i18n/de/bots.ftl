### Warum ein Bot einen Zug mag oder nicht: je ein kurzer Satz über den Zug.

## In jedem Spiel

reason-goes-out = Damit ist die Runde beendet.
reason-only-move = Es gibt keine andere Wahl.
reason-most-points = Nach allem, was zu sehen ist, bringt das die meisten Punkte.
reason-fewer-points = Nach allem, was zu sehen ist, bringt das weniger Punkte.
reason-misses-out = Damit ist die Gelegenheit vertan, die Runde zu beenden.
reason-breaks-set = Das reißt Karten auseinander, die zusammengehören.

## Chimera: was für einen Zug spricht

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
reason-saves-sets = Um das zu schlagen, müssten zusammengehörende Karten auseinandergerissen werden.
reason-lowest-that-beats = Es ist das Niedrigste, was hier schlägt.
reason-saves-trap = Die Falle bleibt für später.
reason-breaks-no-set = Was zusammengehört, bleibt zusammen.
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
reason-gift-keeps-sets = Was zusammengehört, bleibt zusammen.

## Chimera: was gegen einen Zug spricht

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

## Phantom Rummy: was für einen Zug spricht

reason-waits-on = { $count ->
    [one] 1 noch nicht gesehene Karte macht
   *[other] { $count } noch nicht gesehene Karten machen
  } die Hand fertig.
reason-comes-nearer = Das führt näher ans Ausmachen: { $count ->
    [0] Es fehlt dann keine Karte mehr.
    [one] Es fehlt dann 1 Karte.
   *[other] Es fehlen dann { $count } Karten.
  }
reason-safe-discard = Wer wartet, kann sie kaum brauchen: in { $percent } von 100 möglichen Verteilungen.
reason-first-set = Ein Dreier muss ausliegen, bevor man ausmachen kann.
reason-completes-set = Das macht einen Dreier voll.
reason-lays-set = Jeder ausliegende Dreier ist einen Punkt wert.
reason-denies-waiting = Das nimmt eine Karte weg, die ein Wartender in { $percent } von 100 möglichen Verteilungen braucht.
reason-takes-red = Eine rote Karte ist beim Ausmachen einen Punkt wert.
reason-fits-nothing = Die Karte passt zu nichts anderem auf der Hand.
reason-keeps-most-helps = { $count ->
    [one] 1 noch nicht gesehene Karte hilft
   *[other] { $count } noch nicht gesehene Karten helfen
  } dann: Kein anderer Abwurf ist besser.
reason-nobody-can-claim = Mit der Karte kann niemand einen Dreier bilden.
reason-keeps-set-hidden = Der Dreier bleibt auf der Hand verborgen.
reason-claims-lead-away = Die Karte zu nehmen würde vom Ausmachen wegführen.
reason-claims-do-not-help = Die Karte zu nehmen würde nicht näher ans Ausmachen führen.
reason-stays-free = Ohne Ansage darf sich die Hand noch ändern.

## Phantom Rummy: was gegen einen Zug spricht

reason-feeds-waiting = Damit kann ein Wartender in { $percent } von 100 möglichen Verteilungen ausmachen.
reason-goes-further = Das bleibt weiter vom Ausmachen weg: { $count ->
    [one] Es fehlt dann 1 Karte.
   *[other] Es fehlen dann { $count } Karten.
  }
reason-discards-red = Das wirft eine rote Karte ab, die einen Punkt wert ist.
reason-fewer-helps = { $count ->
    [0] Keine noch nicht gesehene Karte hilft
    [one] Nur 1 noch nicht gesehene Karte hilft
   *[other] Nur { $count } noch nicht gesehene Karten helfen
  } dann: weniger als möglich.
reason-freezes-hand = Nach der Ansage darf sich die Hand nicht mehr ändern.
reason-misses-wait = Nur wer angesagt hat, darf mit der abgeworfenen Karte eines anderen ausmachen.
