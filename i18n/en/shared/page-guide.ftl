### The guided first rounds. The numbers are steps; “why” says why another choice than the one allowed is better.

guide-step = Step { $step } of { $steps }
guide-you = You
guide-hand = Your hand
guide-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
guide-play = Play a real game
guide-again = Once more
