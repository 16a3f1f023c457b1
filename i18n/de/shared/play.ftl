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
