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
