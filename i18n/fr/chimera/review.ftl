### The review of a game: a page, or lines in a terminal.

## A decision

review-face-up = Carte face visible, reçue par { $name }
review-highest-bid = { $name } a enchéri à { $number }
review-no-bid = Pas encore d’enchère
review-swap = Échange avec { $name } : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  }
review-leads = À l’entame
review-to-beat = { $name } a joué
review-treasure = { $number } points de trésor dans le pli

## What was done: a line of a record

review-do-pass = Passer
review-do-bid = Enchérir à { $number }
review-do-give = Donner
review-do-play = Jouer : { $kind }
