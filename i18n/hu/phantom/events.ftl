event-phantom-deal = { $seat ->
    [0] Te kezdesz.
   *[other] { $name } kezd.
  }
event-phantom-take = { $seat ->
    [0] Elveszed:
   *[other] { $name } elveszi:
  } { $cards }.
event-phantom-discard = { $seat ->
    [0] Eldobod:
   *[other] { $name } eldobja:
  } { $cards }.
event-phantom-draw = { $seat ->
    [0] Húzol:
   *[other] { $name } húz:
  } { $cards }.
event-phantom-announce = { $seat ->
    [0] Bejelented: egy kártyára vársz, hogy kimenj.
   *[other] { $name } egy kártyára vár, és ha megjön, { $name } kimegy!
  }
event-phantom-lay = { $seat ->
    [0] Lerakod:
   *[other] { $name } lerakja:
  } { $cards }. Húzás: { $draw }.
event-phantom-claim = „Az enyém!” { $seat ->
    [0] Lerakod:
   *[other] { $name } lerakja:
  } { $cards }. Húzás: 2.
event-phantom-decline = { $seat ->
    [0] Nem veszed el.
   *[other] { $name } nem veszi el.
  }
event-phantom-out = { $seat ->
    [0] Kimész!
   *[other] { $name } kimegy!
  } Megmutatva: { $shown }.
event-phantom-talon = Új talon: { $cards }.
event-phantom-turned = Felcsapva: { $cards }.
event-phantom-deck-out = Elfogyott a pakli. Ebben a fordulóban senki sem kap pontot.
event-phantom-items-win = { $seat ->
    [0] Három csoport tárgyakból: megnyerted az egész játszmát!
   *[other] Három csoport tárgyakból: { $name } megnyerte az egész játszmát!
  }
