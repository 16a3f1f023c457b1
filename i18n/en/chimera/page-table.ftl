### The table of Chimera. What stands after a player’s name is short and without a person: “Ana: pass”.

## Cards and combinations

# “pair 8”, “trap Hero”, “triple + single (8)”; $top (number, or a term of a rank that has a name)
c-reading-of = { $kind-id ->
    [kind-triple-single] { $kind } ({ $top })
    [kind-triple-pair] { $kind } ({ $top })
    [kind-quad-singles] { $kind } ({ $top })
    [kind-quad-pairs] { $kind } ({ $top })
   *[other] { $kind } { $top }
  }
# “straight 8–12”
c-reading-run = { $kind } { $low }–{ $top }
c-read-as = Read as

## What players do

c-log-ranks = ({ $ranks })
c-did-pass = pass
c-did-bid = bid { $bid }
c-did-forced = has to bid { $bid }
c-did-win = took the trick
c-thinks = thinking…
c-chooses-swap = choosing…
c-reading-result = reading…
c-few-left = { $name } has { $count ->
    [one] one card
   *[other] { $count } cards
  } left.

## The middle of the table

c-table-middle = Middle of the table
c-bar-bid = Bid { $bid }
c-bar-limit = to { $limit }
c-cards-dealt = The cards are being dealt…
c-face-up-card = Face-up card: { $card }
c-face-up-with = { $name } has the face-up card
c-no-bid = No bid yet
c-no-bid-twice = No bid yet. If all pass again, somebody has to bid 20.
c-bid-stands = { $name } bids { $bid }
c-den-yours = Your cards from the den
c-give-cards = { $count ->
    [one] Choose one card for { $name }
   *[other] Choose { $count } cards for { $name }
  }
c-give-blind = You see what you get once both have chosen.
c-you-gave = to { $name }
c-you-got = from { $name }
c-swap-waits = { $name } is still choosing.
c-hunters-swap = The Hunters are swapping cards.
c-you-lead = You lead
c-leads = { $name } leads
c-round-over = Round { $round } is over

## One’s own place

c-your-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
  }
c-your-actions = Your move
c-sort-rank = By rank
c-sort-groups = In sets
c-pass-until = Pass for me until I can beat it
c-pass-until-short = Auto pass
c-act-pass = Pass
c-act-play = Play
c-act-give = Give
c-act-sure = Really play
c-act-bid = Bid { $bid }
c-act-bid-off = Bid { $bid }: { $why }
c-off-turn = Not your turn
c-off-choose = Choose cards
c-off-not-possible = These cannot be played
c-off-lead = You lead, so play
c-off-forced = You have to bid
c-off-low = Too low
c-wait = One moment…
c-wait-for = { $name }’s turn
c-your-bid = Your bid, or pass
c-give-count = { $chosen } of { $count } chosen
c-lead-anything = You lead: play any combination
c-beat-or-pass = Beat it, or pass
c-cannot-beat = Nothing in your hand beats this
c-passes-itself = Nothing beats this: passing…
c-beats-it = beats it
c-can-lead = can be played
c-not-on-list = These cards cannot be played here
c-nothing-to-play = There is nothing you could play.
c-watching = You are watching.

## Hints

c-hint-play = Play: { $what }
c-hint-give = Give: { $what }
c-hint-fewer = { $points ->
    [one] { $points } point fewer
   *[other] { $points } points fewer
  }
c-hint-even = as good
c-hint-riskier = less likely to win the game

## Result and scores

c-result-chimera = { $name } went out first: the Chimera wins the round.
c-result-hunters = { $name } went out first: the Hunters win the round.
c-part-bid = Bid
c-part-bid-times = Bid { $times } × { $bid }
c-part-traps = Traps
c-part-flight = Flight
c-part-idle-hunter = A Hunter played nothing
c-part-hunters = Hunters won
c-part-treasures = Treasures
c-part-treasure = { $count } × { $treasure }
c-scores-limit = The game ends after a round in which somebody has reached { $limit } points and one player alone leads; that player wins.
c-scores-mark = Underlined: the Chimera of the round.

## Which cards are out

c-count-title = Cards played
c-count-note = What an attentive player knows. The number says how many are neither played nor yours.
c-count-mine = yours
c-count-played = played
c-count-given = given to your partner
c-count-face-up = face-up card
c-count-unseen = not seen yet
c-count-card = { $card }: { $where }

## Players

c-role = Role
c-role-chimera = Chimera
c-role-hunter = Hunter
c-treasures-won = Treasure this round

## Rules, menu, keys

c-rules-edition = Edition: { $edition }.
c-rules-differs = differs from the German edition
c-rules-help-on = Hints are on.
c-rules-clock = { $seconds } seconds for a move, then the time in reserve.
c-rules-no-clock = No clock.
c-rules-all = All rules of Chimera
c-key-move = To another card
c-key-select = Choose the card, or put it back
c-key-rank = Choose by rank: A to C are 10 to 12, D Hero, E Pi Ya, F Chimera
c-key-cycle = Step through what can be played
c-key-play = Play
c-key-pass = Pass
c-key-hint = Hint
c-key-sort = Sort the hand another way
c-key-clear = Put all cards back
