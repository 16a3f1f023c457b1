### Das Terminal.

play-ember-greeting = Ember geht über { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }. Jeder Stich ist ein Punkt. ? erklärt das Spiel, s zeigt den Punktestand, q beendet es.
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
play-ember-help-rules = Alle haben sechs Karten in den Farben Asche, Kohle (coal) und Funke (spark). Bediene, wenn du kannst. Der höchste Funke gewinnt den Stich, sonst die höchste Karte der ausgespielten Farbe. Jeder Stich ist ein Punkt.
play-ember-help-words = Tippe eine Karte: ihre Zahl und den Buchstaben ihrer Farbe, zum Beispiel 8a, 1c oder 5s. h gibt einen Tipp, s zeigt den Punktestand, q beendet das Spiel.
watch-mark-ember = Stich
