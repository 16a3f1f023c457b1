### Playing in the terminal (lair play). Short sentences, for someone who has never seen the program.

## For every game

play-you = You
play-list = { $list }, { $next }
play-list-last = { $list } and { $next }
# $bots (text): their names; $levels (text): how they play
play-against = You play against { $bots }, { $count ->
    [one] who is a bot
   *[other] who are bots
  } ({ $levels }).
# $seed (text): a number; with it the same cards are dealt again
play-seed = Seed { $seed }.
play-held-fewer = { $count ->
    [one] You have only one { $card }.
   *[other] You have only { $count } of { $card }.
}
play-line-too-long = That line is too long for me. A few cards or a letter will do.
play-nothing-typed = Nothing happened yet. Type ? if you need help.
play-number-wrong = There is no number { $number } in the list. It goes from 1 to { $last }.
# Words that are understood as yes and as no, with spaces between. The English ones always are.
play-yes-words = y yes
play-no-words = n no
play-yes-or-no = y or n
play-again = Play again? { play-yes-or-no }
play-resume = You have not finished your last game. Go on with it? { play-yes-or-no }
# Behind it stand commands to type
play-saved = The game is saved. How well you played, and how it went:
play-saved-unfinished = The game is saved. To go on with it:
play-review = Go through your decisions? It takes a few seconds. { play-yes-or-no }
play-review-bar = decisions
play-today-title = Today’s deal, { $date }
play-today-greeting = Today’s deal is one round, with the same cards for everybody. ? explains the game, s shows the scores, q leaves.
play-today-yours = You have { $points }.
play-today-bot = The bot in your seat: { $points }.
play-today-better = better than { $below } of { $others }
play-today-share = To share; it gives nothing away about the cards:
# $shown (text): the same number, with a true minus sign
play-today-points = { $count ->
    [one] { $shown } point
   *[other] { $shown } points
  }
play-today-done = You have played today’s deal already: { $points }.
play-today-tomorrow = The next one comes tomorrow (UTC).
play-today-head = Lair · { $game } · { $date }
# In the text to share: what the bot gets in the same seat
play-today-share-bot = the bot: { $points }
play-nothing-saved = There is no game to go on with. “lair play” begins one.
play-left = You left the game. Goodbye!
play-interrupted = Interrupted. Goodbye!
play-goodbye = Thank you for playing. Goodbye!
play-seats-wrong = { $low ->
    [1] Name 1 to { $high } bots
   *[other] Name exactly { $high } bots
  } in --bots, with commas between them: you take the other seat.
play-total = Total
play-this-round = This round
play-wins = { $seat ->
    [0] You win the game with { $points ->
        [one] 1 point
       *[other] { $points } points
      }. Well played!
   *[other] { $name } wins the game with { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
  }
play-shared-win = { $names } share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
  } each.

## Chimera: what happens

play-chimera-greeting = The game of Chimera goes to { $limit } points. ? explains it, s shows the scores, q leaves.
play-chimera-round = Round { $round }
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

## Chimera: combinations, as they stand in a sentence
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

## Chimera: the table

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

## Chimera: the score of a round

play-chimera-part-bid-won = Twice the bid
play-chimera-part-traps = Traps played
play-chimera-part-flight = Flight played
play-chimera-part-idle-hunter = A Hunter never played
play-chimera-part-bid-lost = The bid, lost
play-chimera-part-hunters-win = Hunters win
play-chimera-part-treasures = Treasures
play-chimera-limit = The game goes to { $limit } points.

## Chimera: help

play-chimera-help-title = Chimera
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

## Phantom Rummy: what happens

play-phantom-greeting = Phantom Rummy goes on for { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }, or until someone has { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $advanced ->
    [0] .
   *[other] , by the advanced rules.
  } ? explains it, s shows the scores, q leaves.
play-phantom-goal = { $rounds ->
    [one] There is only one round.
   *[other] { $counted } of { $rounds } rounds { $counted ->
        [one] is
       *[other] are
      } played.
  } The game ends sooner if someone has { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
play-phantom-round = Round { $round }
play-phantom-starts = { $seat ->
    [0] You begin.
   *[other] { $name } begins.
  }
play-phantom-takes = { $seat ->
    [0] You take
   *[other] { $name } takes
  }
play-phantom-discards = { $seat ->
    [0] You discard
   *[other] { $name } discards
  }
play-phantom-draws = { $seat ->
    [0] You draw
   *[other] { $name } draws
  }
play-phantom-announces = { $seat ->
    [0] You announce that you are waiting: one card, and you are out.
   *[other] { $name } is waiting: one card, and { $name } is out!
  }
play-phantom-lays = { $seat ->
    [0] You lay a set and draw
   *[other] { $name } lays a set and draws
  } { $draw ->
    [0] no card
    [one] a card
   *[other] two cards
  }.
play-phantom-claims = “Mine!” { $seat ->
    [0] You claim the card, lay a set and draw two cards.
   *[other] { $name } claims the card, lays a set and draws two cards.
  }
play-phantom-out = { $seat ->
    [0] You go out!
   *[other] { $name } goes out!
  } Shown: { $shown }. The whole hand:
play-phantom-declines = { $seat ->
    [0] You leave the card.
   *[other] { $name } leaves the card.
  }
play-phantom-new-talon = A new talon:
play-phantom-turned = Turned up, and it matches:
play-phantom-turned-last = Turned up, no match:
play-phantom-deck-out = The deck has run out. Nobody scores this round.
play-phantom-items-win = { $seat ->
    [0] Three groups of items: you win the whole game!
   *[other] Three groups of items: { $name } wins the whole game!
  }

## Phantom Rummy: the table

play-phantom-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
play-phantom-waits = waiting
play-phantom-pile = · discarded
play-phantom-talon = Talon
play-phantom-deck = ({ $cards } in the deck)
play-phantom-hand = Hand
play-phantom-lay-first = Your hand has all you need, but a set must lie in front of you first.
play-phantom-complete = You have all you need to go out.
# $many (number): 1 if the cards that help are too many to name
play-phantom-missing = { $missing ->
    [one] One card is missing
   *[other] { $missing } cards are missing
  } to go out. { $many ->
    [0] What helps: { $cards } ({ $unseen ->
        [0] all seen
       *[other] { $unseen } unseen
      }).
   *[other] { $unseen ->
        [0] No unseen card helps
        [one] 1 unseen card helps
       *[other] { $unseen } unseen cards help
      }.
  }
play-phantom-best-discard = Best discard: { $cards }. Then { $missing ->
    [one] one card is
   *[other] { $missing } cards are
  } missing to go out, and { $unseen ->
    [0] no unseen card helps
    [one] 1 unseen card helps
   *[other] { $unseen } unseen cards help
  }.

play-phantom-list-take = Take
play-phantom-list-wait = Wait
play-phantom-list-out = Out
play-phantom-list-lay = Lay
play-phantom-list-discard = Drop
play-phantom-list-claim = Mine!
play-phantom-list-decline = No
play-phantom-list-set = { $cards }, draw { $draw }
play-phantom-list-announce = announce that you are waiting
play-phantom-list-no = leave the card
play-phantom-list-silent = say nothing

play-phantom-ask-only = There is one thing to do: press Enter.
play-phantom-ask-take = Take a card: its number, or t h3. (? for help)
# $what (text): what can be done: out, lay (or discard), discard
play-phantom-ask-act = { $what ->
    [out] You can go out: type out, or choose a number.
    [lay] Lay a set or discard: a number, d h3, or lay h1 h2 h3 2.
   *[discard] Discard a card: its number, or d h3.
  } (? for help)
play-phantom-ask-discard = Now discard a card that leaves you waiting: its number, or d h3.
play-phantom-ask-announce = You lack only one card. Announce that you are waiting for it? { play-yes-or-no }
play-phantom-ask-out = { $name } discards { $card }: you can go out with it. Go out? { play-yes-or-no }
play-phantom-ask-claim = { $name } discards { $card }. Claim it for a set (“Mine!”)? { play-yes-or-no }
# $do (text): take, announce, out, lay, discard, claim, decline or silent
play-phantom-hint = { $do ->
    [take] Hint: take { $cards }.
    [announce] Hint: announce that you are waiting.
    [out] Hint: go out with { $cards }.
    [lay] Hint: lay { $cards } and draw { $draw }.
    [discard] Hint: discard { $cards }.
    [claim] Hint: claim it with { $cards }.
    [decline] Hint: leave the card.
   *[silent] Hint: say nothing.
  }
play-phantom-which = Which one do you mean?
play-phantom-not-understood = I cannot read “{ $text }”. Cards are written h3, a7* or iB; ? shows what you can type.
play-phantom-card-count = Name one card to take or discard, three for a set, two to claim with.
play-phantom-no-claim = “Mine!” needs a discard that makes a set with two cards of your hand. There is none now.
play-phantom-draw = You may draw 0, 1 or 2 cards after laying a set.
play-phantom-answer-first = Answer the question first: { play-yes-or-no }
play-phantom-no-question = There is no yes or no here. Type a number from the list.

## Phantom Rummy: the score of a round

play-phantom-part-laid-sets = Laid sets
play-phantom-part-red-cards = Red cards
play-phantom-part-turned = Turned cards
play-phantom-part-red-1-7 = Red 1 or 7
play-phantom-part-red-2-6 = Red 2 or 6
play-phantom-part-red-3-5 = Red 3 or 5
play-phantom-part-red-4 = Red 4
play-phantom-part-special-item = Special item
play-phantom-part-item-groups = Item groups
play-phantom-part-paid = Paid

## Phantom Rummy: help

play-phantom-help-title = Phantom Rummy
play-phantom-help-aim = { $in-hand ->
    [0] Collect two big sets and a pair, and go out. One of the sets must already lie in front of you.
   *[other] Collect two big sets and a pair in your hand, and go out. One more big set must already lie in front of you.
  } Only the player who goes out scores.
play-phantom-help-cards = Cards. Humans h1 to h7, angels a1 to a7, demons d1 to d7, and four items: Blade iB, Chalice iC, Crown iK, Tome iT. There are four of each. One of the four is red (an item: special) and has a star: h3*, iB*. It counts as the same card as the other three.
play-phantom-help-sets = Big sets: three cards that are the same (a4 a4 a4), or three numbers in a row of one kind (h1 h2 h3). A pair: two that are the same (iC iC).
play-phantom-help-turn = Your turn: take one card from the talon. Then either lay one big set in front of you and draw { $in-hand ->
    [0] up to two cards
   *[other] two cards
  }, or discard a card. If you have all you need after taking, go out instead.
play-phantom-help-offers = When another player discards a card that makes a big set with two of yours, you may call “Mine!”, lay the set and draw two cards.
play-phantom-help-waiting = If one card is missing and a set lies in front of you, you may announce that you are waiting. From then on your hand stays as it is, but you may also go out with another player’s discard.
play-phantom-help-points = Points: 1 for each laid set, 1 for each red or special card you have. Then cards are turned up from the deck: 1 for each that is the same as one in your sets or pair, until one is not.
play-phantom-help-advanced = Points, by the advanced rules: 1 for each laid set, 1 for each special item (iB*) you have. No cards are turned up. A red number scores only in these cases:
    - red 1 or 7: 2 points if your laid sets hold a 1, a 7 or an item;
    - red 2 or 6: 2 points if your laid sets hold no 1, no 7 and no item;
    - red 3 or 5: 2 points if you have laid three sets or more;
    - red 4: 5 points if all your cards, laid or in hand, are of its kind or items.
    If you go out with at least three laid groups of items (such as iC iC iC), you win the whole game at once.
    If you go out with another player’s discard, that player loses as many points as you get, but never falls below 0.
    You cannot go out with a discard that is the same as a card in your own discard pile.
play-phantom-help-typing = What you can type
play-phantom-help-words = A number from the list is enough.
    t h3 takes a card, d iB discards one.
    lay h1 h2 h3 2 lays a set and draws two cards.
    mine claims a discard, out goes out, wait announces that you are waiting.
    y and n answer a question.
    w shows or hides how near you are, l shows the table again.
    h tells what a good player would do, and why.
    s shows the scores, ? this page, q leaves.
