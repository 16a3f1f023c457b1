### The table of Phantom Rummy.

## The table

pr-round = Round { $round } of { $rounds }
pr-talon = Talon
pr-talon-empty = The talon is empty. New cards come with the next turn.
pr-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
pr-hand = Your hand
pr-just-taken = { $card }, just taken
pr-waits = waiting
pr-no-sets = no set yet
pr-pile = { $name } has discarded { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, last: { $card }. Show all discards
pr-pile-empty = { $name } has discarded nothing. Show all discards
pr-piles = Discards
pr-no-discards = nothing yet
pr-complete = You have all you need.
pr-missing = { $count ->
    [one] 1 card missing
   *[other] { $count } cards missing
  }
pr-helping = These would help: { $cards }
pr-outlook = Show what is missing

## What to do

pr-take-card = Take { $card }
pr-lay = Lay
pr-lay-draw = Lay, draw
pr-lay-and-draw = Lay and draw { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
pr-discard = Discard
pr-announce = Announce waiting
pr-silent = Say nothing
pr-mine = Mine!
pr-decline = Leave it
pr-out = Go out
pr-out-how = What do you show?
pr-out-note = The first is matched by the most cards that are still unseen.
pr-claim-how = Which set do you lay?
pr-now-take = Take a card from the talon.
pr-now-take-waiting = You are waiting. Take a card from the talon.
pr-now-act = Lay three cards, or discard one.
pr-now-lay = That is a set. How many cards do you draw?
pr-now-out = You can go out!
pr-now-discard = Discard a card that leaves you waiting.
pr-now-discard-taken = You are waiting, so this card goes.
pr-now-announce = Only one card is missing. Announce it?
pr-now-offer = { $name } discards { $card }. Do you take it for a set?
pr-now-offer-out = { $name } discards { $card }. You can go out with it!
pr-now-offer-none = { $name } discards { $card }. You cannot take it: leave it, and the game can go on.
pr-now-window = Who wants { $card }?
pr-now-other = { $name } is to move.
pr-now-over = The round is over.

## Why not

pr-why-not-turn = It is not your turn.
pr-why-take-first = First take a card from the talon.
pr-why-taken = You have taken a card already.
pr-why-answer-first = First answer the question.
pr-why-frozen = You are waiting: your hand may not change any more.
pr-why-announced = You have announced. Now discard a card.
pr-why-three = Choose three cards: three of the same, or three numbers in a row of one kind.
pr-why-no-set = These are not a set. You need three of the same, or three numbers in a row of one kind.
pr-why-one = Choose one card to discard.
pr-why-breaks-wait = Without this card you would not be waiting.
pr-why-draw = You cannot draw that many here.
pr-why-not-out = You cannot go out now.
pr-why-no-announce = You cannot announce now: a set must lie in front of you, and exactly one card must be missing.

## What happened

pr-log-out = { $who ->
    [you] You go out!
   *[other] { $name } goes out!
  }
pr-turned-match = { $card }, a match
pr-turned-no-match = { $card }, no match
pr-left-over = Left over
pr-part-laid-sets = { $count ->
    [one] 1 laid set
   *[other] { $count } laid sets
  }
pr-part-red-cards = { $count ->
    [one] 1 red card
   *[other] { $count } red cards
  }
pr-part-turned = Turned cards
pr-part-red-1-7 = Red 1 or 7, beside a 1, a 7 or an item
pr-part-red-2-6 = Red 2 or 6, without 1, 7 and items
pr-part-red-3-5 = Red 3 or 5, with three laid sets
pr-part-red-4 = Red 4, all of one kind
pr-part-special-item = Special item
pr-part-item-groups = Three groups of items
pr-part-discarder = Discarded the winning card

## Hints

pr-advice-take = Take { $card }.
pr-advice-lay = Lay { $cards } and draw { $draw }.
pr-advice-discard = Discard { $card }.
pr-advice-claim = “Mine!”, with { $cards }.
pr-advice-out = Go out.
pr-advice-announce = Announce that you are waiting.
pr-advice-decline = Leave it.
pr-advice-silent = Say nothing.

## The rules of this table

pr-info-goal = The game ends after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }, or when somebody has { $points } points.
pr-info-together = To go out: two sets and a pair, laid and in hand together; one set must lie in front of you.
pr-info-in-hand = To go out: two sets and a pair in hand, and one set in front of you. After laying, two cards are drawn.
pr-info-basic = Basic scoring: laid sets, red cards, and cards turned up from the deck.
pr-info-advanced = Advanced scoring: laid sets, red numbers whose condition holds, special items. Three laid groups of items win the game. The player who discards the winning card pays.
pr-info-replay = A round that ends with the deck does not count.
pr-info-counts = A round that ends with the deck counts.

## Keys

pr-key-move = next card
pr-key-row = talon, hand
pr-key-choose = choose or take the card
pr-key-discard = discard
pr-key-lay = lay, and draw as many as you may
pr-key-draw = lay, and draw that many
pr-key-announce = announce that you are waiting
pr-key-out = go out
pr-key-mine = “Mine!”
pr-key-decline = leave it, say nothing
pr-key-hint = hint
pr-key-piles = discards
pr-key-scores = points
pr-key-chat = chat
pr-key-clear = put all cards back
pr-rules-all = All rules of Phantom Rummy
