### The table.

e-trick = The trick
e-hand = Your hand
e-your-turn = Your turn: play a card.
e-plays = { $name } plays { $card }.
e-wins-trick = { $name } wins the trick.
e-tricks = Tricks
e-goal = The game ends after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }. The most tricks win.
e-rules = Follow suit if you can. The highest Spark wins the trick, or the highest card of the suit that was led. Each trick is a point.
