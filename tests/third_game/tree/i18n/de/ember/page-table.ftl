### Der Tisch.

e-trick = Der Stich
e-hand = Deine Hand
e-your-turn = Du bist dran: Spiel eine Karte.
e-plays = { $name } spielt { $card }.
e-wins-trick = { $name } gewinnt den Stich.
e-tricks = Stiche
e-goal = Das Spiel endet nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
  }. Die meisten Stiche gewinnen.
e-rules = Bediene, wenn du kannst. Der höchste Funke gewinnt den Stich, sonst die höchste Karte der ausgespielten Farbe. Jeder Stich ist ein Punkt.
