# Ember.

ember-bad-card = “{ $card }” is no card. Write a number from 1 to 8 and a letter: 5a, 8c, 1s.
ember-card-twice = The card { $card } is there twice.
ember-bad-deck = A pack has 24 cards, not { $count }.
ember-wrong-round = This would be round { $given }, but round { $due } is due.
ember-wrong-dealer = Seat { $given } does not deal: it is the turn of seat { $due }.
ember-deal-not-due = The round is not over, so no cards are dealt.
ember-deal-due = Deal the cards first.
ember-game-over = The game is over.
ember-not-your-turn = It is not the turn of seat { $seat }, but of seat { $turn }.
ember-not-held = You do not have { $card }.
ember-follow = Follow suit: { $led } was led, and { $card } is of another suit.
ember-trick-sum = The tricks of a round add up to { $count }.

review-game-ember = Ember
review-round-ember = Round { $round }
stats-game-ember = Ember
stats-rounds-ember = rounds
stats-points-ember = points a round

# The terminal.
play-ember-greeting = Ember goes on for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }. Each trick is a point. ? explains the game, s shows the scores, q leaves.
play-ember-round = Round { $round }
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
play-ember-help-title = Ember
play-ember-help-rules = Everybody has six cards of the suits Ash, Coal and Spark. Follow suit if you can. The highest Spark wins the trick, or the highest card of the suit that was led. Each trick is a point.
play-ember-help-words = Type a card: its number and the letter of its suit, such as 8a, 1c or 5s. h gives a hint, s shows the scores, q leaves.
watch-mark-ember = trick
sheet-ember-tricks = How many tricks did each player win?
sheet-ember-rounds = How many rounds will you play?
