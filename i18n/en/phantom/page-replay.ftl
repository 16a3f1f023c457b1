### Watching a finished game again.

## Looking

replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-key-turn = turn by turn

## The table

replay-waiting = waiting
replay-starter = starts
replay-laid = Laid set: { $cards }
replay-discarded = Discarded
replay-pile = Discarded: { $cards }
replay-talon = Talon
replay-talon-is = Talon: { $cards }
replay-deck = { $count } in the deck
replay-turned-up = Turned up

## What happened

replay-begins = The cards are dealt. { $name } begins.
replay-takes = { $name } takes { $card }.
replay-waits = { $name } announces: one card is missing.
replay-goes-out = { $name } goes out with { $cards }.
replay-lays = { $name } lays { $cards } and draws { $draw ->
    [0] nothing
    [one] one card
   *[other] two cards
  }.
replay-discards = { $name } discards { $card }.
replay-claims = “Mine!” { $name } takes the discard and lays it with { $cards }.
replay-declines = { $name } leaves the card.
replay-draws = { $name } draws { $cards }.
replay-new-talon = A new talon: { $cards }.
replay-turned = Turned up: { $cards }.
replay-deck-out = The deck has run out.

## What points are for

replay-part-laid-sets = laid sets
replay-part-red-cards = red cards
replay-part-turned = turned cards
replay-part-red-1-7 = red 1 or 7
replay-part-red-2-6 = red 2 or 6
replay-part-red-3-5 = red 3 or 5
replay-part-red-4 = red 4
replay-part-special-item = special item
replay-part-item-groups = three groups of items: the game
replay-part-paid = paid for the discard
