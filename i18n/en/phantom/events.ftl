### Events of the game, for the log of a table, replays and the guided round. $seat is 0 for the reader; $name is the player.

event-phantom-deal = { $seat ->
    [0] You begin.
   *[other] { $name } begins.
  }
event-phantom-take = { $seat ->
    [0] You take
   *[other] { $name } takes
  } { $cards }.
event-phantom-discard = { $seat ->
    [0] You discard
   *[other] { $name } discards
  } { $cards }.
event-phantom-draw = { $seat ->
    [0] You draw
   *[other] { $name } draws
  } { $cards }.
event-phantom-announce = { $seat ->
    [0] You announce that you are waiting: one card, and you are out.
   *[other] { $name } is waiting: one card, and { $name } is out!
  }
event-phantom-lay = { $seat ->
    [0] You lay
   *[other] { $name } lays
  } { $cards } and { $draw ->
    [0] { $seat ->
        [0] draw
       *[other] draws
      } nothing
    [one] { $seat ->
        [0] draw
       *[other] draws
      } 1 card
   *[other] { $seat ->
        [0] draw
       *[other] draws
      } { $draw } cards
  }.
event-phantom-claim = “Mine!” { $seat ->
    [0] You lay
   *[other] { $name } lays
  } { $cards } and { $seat ->
    [0] draw
   *[other] draws
  } 2 cards.
event-phantom-decline = { $seat ->
    [0] You leave the card.
   *[other] { $name } leaves the card.
  }
event-phantom-out = { $seat ->
    [0] You go out!
   *[other] { $name } goes out!
  } Shown: { $shown }.
event-phantom-talon = New talon: { $cards }.
event-phantom-turned = Turned up: { $cards }.
event-phantom-deck-out = The deck has run out. Nobody scores this round.
event-phantom-items-win = { $seat ->
    [0] Three groups of items: you win the whole game!
   *[other] Three groups of items: { $name } wins the whole game!
  }
