### Ein fertiges Spiel noch einmal ansehen.

replay-title = Wiederholung
replay-heading = { $game }: Wiederholung

## Ein Protokoll öffnen

replay-open-title = Ein Spiel noch einmal ansehen
replay-open-text = Wähle die Aufzeichnung eines Spiels, eine Datei, deren Name auf .lair.jsonl endet, oder leg sie hier ab. Sie bleibt auf deinem Gerät.
replay-choose = Datei wählen
replay-which = Diese Datei enthält { $count } Spiele. Welches?
replay-game-number = Spiel { $number }
replay-open-other = Andere Aufzeichnung öffnen
replay-open-own = Eigene Aufzeichnung öffnen
replay-to-games = Meine Spiele
replay-to-table = Zum Tisch
replay-unknown-title = Dieses Spiel gibt es nicht
replay-unknown-text = Vielleicht ist der Link unvollständig, oder das Spiel wurde gelöscht.
replay-unfinished-title = Hier wird noch gespielt
replay-unfinished-text = Von allen Seiten ansehen lässt sich ein Spiel erst, wenn es zu Ende ist. Komm dann wieder.
replay-wrong-title = Diese Aufzeichnung lässt sich nicht zeigen
replay-line-wrong = Zeile { $line }: { $problem }
replay-no-line = Das ist keine Zeile aus der Aufzeichnung eines Spiels.

## Ansehen

replay-look-from = Vom Platz von { $name } aus ansehen
replay-all-hands = Alle Hände offen
replay-all-hands-note = Sonst ist zu sehen, was die gewählte Person sah, bis die Runde zu Ende ist.
replay-copy-link = Link hierher kopieren
replay-copied = Kopiert.
replay-copy-by-hand = Dein Browser lässt die Seite nicht kopieren. Der Link steht in der Adresszeile.
replay-download = Aufzeichnung laden
replay-controls = Durch das Spiel gehen
replay-timeline = Stelle im Spiel
replay-position = { $round }, Schritt { $step } von { $steps }
replay-round-back = Vorige Runde
replay-round-on = Nächste Runde
replay-back = Schritt zurück
replay-on = Schritt vor
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-moves = { $round }, Zug für Zug
replay-scores = Punkte
replay-no-scores = Noch keine Runde ist gewertet.
replay-round-column = Runde
replay-to-round = Zum Ende: { $round }
replay-parts = Die Punkte: { $round }
replay-part-of = { $name }: { $what }
replay-keys = Tasten
replay-key-step = Schritt für Schritt
replay-key-round = Runde für Runde
replay-key-ends = zum Anfang, zum Ende
replay-key-space = Leertaste
replay-key-play = abspielen oder anhalten
replay-key-costly = vorige, nächste teure Entscheidung
replay-key-seat = von diesem Platz aus ansehen

## The review of a seat

replay-review = Analyse
replay-review-start = Das Spiel von { $name } analysieren
replay-review-begins = Die Analyse beginnt gleich.
replay-review-waiting = { $count ->
    [one] Vorher ist noch eine andere Analyse an der Reihe.
   *[other] Vorher sind noch { $count } andere an der Reihe.
  }
replay-review-progress = Entscheidungen angesehen: { $done } von { $total }
replay-review-costly = { $count ->
    [one] Eine teure Entscheidung
   *[other] { $count } teure Entscheidungen
  }
replay-review-back = Vorige teure Entscheidung
replay-review-on = Nächste teure Entscheidung
# The bot’s move, where it was no better than the one made: a short heading
replay-review-bot = Bot
replay-review-title = Das Spiel von { $name }

## Der Tisch

replay-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
replay-hand = Handkarten: { $cards }
replay-hidden = { $count ->
    [one] Eine verdeckte Karte
   *[other] { $count } verdeckte Karten
  }

## Was geschah

replay-unseen = { $name } entscheidet, von hier aus nicht zu sehen.
replay-round-over = { $round } ist zu Ende: { $points }.
replay-points-of = { $name } { $points }

## Die Prüfung der Karten

replay-deals = Wurde ehrlich gegeben?
replay-fair-none = In dieser Aufzeichnung stehen keine Zufallswerte, also lässt sich das Geben nicht prüfen. Alle Züge folgen den Regeln.
replay-fair-good = { $count ->
    [one] Die einzige Kartenverteilung folgt aus den Zufallswerten.
   *[other] Alle { $count } Kartenverteilungen folgen aus den Zufallswerten.
  }
replay-fair-bad = Zeile { $line } passt nicht:
replay-fair-unrevealed = { $count ->
    [one] Ein Zufallswert wurde nie gezeigt und zählte deshalb nicht mit.
   *[other] { $count } Zufallswerte wurden nie gezeigt und zählten deshalb nicht mit.
  }
replay-fair-how = Vor dem ersten Geben haben sich alle auf einen geheimen Zufallswert festgelegt. Aus allen zusammen hat der Browser gerade jedes Geben neu berechnet.
replay-fair-noted = Sie passen auch zur Festlegung des Servers und zu deinem Zufallswert, die dieser Browser vor dem Mischen notiert hat.
replay-fair-unnoted = Dieser Browser hat vor dem Mischen dieses Spiels nichts notiert. Die Aufzeichnung wurde also nur mit ihren eigenen Zufallswerten geprüft.
replay-deal-follows = folgt
replay-deal-differs = passt nicht
replay-deal-open = nicht geprüft
replay-fair-server-commit = Festlegung des Servers
replay-fair-server-seed = Zufallswert des Servers
replay-fair-commit-of = Festlegung von { $name }
replay-fair-seed-of = Zufallswert von { $name }
replay-fair-not-shown = nie gezeigt
