### Why a bot likes a move or does not: one short sentence each, about the move (“it”).

## In every game

reason-goes-out = It goes out.
reason-only-move = There is no other choice.
reason-most-points = From all that can be seen, it brings the most points.
reason-fewer-points = From all that can be seen, it brings fewer points.
reason-misses-out = It misses the chance to go out.
reason-breaks-set = It tears apart cards that belong together.

## Chimera: what speaks for a move

reason-goes-out-next = Nothing can beat it, and what is left then goes out in one play.
reason-leaves-one-play = What is left then goes out in one play.
reason-keeps-lead = Nothing can beat it, so it keeps the lead.
reason-leaves-to-partner = The trick belongs to the partner, who has { $count ->
    [one] 1 card
   *[other] { $count } cards
  } left.
reason-stops-opponent = It stops an opponent who has only { $count ->
    [one] 1 card
   *[other] { $count } cards
  } left.
reason-shuts-out = An opponent with only { $count ->
    [one] 1 card
   *[other] { $count } cards
  } left cannot follow it.
reason-helps-partner = The partner has { $count ->
    [one] 1 card
   *[other] { $count } cards
  } left and might go out on it.
reason-takes-treasure = { $points } points of treasure are in this trick.
reason-adds-bonus = It adds 25 points to a won round.
reason-saves-high = Beating this would take a high card or a trap.
reason-saves-sets = Beating this would tear apart cards that belong together.
reason-lowest-that-beats = It is the lowest that beats this.
reason-saves-trap = It saves the trap for later.
reason-breaks-no-set = It leaves together what belongs together.
reason-many-cards = It gets rid of { $count } cards at once.
reason-low-cards = It gets rid of low cards, which win no tricks.
reason-bid-high-cards = The hand has { $count } high cards (Heroes, Pi Ya, Chimera).
reason-bid-trap = The hand has a trap or the flight.
reason-bid-weak = The hand has { $count ->
    [0] no high card
    [one] only 1 high card
   *[other] only { $count } high cards
  } and no trap.
reason-outbids = It takes the bid from the player who said { $bid }.
reason-top-bid = Nobody can bid higher.
reason-gift-fits-face-up = It matches the face-up card, which the partner holds.
reason-gift-high = It gives the partner a high card.
reason-gift-low = It gets rid of low cards.
reason-gift-keeps-sets = It leaves together what belongs together.

## Chimera: what speaks against a move

reason-beats-partner = It takes the trick from the partner.
reason-breaks-trap = It breaks the trap.
reason-breaks-flight = It breaks the flight.
reason-spends-trap = It spends a trap or the flight.
reason-lets-opponent-lead = It lets an opponent lead who has only { $count ->
    [one] 1 card
   *[other] { $count } cards
  } left.
reason-feeds-opponent = An opponent with { $count ->
    [one] 1 card
   *[other] { $count } cards
  } left might go out on it.
reason-gives-lead-away = It gives the lead away; another play could have kept it.
reason-wastes-high = It wastes a high card.
reason-leaves-treasure = It leaves { $points } points of treasure to an opponent.
reason-fewer-cards = A better play gets rid of { $count } cards.
reason-overbids = It bids more than the hand is worth.
reason-underbids = The hand is worth a higher bid.
reason-gives-high-away = It gives a high card away.

## Phantom Rummy: what speaks for a move

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

## Phantom Rummy: what speaks against a move

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
