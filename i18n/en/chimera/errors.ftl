### What can be wrong in a game of Chimera. The clause stands beside the sentence.

## Cards and deals

chimera-bad-card = “{ $card }” is not a card. Cards are written like 7j, 12s, Hp, PY or CH.
chimera-card-twice = { $card } is named too often. Every card is there once: four of each rank, but only one PY and one CH.
chimera-bad-deck = The pack must hold each of the 54 cards once.
chimera-wrong-round = This is round { $due }, not round { $given }.
chimera-wrong-dealer = Seat { $due } deals this round, not seat { $given }.
chimera-wrong-cut = The cut lifts 18 to 36 cards, not { $cut }.
chimera-deal-not-due = A round is being played. The next deal comes after it.
chimera-deal-due = No cards are dealt yet. A deal comes first.
chimera-game-over = The game is over.
chimera-too-many-cards = A hand has at most 20 cards, and these are { $count }.

## Turns

chimera-not-your-turn = It is the turn of seat { $turn }, not of seat { $seat }.
chimera-bid-due = The bidding is on. Bid 20, 30 or 40, or pass.
chimera-gift-due = The Hunters are swapping. Each gives { $count ->
    [one] one card
   *[other] { $count } cards
  } to the other.
chimera-play-due = The bidding and the swap are over. Play a combination, or pass.
chimera-no-decision = A decision must say exactly one of “bid”, “give” and “play”.

## Bidding

chimera-bad-bid = { $bid } cannot be bid. Bid 20, 30 or 40, or pass.
chimera-bid-too-low = { $bid } is not enough: { $standing } is bid already. Bid more, or pass.
chimera-bid-out = Seat { $seat } has passed and is out of this bidding.
chimera-forced-due = Nobody has bid, so seat { $seat } must bid 20. A record says so with “forced”: true.
chimera-forced-not-due = Nobody is forced to bid here.

## Swap

chimera-gift-count = { $count ->
    [one] Exactly one card is
   *[other] Exactly { $count } cards are
  } given in this swap, not { $given }.
chimera-not-hunter = Seat { $seat } is the Chimera. Only the Hunters swap cards.

## Play

chimera-not-held = { $card } is not in this hand, or not that often.
chimera-leader-passes = You have the lead, so you must play. Any combination will do.
chimera-no-combination = { $cards } is not a combination. Play one card, two to four of one rank, a straight of five or more, three or more pairs in a row, triples in a row, or a triple or quad with attached cards.
chimera-pi-ya-and-chimera = Pi Ya and the Chimera go together only as the flight, just the two of them.
chimera-other-kind = This is a { $kind }. Only a higher { $on }, a trap or the flight can be played here.
chimera-other-length = A { $kind } of { $on } cards is on the table, and yours has { $count }. The number must be the same.
chimera-not-higher = { $on ->
    [CH] No single is above the Chimera card. Only a trap beats it.
    [H] { $kind-id ->
        [kind-single] You need a single above { $on }. Yours is { $top }.
       *[other] No { $kind } is above this one. Only a trap or the flight beats it.
      }
   *[other] You need a { $kind } above { $on }. Yours is { $top }.
  }
chimera-on-trap = { $top ->
    [H] Only the flight beats the trap of Heroes.
   *[other] On the trap of { $top } only a higher trap or the flight can be played.
  }
chimera-on-flight = Nothing beats the flight. Pass.
chimera-top-missing = Pi Ya stands in this straight. Say how high it goes: “top” is { $tops }.
chimera-top-wrong = That is not how high these cards can be. “top” is { $tops }.
chimera-top-not-needed = “top” belongs only to a straight with Pi Ya.
chimera-cards-differ = These cards are not of the ranks that the play names.

## Questions

chimera-treasure-sum = Treasures are three numbers, each a multiple of 5, and together at most 60.
