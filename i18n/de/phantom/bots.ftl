### Warum ein Bot einen Zug mag oder nicht: je ein kurzer Satz über den Zug.

## Was für einen Zug spricht

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

## Was gegen einen Zug spricht

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
