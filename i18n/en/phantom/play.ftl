### Playing in the terminal (lair play). Short sentences, for someone who has never seen the program.

## What happens

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

## The table

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

## The score of a round

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

## Help

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

## Watching a game again: the steps between which the keys jump

watch-mark-phantom = turn
