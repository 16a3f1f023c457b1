### The review of a game: a page, or lines in a terminal.

## A decision

review-face-up = Aufgedeckte Karte, bei { $name }
review-highest-bid = { $name } hat { $number } geboten
review-no-bid = Noch kein Gebot
review-swap = Tausch mit { $name }: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  }
review-leads = Zum Eröffnen
review-to-beat = { $name } spielte
review-treasure = Schätze für { $number } Punkte im Stich

## What was done: a line of a record

review-do-pass = Passen
review-do-bid = { $number } bieten
review-do-give = Weggeben
review-do-play = Spielen: { $kind }
