### The terminal.

play-ember-greeting = Ember goes on for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }. Each trick is a point. ? explains the game, s shows the scores, q leaves.
play-ember-deals = { $seat ->
    [0] You deal.
   *[other] { $name } deals.
  }
play-ember-plays = { $seat ->
    [0] You play { $card }.
   *[other] { $name } plays { $card }.
  }
play-ember-trick = { $seat ->
    [0] You win the trick.
   *[other] { $name } wins the trick.
  }
play-ember-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
  }
play-ember-table = On the table:
play-ember-hand = Hand:
play-ember-ask = Play a card, such as { $card }. (? for help)
play-ember-hint = Hint: play { $card }.
play-ember-help-rules = Everybody has six cards of the suits Ash, Coal and Spark. Follow suit if you can. The highest Spark wins the trick, or the highest card of the suit that was led. Each trick is a point.
play-ember-help-words = Type a card: its number and the letter of its suit, such as 8a, 1c or 5s. h gives a hint, s shows the scores, q leaves.
watch-mark-ember = trick
