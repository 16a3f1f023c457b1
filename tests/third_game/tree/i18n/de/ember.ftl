# Ember.

ember-bad-card = „{ $card }“ ist keine Karte. Schreibe eine Zahl von 1 bis 8 und einen Buchstaben: 5a, 8c, 1s.
ember-card-twice = Die Karte { $card } kommt zweimal vor.
ember-bad-deck = Ein Spiel hat 24 Karten, nicht { $count }.
ember-wrong-round = Das wäre Runde { $given }, an der Reihe ist aber Runde { $due }.
ember-wrong-dealer = Platz { $given } gibt nicht: Platz { $due } ist an der Reihe.
ember-deal-not-due = Die Runde ist nicht zu Ende, also wird nicht gegeben.
ember-deal-due = Gib zuerst die Karten.
ember-game-over = Die Partie ist zu Ende.
ember-not-your-turn = Nicht Platz { $seat } ist an der Reihe, sondern Platz { $turn }.
ember-not-held = Du hast { $card } nicht.
ember-follow = Bediene die Farbe: { $led } wurde ausgespielt, und { $card } hat eine andere Farbe.
ember-trick-sum = Die Stiche einer Runde ergeben zusammen { $count }.

review-game-ember = Ember
review-round-ember = Runde { $round }
stats-game-ember = Ember
stats-rounds-ember = Runden
stats-points-ember = Punkte je Runde

# Das Terminal.
play-ember-greeting = Ember geht über { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }. Jeder Stich ist ein Punkt. ? erklärt das Spiel, s zeigt den Punktestand, q beendet es.
play-ember-round = Runde { $round }
play-ember-deals = { $seat ->
    [0] Du gibst.
   *[other] { $name } gibt.
  }
play-ember-plays = { $seat ->
    [0] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
  }
play-ember-trick = { $seat ->
    [0] Der Stich gehört dir.
   *[other] { $name } gewinnt den Stich.
  }
play-ember-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
  }
play-ember-table = Auf dem Tisch:
play-ember-hand = Hand:
play-ember-ask = Spiel eine Karte, zum Beispiel { $card }. (? hilft)
play-ember-hint = Tipp: Spiel { $card }.
play-ember-help-title = Ember
play-ember-help-rules = Alle haben sechs Karten in den Farben Asche, Kohle (coal) und Funke (spark). Bediene, wenn du kannst. Der höchste Funke gewinnt den Stich, sonst die höchste Karte der ausgespielten Farbe. Jeder Stich ist ein Punkt.
play-ember-help-words = Tippe eine Karte: ihre Zahl und den Buchstaben ihrer Farbe, zum Beispiel 8a, 1c oder 5s. h gibt einen Tipp, s zeigt den Punktestand, q beendet das Spiel.
watch-mark-ember = Stich
sheet-ember-tricks = Wie viele Stiche hat jeder gewonnen?
sheet-ember-rounds = Wie viele Runden spielt ihr?
