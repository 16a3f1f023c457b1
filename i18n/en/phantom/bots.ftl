### Why a bot likes a move or does not: one short sentence each, about the move (“it”).

## What speaks for a move

reason-waits-on = { $count ->
    [one] 1 unseen card
   *[other] { $count } unseen cards
  } would complete the hand.
reason-comes-nearer = It comes nearer to going out: { $count ->
    [0] no card is
    [one] 1 card is
   *[other] { $count } cards are
  } missing then.
reason-safe-discard = A waiting player can hardly use it: in { $percent } of 100 possible deals.
reason-first-set = One set has to be laid before going out.
reason-completes-set = It completes a set.
reason-lays-set = Every laid set is worth a point.
reason-denies-waiting = It takes away a card that a waiting player needs in { $percent } of 100 possible deals.
reason-takes-red = A red card is worth a point on going out.
reason-fits-nothing = The card fits nothing else in the hand.
reason-keeps-most-helps = { $count ->
    [one] 1 unseen card
   *[other] { $count } unseen cards
  } would help then: no other discard is better.
reason-nobody-can-claim = Nobody can make a set with the card.
reason-keeps-set-hidden = The set stays hidden in the hand.
reason-claims-lead-away = Claiming the card would lead away from going out.
reason-claims-do-not-help = Claiming the card would not come nearer to going out.
reason-stays-free = Without announcing, the hand may still change.

## What speaks against a move

reason-feeds-waiting = It lets a waiting player go out in { $percent } of 100 possible deals.
reason-goes-further = It stays farther from going out: { $count ->
    [one] 1 card is
   *[other] { $count } cards are
  } missing then.
reason-discards-red = It discards a red card, which is worth a point.
reason-fewer-helps = { $count ->
    [0] No unseen card
    [one] Only 1 unseen card
   *[other] Only { $count } unseen cards
  } would help then: fewer than could be.
reason-freezes-hand = After announcing, the hand may not change any more.
reason-misses-wait = Only a player who has announced may go out with another player’s discard.
