### What can be wrong in a game of Phantom Rummy. The clause stands beside the sentence.

## Cards, deals and lines

phantom-card-unknown = “{ $card }” is not a card. Cards are written like h3, a7, d1, iB or h3*.
phantom-card-too-often = There are not that many of { $card }: three black copies and one red one.
phantom-deck-incomplete = The deck must hold all of the 100 cards.
phantom-round-number = This is round { $expected }.
phantom-wrong-starter = Seat { $expected } starts this round.
phantom-no-deal-now = No deal is due here: a round is being played, or the game is over.
phantom-no-round = No round is being played. A deal comes first.
phantom-no-decision = A decision must say one of “take”, “announce”, “lay”, “discard”, “claim”, “out” and “decline”.
phantom-many-decisions = A line holds one decision, not several.
phantom-not-true = “{ $field }” can only be true.
phantom-card-count = “{ $field }” must hold exactly { $count } cards.
phantom-card-limit = “{ $field }” may hold at most { $count } cards.
phantom-set-count = “{ $field }” may hold at most { $high } sets.
phantom-hand-too-big = This hand is too big. At most { $high } cards can be looked at.

## A turn

phantom-not-your-turn = It is the turn of seat { $seat }.
phantom-take-first = Take a card from the talon first.
phantom-taken-already = A card is taken already. Lay a set, or discard.
phantom-not-in-talon = { $card } is not in the talon.
phantom-not-held = { $card } is not in this hand, or not that often.
phantom-not-a-set = These three are not a set. You need three of the same, or three numbers in a row of one kind.
phantom-not-a-pair = These two are not a pair. You need two of the same.
phantom-draw-count = After laying a set, 0, 1 or 2 cards are drawn.
phantom-draw-two = At this table two cards are drawn after every set.

## Waiting

phantom-cannot-announce = Waiting cannot be announced now: a set must have been laid before, and only one card may be missing, one that can still come.
phantom-waiting-already = This player has announced already.
phantom-waiting-frozen = After announcing, the hand may not change any more.
phantom-discard-taken = A waiting player must discard the card just taken: { $card }.
phantom-discard-announced = Waiting is announced. Now discard a card.
phantom-discard-breaks-wait = Without { $card } the hand lacks more than the one card that was announced.

## Offers

phantom-nothing-offered = Nothing is offered now.
phantom-own-discard = A discard is offered to the others, not to the player who made it.
phantom-not-entitled = { $card } is not offered to this player now. A discard is offered to one player at a time, in turn order: first to those who can go out with it, then to those who can make a set with it.
phantom-claim-no-set = { $card } and these two are not a set.

## Going out

phantom-out-nothing-laid = To go out, a set must have been laid before.
phantom-out-too-few = { $sets ->
    [0] A pair must be shown from the hand.
    [one] A set and a pair must be shown from the hand.
   *[other] { $sets } sets and a pair must be shown from the hand.
  }
phantom-out-not-announced = To go out with another player’s discard, waiting must have been announced before.
phantom-out-discarded-same = A card like { $card } lies in the player’s own discard pile, so this one cannot be used to go out.
