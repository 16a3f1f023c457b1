### What can be wrong in a game of Ember.

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
