### Was in einem Spiel Phantom-Rommé falsch sein kann. Die Regelstelle steht neben dem Satz.

## Karten, Geben und Zeilen

phantom-card-unknown = „{ $card }“ ist keine Karte. Karten werden so geschrieben: h3, a7, d1, iB oder h3*.
phantom-card-too-often = So oft gibt es { $card } nicht: Es gibt drei schwarze und eine rote.
phantom-deck-incomplete = Der Stapel muss alle 100 Karten enthalten.
phantom-round-number = Dies ist Runde { $expected }.
phantom-wrong-starter = Diese Runde beginnt Platz { $expected }.
phantom-no-deal-now = Hier wird nicht gegeben: Es läuft gerade eine Runde, oder das Spiel ist zu Ende.
phantom-no-round = Gerade läuft keine Runde. Zuerst wird gegeben.
phantom-no-decision = Eine Entscheidung enthält eines von „take“, „announce“, „lay“, „discard“, „claim“, „out“ und „decline“.
phantom-many-decisions = Eine Zeile enthält eine Entscheidung, nicht mehrere.
phantom-not-true = „{ $field }“ kann nur true sein.
phantom-card-count = „{ $field }“ muss genau { $count } Karten enthalten.
phantom-card-limit = „{ $field }“ darf höchstens { $count } Karten enthalten.
phantom-set-count = „{ $field }“ darf höchstens { $high } Dreier enthalten.
phantom-hand-too-big = Diese Hand ist zu groß. Betrachtet werden höchstens { $high } Karten.

## Ein Zug

phantom-not-your-turn = Platz { $seat } ist an der Reihe.
phantom-take-first = Zuerst eine Karte aus der Auslage nehmen.
phantom-taken-already = Eine Karte ist schon genommen. Jetzt einen Dreier auslegen oder abwerfen.
phantom-not-in-talon = { $card } liegt nicht in der Auslage.
phantom-not-held = { $card } ist nicht auf dieser Hand, oder nicht so oft.
phantom-not-a-set = Das ist kein Dreier. Nötig sind drei gleiche Karten oder drei aufeinanderfolgende Zahlen einer Art.
phantom-not-a-pair = Das ist kein Paar. Nötig sind zwei gleiche Karten.
phantom-draw-count = Nach dem Auslegen werden 0, 1 oder 2 Karten gezogen.
phantom-draw-two = An diesem Tisch werden nach jedem Dreier zwei Karten gezogen.

## Warten

phantom-cannot-announce = Das Warten lässt sich nicht ansagen: Ein Dreier muss schon ausliegen, und es darf nur eine Karte fehlen, die noch kommen kann.
phantom-waiting-already = Das Warten ist schon angesagt.
phantom-waiting-frozen = Wer das Warten angesagt hat, darf die Hand nicht mehr ändern.
phantom-discard-taken = Wer wartet, muss die eben genommene Karte abwerfen: { $card }.
phantom-discard-announced = Das Warten ist angesagt. Jetzt eine Karte abwerfen.
phantom-discard-breaks-wait = Ohne { $card } fehlt nicht mehr nur eine Karte, wie es angesagt war.

## Angebote

phantom-nothing-offered = Jetzt wird nichts angeboten.
phantom-own-discard = Eine abgeworfene Karte wird den anderen angeboten, nicht dem Platz, der sie abgeworfen hat.
phantom-not-entitled = { $card } wird diesem Platz jetzt nicht angeboten. Eine abgeworfene Karte wird immer nur einem Platz angeboten, der Reihe nach: zuerst denen, die damit ausmachen können, dann denen, die damit einen Dreier bilden können.
phantom-claim-no-set = { $card } ergibt mit diesen zwei Karten keinen Dreier.

## Ausmachen

phantom-out-nothing-laid = Zum Ausmachen muss schon ein Dreier ausliegen.
phantom-out-too-few = { $sets ->
    [0] Aus der Hand muss ein Paar gezeigt werden.
    [one] Aus der Hand müssen ein Dreier und ein Paar gezeigt werden.
   *[other] Aus der Hand müssen { $sets } Dreier und ein Paar gezeigt werden.
  }
phantom-out-not-announced = Mit einer Karte, die jemand anders abwirft, macht nur aus, wer vorher das Warten angesagt hat.
phantom-out-discarded-same = Eine Karte wie { $card } liegt im eigenen Ablagestapel, daher kann man mit dieser hier nicht ausmachen.
