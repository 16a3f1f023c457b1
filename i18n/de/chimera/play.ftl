### Spielen im Terminal (lair play). Kurze Sätze, für Leute, die das Programm noch nie gesehen haben. Keine Anrede: Wer am

## Was geschieht

play-chimera-greeting = Chimera geht bis { $limit } Punkte. ? erklärt das Spiel, s zeigt den Punktestand, q beendet.
play-chimera-dealt = { $dealer ->
    [0] Ich gebe.
   *[other] { $dealer-name } gibt.
  } { $holder ->
    [0] Ich habe die aufgedeckte Karte und beginne das Bieten:
   *[other] { $holder-name } hat die aufgedeckte Karte und beginnt das Bieten:
  }
play-chimera-bids = { $seat ->
    [0] Ich biete { $bid }.
   *[other] { $name } bietet { $bid }.
  }
play-chimera-passes = { $seat ->
    [0] Ich passe.
   *[other] { $name } passt.
  }
play-chimera-forced = Niemand will bieten, also { $seat ->
    [0] muss ich
   *[other] muss { $name }
  } 20 bieten.
play-chimera-thrown-in = Alle drei haben gepasst: Es wird neu gemischt und gegeben.
play-chimera-you-are = Ich bin die Chimäre, Gebot { $bid }: allein gegen { $hunters }, und ich eröffne.
play-chimera-other-is = { $name } ist die Chimäre, Gebot { $bid }. Die Jäger: { $partner } und ich.
play-chimera-is = { $name } ist die Chimäre, Gebot { $bid }: allein gegen { $hunters }.
play-chimera-den = { $seat ->
    [0] Ich nehme das Versteck der Chimäre:
   *[other] { $name } nimmt das Versteck der Chimäre:
  }
play-chimera-gave = { $seat ->
    [0] Ich gebe { $partner }
   *[other] { $name } gibt { $partner }
  }
play-chimera-got = { $partner } gibt mir
play-chimera-swapped = { $hunters } haben { $count ->
    [one] je eine Karte
   *[other] je { $count } Karten
  } getauscht.
play-chimera-leads = { $seat ->
    [0] Ich eröffne: { $what }.
   *[other] { $name } eröffnet: { $what }.
  }
play-chimera-plays = { $seat ->
    [0] Ich spiele: { $what }.
   *[other] { $name } spielt: { $what }.
  }
play-chimera-left = (noch { $count })
play-chimera-trick = { $seat ->
    [0] Ich gewinne
   *[other] { $name } gewinnt
  } den Stich{ $points ->
    [0] .
   *[other] { " " }und { $points } Punkte in Schätzen.
  }
play-chimera-out = { $seat ->
    [0] Ich bin zuerst alle Karten los
   *[other] { $name } ist zuerst alle Karten los
  }

## Kombinationen, wie sie im Satz stehen

play-combination-single = { $top-id ->
    [rank-hero] Held
    [rank-pi-ya] Pi Ya
    [rank-chimera] Chimärenkarte
   *[other] Einzelkarte { $top }
  }
play-combination-pair = { $top-id ->
    [rank-hero] Helden-Paar
   *[other] { $top }er-Paar
  }
play-combination-pair-run = Paare von { $low } bis { $top }
play-combination-triple = { $top-id ->
    [rank-hero] Helden-Drilling
   *[other] { $top }er-Drilling
  }
play-combination-triple-run = Drillinge von { $low } bis { $top }
play-combination-triple-single = { play-combination-triple } mit Karte { $with }
play-combination-triple-pair = { play-combination-triple } mit Paar { $with }
play-combination-triple-run-singles = { play-combination-triple-run } mit Karten { $with }
play-combination-triple-run-pairs = { play-combination-triple-run } mit Paaren { $with }
play-combination-straight = Reihe von { $low } bis { $top }
play-combination-pi-ya = { " " }(Pi Ya als { $rank })
play-combination-quad-singles = { $top-id ->
    [rank-hero] Helden-Vierling
   *[other] { $top }er-Vierling
  } mit Karten { $with }
play-combination-quad-pairs = { $top-id ->
    [rank-hero] Helden-Vierling
   *[other] { $top }er-Vierling
  } mit Paaren { $with }
play-combination-trap = { $top-id ->
    [rank-hero] Helden-Falle
   *[other] { $top }er-Falle
  }
play-combination-flight = Chimären-Angriff

## Der Tisch

play-chimera-seat = { $role ->
    [chimera] { $name } (Chimäre, { $bid }) { $cards }
    [you-chimera] Ich (Chimäre, { $bid }) { $cards }
    [partner] { $name } (im Team) { $cards }
    [hunter] { $name } (Jäger) { $cards }
   *[you] Ich { $cards }
  }{ $cards ->
    [one] { " " }Karte
   *[other] { " " }Karten
  }
play-chimera-holds = , darunter
play-chimera-trick-so-far = Stich
play-chimera-trick-passed = { $seat ->
    [0] ich passe
   *[other] { $name } passt
  }
play-chimera-hand = Hand
play-chimera-ask-bid = { $standing ->
    [0] Wie hoch ist das Gebot? 20, 30, 40, oder p zum Passen. (? hilft)
    [20] 20 ist geboten. 30 oder 40 bieten, oder p zum Passen. (? hilft)
   *[other] { $standing } ist geboten. 40 bieten, oder p zum Passen. (? hilft)
  }
play-chimera-ask-gift = { $count ->
    [one] Welche Karte geht
   *[other] Welche { $count } Karten gehen
  } an { $partner }? Was zurückkommt, ist erst danach zu sehen.
play-chimera-ask-lead = Eröffnen: die Karten einer beliebigen Kombination eintippen. (l zeigt { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
  }, ? hilft)
play-chimera-needed = { $top-id ->
    [rank-hero] Pi Ya oder die Chimärenkarte
    [rank-pi-ya] die Chimärenkarte
   *[other] { $kind-id ->
        [kind-pair] ein
        [kind-triple] ein
        [kind-triple-single] ein
        [kind-triple-pair] ein
        [kind-quad-singles] ein
        [kind-quad-pairs] ein
        [kind-flight] ein
       *[other] eine
      } { $kind }{ $length ->
        [0] { "" }
       *[other] { " " }({ $length } Karten)
      } über { $top }
  }
play-chimera-or-flight = { $flight ->
    [0] { "" }
   *[other] { " " }oder der Chimären-Angriff
  }
play-chimera-or-trap = { $flight ->
    [0] { " " }oder eine Falle.
   *[other] , eine Falle oder der Chimären-Angriff.
  }
play-chimera-ask-follow = Nötig ist { $need ->
    [flight] der Chimären-Angriff.
    [trap] eine Falle{ play-chimera-or-flight }.
    [higher-trap] eine Falle über { $top }{ play-chimera-or-flight }.
   *[higher] { play-chimera-needed }{ play-chimera-or-trap }
  } { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
  }: l zeigt sie, p passt.
play-chimera-partner-wins = Diesen Stich gewinnt gerade { $partner }, also das eigene Team.
play-chimera-ask-pass = Auf dem Tisch: { $what }. Keine Handkarte schlägt das. Enter passt.
play-chimera-ask-number = Die Nummer eines Zugs oder seine Karten eintippen. Enter führt zurück.
play-chimera-which = Diese Karten lassen sich auf mehrere Arten lesen. Welche ist gemeint?
# $do (text): pass, bid, gift or play
play-chimera-hint = { $do ->
    [pass] Tipp: passen.
    [bid] Tipp: { $number } bieten.
    [gift] Tipp: { $what } geben.
   *[play] Tipp: { $what } spielen.
  }
play-chimera-not-cards = „{ $text }“ ist unverständlich. Bitte Werte wie 7 7 7 5 oder 8-12 eintippen, oder ? für die Hilfe.
play-chimera-not-bid = „{ $text }“ ist unverständlich. Bitte 20, 30 oder 40 eintippen, oder p zum Passen.
play-chimera-enter-no-pass = Nichts eingetippt, nichts gespielt. Zum Passen p eintippen.
play-chimera-list-rest = { $count } weitere: l { $number }
play-chimera-list-pass = passen

## Die Wertung einer Runde

play-chimera-part-bid-won = Doppeltes Gebot
play-chimera-part-traps = Gespielte Fallen
play-chimera-part-flight = Chimären-Angriff
play-chimera-part-idle-hunter = Ein Jäger spielte nie
play-chimera-part-bid-lost = Gebot verloren
play-chimera-part-hunters-win = Sieg der Jäger
play-chimera-part-treasures = Schätze
play-chimera-limit = Das Spiel geht bis { $limit } Punkte.

## Hilfe

play-chimera-help-aim = Ziel ist, als Erstes alle Karten loszuwerden. Eine Person, die Chimäre, spielt allein mit 20 Karten; die beiden anderen, die Jäger, sind ein Team mit je 17. Sobald jemand keine Karten mehr hat, ist die Runde vorbei.
play-chimera-help-bidding = Bieten. Geboten wird 20, 30 oder 40, immer mehr als das Gebot davor. Wer am höchsten bietet, ist die Chimäre und bekommt drei Karten dazu, das Versteck der Chimäre. Dann tauschen die Jäger verdeckt Karten: bei 20 keine, bei 30 je eine, bei 40 je zwei.
play-chimera-help-tricks = Stiche. Wer eröffnet, spielt eine beliebige Kombination von unten. Der Reihe nach spielen die anderen eine höhere derselben Art mit gleich vielen Karten, oder passen. Wer gepasst hat, darf später wieder spielen. Passen zwei hintereinander, gewinnt den Stich, wer zuletzt gespielt hat, und eröffnet den nächsten.
play-chimera-help-traps = Eine Falle schlägt alles außer einer höheren Falle und dem Chimären-Angriff. Den Chimären-Angriff schlägt nichts.
play-chimera-help-cards = Karten. 1 ist am niedrigsten, 12 ist hoch, darüber Held (H), Pi Ya (PY) und Chimäre (CH). Die vier Familien haben keine Bedeutung: { $families }.
play-chimera-help-points = Punkte. Ist die Chimäre zuerst alle Karten los, bekommt sie das doppelte Gebot und je 25 für jede gespielte Falle, für den Chimären-Angriff und einmal, wenn ein Jäger nie gespielt hat. Ist es ein Jäger, verliert die Chimäre ihr Gebot, und die Jäger bekommen je 20. In jedem Fall zählt jede 2 in den eigenen Stichen 10, jede 11 zählt 5.
play-chimera-help-combinations = Kombinationen und was man dafür eintippt
play-chimera-help-keys = p passt; später im selben Stich darf man trotzdem wieder spielen. l zeigt, was möglich ist; danach spielt eine Nummer das Gezeigte. h sagt, was hier gut wäre und warum; ein Held allein ist H. s zeigt den Punktestand, ? diese Seite, q beendet. Für eine Karte einer bestimmten Familie deren Buchstaben anhängen: 7j.

play-chimera-example-single = 9
play-chimera-example-pair = 7 7
play-chimera-example-pair-run = 33-55 (drei oder mehr Paare in Folge)
play-chimera-example-triple = 777
play-chimera-example-triple-run = 777 888 (zwei oder mehr in Folge)
play-chimera-example-triple-single = 777 5
play-chimera-example-triple-pair = 777 55
play-chimera-example-triple-run-singles = 777 888 3 h (so viele wie Drillinge)
play-chimera-example-triple-run-pairs = 777 888 33 55 (so viele wie Drillinge)
play-chimera-example-straight = 8-12 (fünf oder mehr; py füllt eine Lücke)
play-chimera-example-quad-singles = 7777 2 10
play-chimera-example-quad-pairs = 7777 22 55
play-chimera-example-trap = 7777
play-chimera-example-flight = ch py

## Noch einmal ansehen: wozwischen die Tasten springen

watch-mark-chimera = Stich
