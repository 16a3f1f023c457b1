### The review of a game.

## A decision

review-face-up = Face-up card, dealt to { $name }
review-highest-bid = { $name } has bid { $number }
review-no-bid = Nobody has bid yet
review-swap = Swap with { $name }: { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
review-leads = On lead
review-to-beat = { $name } played
review-treasure = { $number } points of treasure in the trick

## What was done: a line of a record

review-do-pass = Pass
review-do-bid = Bid { $number }
review-do-give = Give
review-do-play = Play: { $kind }
