### Playing in the terminal (lair play). Short sentences, for someone who has never seen the program.

## What happens

play-chimera-greeting = The game of Chimera goes to { $limit } points. ? explains it, s shows the scores, q leaves.
play-chimera-dealt = { $dealer ->
    [0] You deal.
   *[other] { $dealer-name } deals.
  } { $holder ->
    [0] You have the face-up card and speak first:
   *[other] { $holder-name } has the face-up card and speaks first:
  }
play-chimera-bids = { $seat ->
    [0] You bid { $bid }.
   *[other] { $name } bids { $bid }.
  }
play-chimera-passes = { $seat ->
    [0] You pass.
   *[other] { $name } passes.
  }
play-chimera-forced = Nobody wants to bid, so { $seat ->
    [0] you have
   *[other] { $name } has
  } to bid 20.
play-chimera-thrown-in = All three passed: the cards are thrown in and dealt again.
play-chimera-you-are = You are the Chimera, bid { $bid }: alone against { $hunters }, and the lead is yours.
play-chimera-other-is = { $name } is the Chimera, bid { $bid }. You and { $partner } are the Hunters.
play-chimera-is = { $name } is the Chimera, bid { $bid }: alone against { $hunters }.
play-chimera-den = { $seat ->
    [0] You take the den:
   *[other] { $name } takes the den:
  }
play-chimera-gave = { $seat ->
    [0] You give { $partner }
   *[other] { $name } gives { $partner }
  }
play-chimera-got = { $partner } gives you
play-chimera-swapped = { $hunters } have swapped { $count ->
    [one] one card each
   *[other] { $count } cards each
  }.
play-chimera-leads = { $seat ->
    [0] You lead { $what }.
   *[other] { $name } leads { $what }.
  }
play-chimera-plays = { $seat ->
    [0] You play { $what }.
   *[other] { $name } plays { $what }.
  }
play-chimera-left = ({ $count } left)
play-chimera-trick = { $seat ->
    [0] You win
   *[other] { $name } wins
  } the trick{ $points ->
    [0] .
   *[other] { " " }and { $points } points of treasure.
  }
play-chimera-out = { $seat ->
    [0] You go out first
   *[other] { $name } goes out first
  }

## Combinations, as they stand in a sentence
# $top: its height, a number or rank-hero, rank-pi-ya, rank-chimera; $low (number): where a run begins;
# $with (text): the ranks of attached cards

play-combination-single = { $top-id ->
    [rank-hero] a Hero
    [rank-pi-ya] Pi Ya
    [rank-chimera] the Chimera card
   *[other] a single { $top }
  }
play-combination-pair = { $top-id ->
    [rank-hero] a pair of Heroes
   *[other] a pair of { $top }
  }
play-combination-pair-run = pairs from { $low } to { $top }
play-combination-triple = { $top-id ->
    [rank-hero] a triple of Heroes
   *[other] a triple of { $top }
  }
play-combination-triple-run = triples from { $low } to { $top }
play-combination-triple-single = { play-combination-triple } with a single { $with }
play-combination-triple-pair = { play-combination-triple } with a pair of { $with }
play-combination-triple-run-singles = { play-combination-triple-run } with { $with }
play-combination-triple-run-pairs = { play-combination-triple-run } with pairs of { $with }
play-combination-straight = a straight from { $low } to { $top }
play-combination-pi-ya = { " " }(Pi Ya as { $rank })
play-combination-quad-singles = { $top-id ->
    [rank-hero] four Heroes
   *[other] a quad of { $top }
  } with { $with }
play-combination-quad-pairs = { $top-id ->
    [rank-hero] four Heroes
   *[other] a quad of { $top }
  } with pairs of { $with }
play-combination-trap = { $top-id ->
    [rank-hero] a trap of Heroes
   *[other] a trap of { $top }
  }
play-combination-flight = the flight

## The table

play-chimera-seat = { $role ->
    [chimera] { $name } (Chimera, { $bid }) { $cards }
    [you-chimera] You (Chimera, { $bid }) { $cards }
    [partner] { $name } (partner) { $cards }
    [hunter] { $name } (Hunter) { $cards }
   *[you] You { $cards }
  }{ $cards ->
    [one] { " " }card
   *[other] { " " }cards
  }
play-chimera-holds = , holds
play-chimera-trick-so-far = Trick
play-chimera-trick-passed = { $seat ->
    [0] you passed
   *[other] { $name } passed
  }
play-chimera-hand = Hand
play-chimera-ask-bid = { $standing ->
    [0] How high do you bid? 20, 30, 40, or p to pass. (? for help)
    [20] 20 is bid. Bid 30 or 40, or p to pass. (? for help)
   *[other] { $standing } is bid. Bid 40, or p to pass. (? for help)
  }
play-chimera-ask-gift = Which { $count ->
    [one] card
   *[other] { $count } cards
  } do you give to { $partner }? You choose before you see what comes back.
play-chimera-ask-lead = You lead: type the cards of any combination. (l lists { $count ->
    [one] 1 play
   *[other] { $count } plays
  }, ? for help)
# $length (number): how many cards, where that matters, else 0
play-chimera-needed = { $top-id ->
    [rank-hero] Pi Ya or the Chimera card
    [rank-pi-ya] the Chimera card
   *[other] a { $kind }{ $length ->
        [0] { "" }
       *[other] { " " }of { $length } cards
      } above { $top }
  }
# $flight (number): 0 if it cannot be played any more in this round
play-chimera-or-flight = { $flight ->
    [0] { "" }
   *[other] { " " }or the flight
  }
play-chimera-or-trap = { $flight ->
    [0] . A trap will do too.
   *[other] . A trap or the flight will do too.
  }
# $need (text): what beats it: higher (of the same kind), higher-trap, trap or flight
play-chimera-ask-follow = You need { $need ->
    [flight] the flight.
    [trap] a trap{ play-chimera-or-flight }.
    [higher-trap] a trap above { $top }{ play-chimera-or-flight }.
   *[higher] { play-chimera-needed }{ play-chimera-or-trap }
  } { $count ->
    [one] One play fits: l shows it
   *[other] { $count } plays fit: l lists them
  }, p passes.
play-chimera-partner-wins = { $partner }, your partner, is winning this trick.
play-chimera-ask-pass = Nothing you hold beats { $what }. Press Enter to pass.
play-chimera-ask-number = Type the number of a play, or its cards. Enter goes back.
play-chimera-which = These cards can be read in more than one way. Which one do you mean?
# $do (text): pass, bid, gift or play
play-chimera-hint = { $do ->
    [pass] Hint: pass.
    [bid] Hint: bid { $number }.
    [gift] Hint: give { $what }.
   *[play] Hint: play { $what }.
  }
play-chimera-not-cards = I cannot read “{ $text }”. Type ranks like 7 7 7 5 or 8-12, or ? for help.
play-chimera-not-bid = I cannot read “{ $text }”. Type 20, 30, 40, or p to pass.
play-chimera-enter-no-pass = Nothing typed, nothing played. To pass, type p.
play-chimera-list-rest = { $count } more: l { $number }
play-chimera-list-pass = pass

## The score of a round

play-chimera-part-bid-won = Twice the bid
play-chimera-part-traps = Traps played
play-chimera-part-flight = Flight played
play-chimera-part-idle-hunter = A Hunter never played
play-chimera-part-bid-lost = The bid, lost
play-chimera-part-hunters-win = Hunters win
play-chimera-part-treasures = Treasures
play-chimera-limit = The game goes to { $limit } points.

## Help

play-chimera-help-aim = Be the first to get rid of all your cards. One player, the Chimera, is alone with 20 cards; the other two, the Hunters, are a team with 17 each. As soon as one player is out, the round is over.
play-chimera-help-bidding = Bidding. Bid 20, 30 or 40, always more than the bid before. The highest bidder is the Chimera and takes three extra cards, the den. The Hunters then swap cards in secret: none at 20, one each at 30, two each at 40.
play-chimera-help-tricks = Tricks. The leader plays any combination below. In turn, the others play a higher one of the same kind with as many cards, or pass. Whoever passed may still play later. After two passes in a row the last to play wins the trick and leads the next.
play-chimera-help-traps = A trap beats everything except a higher trap and the flight. Nothing beats the flight.
play-chimera-help-cards = Cards. 1 is the lowest, 12 is high, then Hero (H), Pi Ya (PY), Chimera (CH). The four families do not matter: { $families }.
play-chimera-help-points = Points. If the Chimera is out first, it gets twice the bid, and 25 more for each trap played, for the flight, and once if a Hunter never played. If a Hunter is out first, the Chimera loses the bid, and the Hunters get 20 each. In any case, every 2 in the tricks you won is worth 10, every 11 is worth 5.
play-chimera-help-combinations = Combinations, and what to type
play-chimera-help-keys = p passes, but you may play again later in the trick. l lists what you can play, then a number plays it. h tells what a good player would do, and why; a Hero alone is H. s shows the scores, ? this page, q leaves. To choose a card of a family, add its letter: 7j.

play-chimera-example-single = 9
play-chimera-example-pair = 7 7
play-chimera-example-pair-run = 33-55 (three or more pairs in a row)
play-chimera-example-triple = 777
play-chimera-example-triple-run = 777 888 (two or more in a row)
play-chimera-example-triple-single = 777 5
play-chimera-example-triple-pair = 777 55
play-chimera-example-triple-run-singles = 777 888 3 h (as many as triples)
play-chimera-example-triple-run-pairs = 777 888 33 55 (as many as triples)
play-chimera-example-straight = 8-12 (five or more in a row; py may fill a gap)
play-chimera-example-quad-singles = 7777 2 10
play-chimera-example-quad-pairs = 7777 22 55
play-chimera-example-trap = 7777
play-chimera-example-flight = ch py

## Watching a game again: the steps between which the keys jump

watch-mark-chimera = trick
