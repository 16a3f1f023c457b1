### The review of a game: a page, or lines in a terminal.

## Numbers

review-decimal = ,

## The whole game

review-title = { $game }: { $name } játékának elemzése
review-title-own = { $game }: a játékod elemzése
review-unfinished = A játszma nincs befejezve.
review-luck = Osztás
review-play = Játék
review-rest = Többi
review-ahead = Előny
review-points = Pont
review-luck-note = ennyit értek az osztott lapok
review-play-note = ennyibe kerültek a döntések
review-rest-note = a többiek játéka és a később jött lapok
review-ahead-note = { $points } pont, mínusz a többiek átlaga
review-decisions = { $count ->
    [one] 1 valódi döntés
   *[other] { $count } valódi döntés
  }
review-no-choice = { $count ->
    [one] 1 további választás nélkül
   *[other] { $count } további választás nélkül
  }

## How costly a decision was

review-grade-fine = Jó
review-grade-inaccuracy = Pontatlan
review-grade-mistake = Hiba
review-grade-blunder = Baklövés
review-count-inaccuracy = { $count ->
    [one] { $count } pontatlanság
   *[other] { $count } pontatlanság
  }
review-count-mistake = { $count ->
    [one] { $count } hiba
   *[other] { $count } hiba
  }
review-count-blunder = { $count ->
    [one] { $count } baklövés
   *[other] { $count } baklövés
  }
review-costliest = A legdrágább döntések
review-none-costly = Egyik döntés sem került kimutathatóan pontba. Szép játék!
review-none-in-round = Semmi drága.

## Round by round

review-rounds = Részletesen
review-not-scored = nincs pontozva
review-all = Összesen
review-plot = Várható pontok menet közben
review-plot-note = Minden pont egy döntés; az esés az ára. Az utolsó pont a tényleges eredmény.
review-result = eredmény
review-list = Minden döntés

## A decision

review-number = { $number }. döntés
review-label = { $what }:
review-made = Választott
review-better = Jobb
review-lost = { $points } pont veszteség
review-worth = értéke: { $points }
review-hand = Kéz
review-moves = Mennyit értek a lehetőségek
review-close = ugyanolyan jó, amennyire látni
review-cards = { $count ->
    [one] 1 lap
   *[other] { $count } lap
  }
review-sets = { $count ->
    [one] 1 terc
   *[other] { $count } terc
  }

## Below the page

review-how = Minden döntést az alapján ítéltünk meg, amit a játékos akkor tudott: a „best” bot megnevezte a legígéretesebb lépéseket, és ezeket a megtett lépéssel együtt végigjátszottuk a rejtett lapok { $deals } lehetséges elosztásában. A pontok a többiek átlagához képest értendők.

## What can be wrong

review-no-seat = Ebben a játszmában a helyek számozása 0-tól { $high }-ig tart.
review-no-game = Ebben a fájlban { $count ->
    [one] 1 játszma
   *[other] { $count } játszma
  } van: { $number }. játszma nincs.
review-stopped = Az elemzés megszakadt.
