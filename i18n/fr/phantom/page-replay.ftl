### Revoir une partie terminée.

## Regarder

replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-key-turn = tour par tour

## La table

replay-waiting = en attente
replay-starter = commence
replay-laid = Combinaison posée : { $cards }
replay-discarded = Défausse
replay-pile = Défausse : { $cards }
replay-talon = Étal
replay-talon-is = Étal : { $cards }
replay-deck = { $count } dans la pioche
replay-turned-up = Retournées

## Ce qui s’est passé

replay-begins = Les cartes sont données. { $name } commence.
replay-takes = { $name } prend { $card }.
replay-waits = { $name } annonce : il manque une carte.
replay-goes-out = { $name } finit avec { $cards }.
replay-lays = { $name } pose { $cards } { $draw ->
    [0] sans piocher
    [one] et pioche une carte
   *[other] et pioche deux cartes
  }.
replay-discards = { $name } défausse { $card }.
replay-claims = « À moi ! » { $name } prend la carte défaussée et la pose avec { $cards }.
replay-declines = { $name } laisse la carte.
replay-draws = { $name } pioche { $cards }.
replay-new-talon = Nouvel étal : { $cards }.
replay-turned = On retourne { $cards }.
replay-deck-out = La pioche est épuisée.

## À quoi tiennent les points

replay-part-laid-sets = combinaisons posées
replay-part-red-cards = cartes rouges
replay-part-turned = cartes retournées
replay-part-red-1-7 = 1 ou 7 rouge
replay-part-red-2-6 = 2 ou 6 rouge
replay-part-red-3-5 = 3 ou 5 rouge
replay-part-red-4 = 4 rouge
replay-part-special-item = objet spécial
replay-part-item-groups = trois brelans d’objets : la partie
replay-part-paid = payé pour la carte défaussée
