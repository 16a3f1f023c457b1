### Spielen im Terminal (lair play). Kurze Sätze, für Leute, die das Programm noch nie gesehen haben. Keine Anrede: Wer am
### Terminal sitzt, heißt hier „Ich“, so wie man am Tisch „Ich passe“ sagt.

## Für jedes Spiel

play-you = Ich
play-list = { $list }, { $next }
play-list-last = { $list } und { $next }
play-against = Es geht gegen { $bots }, { $count ->
    [one] einen Bot
   *[other] alles Bots
  } ({ $levels }).
play-seed = Startzahl (seed) { $seed }.
play-held-fewer = { $count ->
    [one] Du hast { $card } nur einmal.
   *[other] Du hast { $card } nur { $count }-mal.
}
play-line-too-long = Diese Zeile ist zu lang. Ein paar Karten oder ein Buchstabe genügen.
play-nothing-typed = Noch ist nichts passiert. ? zeigt die Hilfe.
play-number-wrong = Nummer { $number } gibt es in der Liste nicht. Sie geht von 1 bis { $last }.
play-yes-words = j ja
play-no-words = n nein
play-yes-or-no = j (ja) oder n (nein)
play-again = Noch ein Spiel? { play-yes-or-no }
play-resume = Das letzte Spiel ist noch nicht zu Ende. Weiterspielen? { play-yes-or-no }
# Behind it stand commands to type
play-saved = Das Spiel ist gespeichert. Wie gut es war und wie es verlief:
play-saved-unfinished = Das Spiel ist gespeichert. So geht es weiter:
play-review = Deine Entscheidungen durchgehen? Das dauert einige Sekunden. { play-yes-or-no }
play-review-bar = Entscheidungen
play-today-title = Die Karten des Tages, { $date }
play-today-greeting = Die Karten des Tages sind eine einzige Runde, dieselbe für alle. ? erklärt das Spiel, s zeigt den Punktestand, q beendet.
play-today-yours = Du hast { $points }.
play-today-bot = Der Bot an deinem Platz: { $points }.
play-today-better = besser als { $below } von { $others }
play-today-share = Zum Teilen; über die Karten sagt es nichts:
play-today-points = { $count ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
  }
play-today-done = Du hast die Karten des Tages schon gespielt: { $points }.
play-today-tomorrow = Morgen (UTC) kommen neue.
play-today-head = Lair · { $game } · { $date }
# In the text to share: what the bot gets in the same seat
play-today-share-bot = der Bot: { $points }
play-nothing-saved = Es gibt kein Spiel zum Weiterspielen. „lair play“ beginnt eins.
play-left = Spiel verlassen. Auf Wiedersehen!
play-interrupted = Unterbrochen. Auf Wiedersehen!
play-goodbye = Danke fürs Spielen. Auf Wiedersehen!
play-seats-wrong = { $low ->
    [1] Bitte 1 bis { $high } Bots
   *[other] Bitte genau { $high } Bots
  } bei --bots nennen, mit Kommas dazwischen: Der andere Platz bleibt für die Person am Terminal.
play-total = Gesamt
play-this-round = Diese Runde
play-wins = { $seat ->
    [0] Gewonnen, mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
      }. Gut gespielt!
   *[other] { $name } gewinnt das Spiel mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
      }.
  }
play-shared-win = Geteilter Sieg mit je { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }: { $names }.

## Chimera: was geschieht

play-chimera-greeting = Chimera geht bis { $limit } Punkte. ? erklärt das Spiel, s zeigt den Punktestand, q beendet.
play-chimera-round = Runde { $round }
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

## Chimera: Kombinationen, wie sie im Satz stehen

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

## Chimera: der Tisch

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

## Chimera: die Wertung einer Runde

play-chimera-part-bid-won = Doppeltes Gebot
play-chimera-part-traps = Gespielte Fallen
play-chimera-part-flight = Chimären-Angriff
play-chimera-part-idle-hunter = Ein Jäger spielte nie
play-chimera-part-bid-lost = Gebot verloren
play-chimera-part-hunters-win = Sieg der Jäger
play-chimera-part-treasures = Schätze
play-chimera-limit = Das Spiel geht bis { $limit } Punkte.

## Chimera: Hilfe

play-chimera-help-title = Chimera
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

## Phantom-Rommé: was geschieht

play-phantom-greeting = Phantom-Rommé geht über { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  } oder bis jemand { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } hat{ $advanced ->
    [0] .
   *[other] , nach den Regeln für Fortgeschrittene.
  } ? erklärt das Spiel, s zeigt den Punktestand, q beendet.
play-phantom-goal = { $rounds ->
    [one] Es gibt nur eine Runde.
   *[other] { $counted } von { $rounds } Runden { $counted ->
        [one] ist
       *[other] sind
      } gespielt.
  } Das Spiel endet früher, wenn jemand { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } hat.
play-phantom-round = Runde { $round }
play-phantom-starts = { $seat ->
    [0] Ich beginne.
   *[other] { $name } beginnt.
  }
play-phantom-takes = { $seat ->
    [0] Ich nehme
   *[other] { $name } nimmt
  }
play-phantom-discards = { $seat ->
    [0] Ich werfe ab:
   *[other] { $name } wirft ab:
  }
play-phantom-draws = { $seat ->
    [0] Ich ziehe
   *[other] { $name } zieht
  }
play-phantom-announces = { $seat ->
    [0] Ich sage an: Ich warte auf eine Karte.
   *[other] { $name } wartet: Noch eine Karte, und { $name } macht aus!
  }
play-phantom-lays = { $seat ->
    [0] Ich lege einen Dreier aus und ziehe
   *[other] { $name } legt einen Dreier aus und zieht
  } { $draw ->
    [0] keine Karte
    [one] eine Karte
   *[other] zwei Karten
  }.
play-phantom-claims = „Meins!“ { $seat ->
    [0] Ich nehme die Karte, lege einen Dreier aus und ziehe zwei Karten.
   *[other] { $name } nimmt die Karte, legt einen Dreier aus und zieht zwei Karten.
  }
play-phantom-out = { $seat ->
    [0] Ich mache aus!
   *[other] { $name } macht aus!
  } Gezeigt: { $shown }. Alle Handkarten:
play-phantom-declines = { $seat ->
    [0] Ich lasse die Karte liegen.
   *[other] { $name } lässt die Karte liegen.
  }
play-phantom-new-talon = Neue Auslage:
play-phantom-turned = Aufgedeckt, passt:
play-phantom-turned-last = Aufgedeckt, passt nicht:
play-phantom-deck-out = Der Stapel reicht nicht mehr. In dieser Runde bekommt niemand Punkte.
play-phantom-items-win = { $seat ->
    [0] Drei Gruppen aus Gegenständen: Damit ist das ganze Spiel gewonnen!
   *[other] Drei Gruppen aus Gegenständen: { $name } gewinnt das ganze Spiel!
  }

## Phantom-Rommé: der Tisch
# Talon, Hand und die Wörter der Liste (list-take bis list-decline): höchstens sechs Zeichen.

play-phantom-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
play-phantom-waits = wartet
play-phantom-pile = · abgeworfen
play-phantom-talon = Offen
play-phantom-deck = ({ $cards } im Stapel)
play-phantom-hand = Hand
play-phantom-lay-first = Auf der Hand ist alles Nötige, aber zuerst muss ein Dreier ausliegen.
play-phantom-complete = Alles ist da, um auszumachen.
play-phantom-missing = { $missing ->
    [one] Eine Karte fehlt
   *[other] { $missing } Karten fehlen
  } zum Ausmachen. { $many ->
    [0] Es hilft: { $cards } ({ $unseen ->
        [0] alle schon gesehen
       *[other] { $unseen } noch nicht gesehen
      }).
   *[other] { $unseen ->
        [0] Keine noch nicht gesehene Karte hilft
        [one] Eine noch nicht gesehene Karte hilft
       *[other] { $unseen } noch nicht gesehene Karten helfen
      }.
  }
play-phantom-best-discard = Bester Abwurf: { $cards }. Dann { $missing ->
    [one] fehlt eine Karte
   *[other] fehlen { $missing } Karten
  } zum Ausmachen, und { $unseen ->
    [0] keine noch nicht gesehene Karte hilft
    [one] eine noch nicht gesehene Karte hilft
   *[other] { $unseen } noch nicht gesehene Karten helfen
  }.

play-phantom-list-take = Nehmen
play-phantom-list-wait = Warten
play-phantom-list-out = Aus
play-phantom-list-lay = Legen
play-phantom-list-discard = Abwurf
play-phantom-list-claim = Meins!
play-phantom-list-decline = Nein
play-phantom-list-set = { $cards }, { $draw } ziehen
play-phantom-list-announce = das Warten ansagen
play-phantom-list-no = die Karte liegen lassen
play-phantom-list-silent = nichts sagen

play-phantom-ask-only = Es gibt nur eine Möglichkeit: Enter drücken.
play-phantom-ask-take = Eine Karte nehmen: ihre Nummer, oder t h3. (? hilft)
play-phantom-ask-act = { $what ->
    [out] Ausmachen ist möglich: out eintippen, oder eine Nummer wählen.
    [lay] Auslegen oder abwerfen: eine Nummer, d h3, oder lay h1 h2 h3 2.
   *[discard] Eine Karte abwerfen: ihre Nummer, oder d h3.
  } (? hilft)
play-phantom-ask-discard = Jetzt abwerfen, sodass nur noch eine Karte fehlt: eine Nummer, oder d h3.
play-phantom-ask-announce = Es fehlt nur noch eine Karte. Das Warten ansagen? { play-yes-or-no }
play-phantom-ask-out = { $name } wirft { $card } ab: Das reicht, um auszumachen. Ausmachen? { play-yes-or-no }
play-phantom-ask-claim = { $name } wirft { $card } ab. Für einen Dreier nehmen („Meins!“)? { play-yes-or-no }
# $do (text): take, announce, out, lay, discard, claim, decline or silent
play-phantom-hint = { $do ->
    [take] Tipp: { $cards } nehmen.
    [announce] Tipp: das Warten ansagen.
    [out] Tipp: mit { $cards } ausmachen.
    [lay] Tipp: { $cards } auslegen und { $draw } ziehen.
    [discard] Tipp: { $cards } abwerfen.
    [claim] Tipp: die Karte zu { $cards } nehmen.
    [decline] Tipp: die Karte liegen lassen.
   *[silent] Tipp: nichts sagen.
  }
play-phantom-which = Was ist gemeint?
play-phantom-not-understood = „{ $text }“ ist unverständlich. Karten werden h3, a7* oder iB geschrieben; ? zeigt, was man eintippen kann.
play-phantom-card-count = Bitte eine Karte nennen, um sie zu nehmen oder abzuwerfen, drei für einen Dreier, zwei für „Meins!“.
play-phantom-no-claim = „Meins!“ braucht eine abgeworfene Karte, die mit zwei Karten der Hand einen Dreier ergibt. Jetzt gibt es keine.
play-phantom-draw = Nach dem Auslegen darf man 0, 1 oder 2 Karten ziehen.
play-phantom-answer-first = Zuerst die Frage beantworten: { play-yes-or-no }
play-phantom-no-question = Hier gibt es kein Ja oder Nein. Bitte eine Nummer aus der Liste eintippen.

## Phantom-Rommé: die Wertung einer Runde

play-phantom-part-laid-sets = Ausgelegte Dreier
play-phantom-part-red-cards = Rote Karten
play-phantom-part-turned = Aufgedeckte Karten
play-phantom-part-red-1-7 = Rote 1 oder 7
play-phantom-part-red-2-6 = Rote 2 oder 6
play-phantom-part-red-3-5 = Rote 3 oder 5
play-phantom-part-red-4 = Rote 4
play-phantom-part-special-item = Besonderer Gegenstand
play-phantom-part-item-groups = Gruppen aus Gegenständen
play-phantom-part-paid = Bezahlt

## Phantom-Rommé: Hilfe

play-phantom-help-title = Phantom-Rommé
play-phantom-help-aim = { $in-hand ->
    [0] Ziel ist, zwei Dreier und ein Paar zu sammeln und auszumachen. Einer der Dreier muss dann schon ausliegen.
   *[other] Ziel ist, zwei Dreier und ein Paar auf der Hand zu sammeln und auszumachen. Ein weiterer Dreier muss dann schon ausliegen.
  } Nur wer ausmacht, bekommt Punkte.
play-phantom-help-cards = Karten. Menschen h1 bis h7, Engel a1 bis a7, Dämonen d1 bis d7 und vier Gegenstände: Klinge iB, Kelch iC, Krone iK, Foliant iT. Jede Karte gibt es viermal. Eine der vier ist rot (bei Gegenständen: besonders) und hat einen Stern: h3*, iB*. Sie gilt als dieselbe Karte wie die anderen drei.
play-phantom-help-sets = Dreier: drei gleiche Karten (Gruppe, a4 a4 a4) oder drei aufeinanderfolgende Zahlen einer Art (Folge, h1 h2 h3). Paar: zwei gleiche Karten (iC iC).
play-phantom-help-turn = Der eigene Zug: eine Karte aus der offenen Auslage nehmen. Dann entweder einen Dreier auslegen und { $in-hand ->
    [0] bis zu zwei Karten
   *[other] zwei Karten
  } ziehen, oder eine Karte abwerfen. Wer nach dem Nehmen alles beisammen hat, darf stattdessen ausmachen.
play-phantom-help-offers = Wirft jemand anders eine Karte ab, die mit zwei eigenen einen Dreier ergibt, darf man „Meins!“ rufen, den Dreier auslegen und zwei Karten ziehen.
play-phantom-help-waiting = Fehlt nur noch eine Karte und liegt ein Dreier aus, darf man das Warten ansagen. Von da an bleibt die Hand, wie sie ist, aber man darf auch mit einer Karte ausmachen, die jemand anders abwirft.
play-phantom-help-points = Punkte: 1 für jeden ausgelegten Dreier, 1 für jede eigene rote oder besondere Karte. Dann werden Karten vom Stapel aufgedeckt: 1 für jede, die es in den eigenen Dreiern oder im Paar schon gibt, bis eine nicht passt.
play-phantom-help-advanced = Punkte nach den Regeln für Fortgeschrittene: 1 für jeden ausgelegten Dreier, 1 für jeden eigenen besonderen Gegenstand (iB*). Es werden keine Karten aufgedeckt. Eine rote Zahl zählt nur in diesen Fällen:
    - rote 1 oder 7: 2 Punkte, wenn in den ausgelegten Dreiern eine 1, eine 7 oder ein Gegenstand ist;
    - rote 2 oder 6: 2 Punkte, wenn in den ausgelegten Dreiern keine 1, keine 7 und kein Gegenstand ist;
    - rote 3 oder 5: 2 Punkte bei mindestens drei ausgelegten Dreiern;
    - rote 4: 5 Punkte, wenn alle eigenen Karten, ausgelegt oder auf der Hand, von ihrer Art oder Gegenstände sind.
    Wer mit mindestens drei ausgelegten Gruppen aus Gegenständen (wie iC iC iC) ausmacht, gewinnt sofort das ganze Spiel.
    Wer eine Karte abgeworfen hat, mit der jemand anders ausmacht, verliert so viele Punkte, wie diese Person bekommt, fällt aber nicht unter 0.
    Mit einer abgeworfenen Karte, die einer im eigenen Ablagestapel gleicht, kann man nicht ausmachen.
play-phantom-help-typing = Was man eintippen kann
play-phantom-help-words = Eine Nummer aus der Liste genügt.
    t h3 nimmt eine Karte, d iB wirft eine ab.
    lay h1 h2 h3 2 legt einen Dreier aus und zieht zwei Karten.
    mine nimmt eine abgeworfene Karte, out macht aus, wait sagt das Warten an.
    j und n beantworten eine Frage.
    w zeigt oder verbirgt, wie viel noch fehlt, l zeigt den Tisch noch einmal.
    h sagt, was hier gut wäre und warum.
    s zeigt den Punktestand, ? diese Seite, q beendet.
