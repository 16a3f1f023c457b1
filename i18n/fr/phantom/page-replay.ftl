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
