### Was in einem Spiel Chimera falsch sein kann. Die Regelstelle steht neben dem Satz.

## Karten und Geben

chimera-bad-card = „{ $card }“ ist keine Karte. Karten werden so geschrieben: 7j, 12s, Hp, PY oder CH.
chimera-card-twice = { $card } ist zu oft genannt. Jede Karte gibt es nur einmal: vier von jedem Wert, aber nur einmal PY und einmal CH.
chimera-bad-deck = Der Stapel muss jede der 54 Karten genau einmal enthalten.
chimera-wrong-round = Dies ist Runde { $due }, nicht Runde { $given }.
chimera-wrong-dealer = In dieser Runde gibt Platz { $due }, nicht Platz { $given }.
chimera-wrong-cut = Beim Abheben werden 18 bis 36 Karten weggenommen, nicht { $cut }.
chimera-deal-not-due = Es läuft gerade eine Runde. Neu gegeben wird erst danach.
chimera-deal-due = Noch sind keine Karten ausgeteilt. Zuerst wird gegeben.
chimera-game-over = Das Spiel ist zu Ende.
chimera-too-many-cards = Auf der Hand sind höchstens 20 Karten, und dies sind { $count }.

## An der Reihe

chimera-not-your-turn = Platz { $turn } ist an der Reihe, nicht Platz { $seat }.
chimera-bid-due = Jetzt wird geboten: 20, 30 oder 40, oder passen.
chimera-gift-due = Die Jäger tauschen gerade. Jeder gibt dem anderen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
chimera-play-due = Bieten und Tausch sind vorbei. Jetzt eine Kombination spielen oder passen.
chimera-no-decision = Eine Entscheidung enthält genau eines von „bid“, „give“ und „play“.

## Bieten

chimera-bad-bid = { $bid } kann nicht geboten werden. Möglich sind 20, 30 oder 40, oder passen.
chimera-bid-too-low = { $bid } reicht nicht: { $standing } ist schon geboten. Bitte mehr bieten oder passen.
chimera-bid-out = Platz { $seat } hat gepasst und bietet in dieser Runde nicht mehr mit.
chimera-forced-due = Niemand hat geboten. Nun muss Platz { $seat } bieten, und zwar 20. In einer Aufzeichnung steht dort „forced“: true.
chimera-forced-not-due = Hier muss niemand bieten.

## Tausch

chimera-gift-count = { $count ->
    [one] In diesem Tausch wird genau eine Karte
   *[other] In diesem Tausch werden genau { $count } Karten
  } abgegeben, nicht { $given }.
chimera-not-hunter = Platz { $seat } ist die Chimäre. Nur die Jäger tauschen Karten.

## Spielen

chimera-not-held = { $card } ist nicht unter diesen Handkarten, oder nicht so oft.
chimera-leader-passes = Wer eröffnet, muss spielen. Jede Kombination ist möglich.
chimera-no-combination = { $cards } ist keine Kombination. Spiele eine Karte, zwei bis vier gleiche, eine Reihe ab fünf Karten, eine Folge von mindestens drei Paaren, eine Folge von Drillingen oder einen Drilling oder Vierling mit angelegten Karten.
chimera-pi-ya-and-chimera = Pi Ya und Chimäre gehen nur als Chimären-Angriff zusammen, ohne weitere Karten.
chimera-other-kind = Das ist { $kind-id ->
    [kind-pair] ein
    [kind-triple] ein
    [kind-triple-single] ein
    [kind-triple-pair] ein
    [kind-quad-singles] ein
    [kind-quad-pairs] ein
    [kind-flight] ein
   *[other] eine
  } { $kind }. Hier geht nur { $on-id ->
    [kind-pair] ein höheres
    [kind-triple] ein höherer
    [kind-triple-single] ein höherer
    [kind-triple-pair] ein höherer
    [kind-quad-singles] ein höherer
    [kind-quad-pairs] ein höherer
    [kind-flight] ein höherer
   *[other] eine höhere
  } { $on }, eine Falle oder der Chimären-Angriff.
chimera-other-length = Auf dem Tisch liegt { $kind-id ->
    [kind-pair] ein
    [kind-triple] ein
    [kind-triple-single] ein
    [kind-triple-pair] ein
    [kind-quad-singles] ein
    [kind-quad-pairs] ein
    [kind-flight] ein
   *[other] eine
  } { $kind } ({ $on } Karten), und dies sind { $count }. Die Anzahl muss gleich sein.
chimera-not-higher = { $on ->
    [CH] Keine Einzelkarte ist höher als die Chimäre. Nur eine Falle schlägt sie.
    [H] { $kind-id ->
        [kind-single] Nötig ist eine Einzelkarte über { $on }. Hier ist die Höhe nur { $top }.
       *[other] Höher als mit Helden gibt es { $kind } nicht. Nur eine Falle oder der Chimären-Angriff schlägt das.
      }
   *[other] Nötig ist { $kind-id ->
        [kind-pair] ein
        [kind-triple] ein
        [kind-triple-single] ein
        [kind-triple-pair] ein
        [kind-quad-singles] ein
        [kind-quad-pairs] ein
        [kind-flight] ein
       *[other] eine
      } { $kind } über { $on }. Hier ist die Höhe nur { $top }.
  }
chimera-on-trap = { $top ->
    [H] Die Falle aus Helden schlägt nur der Chimären-Angriff.
   *[other] Auf die Falle mit { $top } darf nur eine höhere Falle oder der Chimären-Angriff gespielt werden.
  }
chimera-on-flight = Nichts schlägt den Chimären-Angriff. Da hilft nur passen.
chimera-top-missing = In dieser Reihe steht Pi Ya. Bitte mit „top“ angeben, wie hoch sie ist: { $tops }.
chimera-top-wrong = So hoch können diese Karten nicht sein. „top“ ist { $tops }.
chimera-top-not-needed = „top“ gehört nur zu einer Reihe mit Pi Ya.
chimera-cards-differ = Diese Karten haben nicht die Werte, die der Zug nennt.

## Fragen

chimera-treasure-sum = Schätze sind drei Zahlen, jede ein Vielfaches von 5 und zusammen höchstens 60.
