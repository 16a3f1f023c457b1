### The review of a game: a page, or lines in a terminal.

## Numbers

review-decimal = ,

## The whole game

review-title = { $game }: Analyse von { $name }
review-title-own = { $game }: Analyse deines Spiels
review-unfinished = Das Spiel ist nicht zu Ende.
review-luck = Karten
review-play = Spiel
review-rest = Rest
review-ahead = Vorsprung
review-points = Punkte
review-luck-note = was die gegebenen Karten wert waren
review-play-note = was die Entscheidungen kosteten
review-rest-note = was die anderen taten und welche Karten kamen
review-ahead-note = { $points } Punkte gemacht, abzüglich des Mittels der anderen
review-decisions = { $count ->
    [one] 1 Entscheidung mit Auswahl
   *[other] { $count } Entscheidungen mit Auswahl
  }
review-no-choice = { $count ->
    [one] 1 weitere ohne
   *[other] { $count } weitere ohne
  }

## How costly a decision was

review-grade-fine = Gut
review-grade-inaccuracy = Ungenau
review-grade-mistake = Fehler
review-grade-blunder = Grober Fehler
review-count-inaccuracy = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
  }
review-count-mistake = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
  }
review-count-blunder = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
  }
review-costliest = Die teuersten Entscheidungen
review-none-costly = Keine Entscheidung kostete erkennbar Punkte. Gut gespielt!
review-none-in-round = Nichts Teures.

## Round by round

review-rounds = Runde für Runde
review-not-scored = nicht gewertet
review-all = Gesamt
review-plot = Erwartete Punkte im Lauf der Runde
review-plot-note = Jeder Punkt ist eine Entscheidung; ein Abfall ist, was sie kostete. Der letzte Punkt ist, was die Runde brachte.
review-result = Ergebnis
review-list = Alle Entscheidungen

## A decision

review-number = Entscheidung { $number }
review-label = { $what }:
review-made = Gewählt
review-better = Besser
review-lost = { $points } Punkte verloren
review-worth = wert: { $points }
review-hand = Handkarten
review-moves = Was die Möglichkeiten wert waren
review-close = gleich gut, soweit erkennbar
review-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
review-sets = { $count ->
    [one] 1 Dreier
   *[other] { $count } Dreier
  }

## Below the page

review-how = Jede Entscheidung wurde danach beurteilt, was dieser Spieler in dem Moment wusste: Der Bot „best“ nannte die aussichtsreichsten Züge, und diese und der gemachte Zug wurden in { $deals } Verteilungen der verdeckten Karten weitergespielt. Punkte sind die der Runde abzüglich des Mittels der anderen.

## What can be wrong

review-no-seat = Dieses Spiel hat die Plätze 0 bis { $high }.
review-no-game = Diese Datei enthält { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
  }: Ein Spiel { $number } gibt es nicht.
review-stopped = Die Analyse wurde abgebrochen.
