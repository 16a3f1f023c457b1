event-chimera-dealt = { $dealer ->
    [0] Du gibst.
   *[other] { $dealer-name } gibt.
  } { $holder ->
    [0] Du hast die aufgedeckte Karte ({ $card }) und beginnst das Bieten.
   *[other] { $holder-name } hat die aufgedeckte Karte ({ $card }) und beginnt das Bieten.
  }
event-chimera-bid = { $seat ->
    [0] Du bietest { $bid }.
   *[other] { $name } bietet { $bid }.
  }
event-chimera-pass = { $seat ->
    [0] Du passt.
   *[other] { $name } passt.
  }
event-chimera-forced = Niemand will bieten, also { $seat ->
    [0] musst du
   *[other] muss { $name }
  } 20 bieten.
event-chimera-thrown-in = Alle drei haben gepasst: Es wird neu gemischt und gegeben.
event-chimera-contract = { $role ->
    [chimera] Du bist die Chimäre, Gebot { $bid }: allein gegen { $hunters }, und du eröffnest.
    [hunter] { $name } ist die Chimäre, Gebot { $bid }. Die Jäger: { $partner } und du.
   *[other] { $name } ist die Chimäre, Gebot { $bid }: allein gegen { $hunters }.
  }
event-chimera-den = { $seat ->
    [0] Du nimmst das Versteck der Chimäre:
   *[other] { $name } nimmt das Versteck der Chimäre:
  } { $cards }.
event-chimera-gave = { $seat ->
    [0] Du hast { $cards } gegeben.
   *[other] { $name } gibt weg: { $cards }.
  }
event-chimera-got = Du hast { $cards } bekommen.
event-chimera-swapped = Die Jäger haben getauscht.
event-chimera-play = { $seat ->
    [0] Du spielst: { $what }.
   *[other] { $name } spielt: { $what }.
  }
event-chimera-trick = { $seat ->
    [0] Du gewinnst
   *[other] { $name } gewinnt
  } den Stich{ $points ->
    [0] .
   *[other] { " " }und { $points } Punkte in Schätzen.
  }
event-chimera-out = { $seat ->
    [0] Du bist zuerst alle Karten los
   *[other] { $name } ist zuerst alle Karten los
  }
