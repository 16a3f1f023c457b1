### Events of the game, for the log of a table, replays and the guided round. $seat is 0 for the reader; $name is the player.

event-chimera-dealt = { $dealer ->
    [0] You deal.
   *[other] { $dealer-name } deals.
  } { $holder ->
    [0] You have the face-up card ({ $card }) and speak first.
   *[other] { $holder-name } has the face-up card ({ $card }) and speaks first.
  }
event-chimera-bid = { $seat ->
    [0] You bid { $bid }.
   *[other] { $name } bids { $bid }.
  }
event-chimera-pass = { $seat ->
    [0] You pass.
   *[other] { $name } passes.
  }
event-chimera-forced = Nobody wants to bid, so { $seat ->
    [0] you have
   *[other] { $name } has
  } to bid 20.
event-chimera-thrown-in = All three passed: the cards are thrown in and dealt again.
event-chimera-contract = { $role ->
    [chimera] You are the Chimera, bid { $bid }: alone against { $hunters }, and the lead is yours.
    [hunter] { $name } is the Chimera, bid { $bid }. You and { $partner } are the Hunters.
   *[other] { $name } is the Chimera, bid { $bid }: alone against { $hunters }.
  }
event-chimera-den = { $seat ->
    [0] You take the den:
   *[other] { $name } takes the den:
  } { $cards }.
event-chimera-gave = { $seat ->
    [0] You gave { $cards }.
   *[other] { $name } gives away { $cards }.
  }
event-chimera-got = You got { $cards }.
event-chimera-swapped = The Hunters have swapped.
event-chimera-play = { $seat ->
    [0] You play: { $what }.
   *[other] { $name } plays: { $what }.
  }
event-chimera-trick = { $seat ->
    [0] You win
   *[other] { $name } wins
  } the trick{ $points ->
    [0] .
   *[other] { " " }and { $points } points of treasure.
  }
event-chimera-out = { $seat ->
    [0] You go out first
   *[other] { $name } goes out first
  }
