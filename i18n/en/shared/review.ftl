### The review of a game: a page, or lines in a terminal.

## Numbers

# Between whole points and their parts
review-decimal = .

## The whole game

review-title = { $game }: review of { $name }
review-title-own = { $game }: review of your game
review-unfinished = The game is not finished.
# What the dealt cards were worth: a short heading
review-luck = Deal
# What the own decisions cost: a short heading
review-play = Play
review-rest = Rest
# Own points over the mean of the others: a short heading
review-ahead = Ahead
review-points = Points
review-luck-note = what the dealt cards were worth
review-play-note = what the decisions cost
review-rest-note = what the others did, and the cards that came
review-ahead-note = { $points } points made, less the others’ mean
review-decisions = { $count ->
    [one] 1 decision with a choice
   *[other] { $count } decisions with a choice
  }
review-no-choice = { $count ->
    [one] 1 more without
   *[other] { $count } more without
  }

## How costly a decision was

review-grade-fine = Fine
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-count-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
  }
review-count-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
  }
review-count-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
  }
review-costliest = The costliest decisions
review-none-costly = No decision cost a noticeable number of points. Well played!
review-none-in-round = Nothing costly.

## Round by round

review-rounds = Round by round
review-not-scored = not scored
review-all = All
review-plot = Expected points in the course of the round
review-plot-note = Each dot is a decision; a drop is what it cost. The last dot is what the round brought.
review-result = result
review-list = All decisions

## A decision

review-number = Decision { $number }
# In text, before what there is to say about it
review-label = { $what }:
review-made = Chosen
review-better = Better
# $points (text): such as 12.5
review-lost = { $points } points lost
# $points (text): such as +12.5
review-worth = worth { $points }
review-hand = Hand
review-moves = What the choices were worth
review-close = as good, as far as one can tell
review-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
review-sets = { $count ->
    [one] 1 set
   *[other] { $count } sets
  }

## Below the page

review-how = Every decision was judged by what this player knew at that moment: the bot “best” named the most promising moves, and these and the one made were played out in { $deals } deals of the hidden cards. Points are those of the round, less the mean of the others.

## What can be wrong

review-no-seat = This game has the seats 0 to { $high }.
review-no-game = This file holds { $count ->
    [one] 1 game
   *[other] { $count } games
  }: there is no game { $number }.
review-stopped = The review was stopped.
