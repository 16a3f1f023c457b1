### Why a bot likes a move or does not: one short sentence each, about the move (“it”).

## What speaks for a move

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
reason-saves-sets = Beating this would break up a pair, triple or straight.
reason-lowest-that-beats = It is the lowest that beats this.
reason-saves-trap = It saves the trap for later.
reason-breaks-no-set = It breaks up no pair, triple or straight.
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
reason-gift-keeps-sets = It breaks up no pair, triple or straight.

## What speaks against a move

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
