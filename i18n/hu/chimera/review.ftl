### The review of a game: a page, or lines in a terminal.

## A decision

review-face-up = A képpel felfelé fordított lap { $name } kezébe került
review-highest-bid = { $name } licitje: { $number }
review-no-bid = Még nincs licit
review-swap = Csere ({ $name }): { $number ->
    [one] 1 lap
   *[other] { $number } lap
  }
review-leads = Kezdés
review-to-beat = { $name } lapjai
review-treasure = { $number } pontnyi Kincs az ütésben

## What was done: a line of a record

review-do-pass = Passz
review-do-bid = Licit: { $number }
review-do-give = Átadás
review-do-play = Kijátszás: { $kind }
