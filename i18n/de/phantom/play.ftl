### Spielen im Terminal (lair play). Kurze Sätze, für Leute, die das Programm noch nie gesehen haben. Keine Anrede: Wer am

## Was geschieht

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

## Der Tisch
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

## Die Wertung einer Runde

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

## Hilfe

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

## Noch einmal ansehen: wozwischen die Tasten springen

watch-mark-phantom = Zug
