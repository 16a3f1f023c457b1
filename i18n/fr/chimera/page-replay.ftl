### Revoir une partie terminée.

## Regarder

replay-trick-back = Pli précédent
replay-trick-on = Pli suivant
replay-key-trick = pli par pli

## La table

replay-middle = Au milieu
replay-bid = enchère { $bid }
replay-role-chimera = Chimère { $bid }
replay-treasure = trésors { $points }
replay-gift = donné
replay-face-up = carte face visible

## Ce qui s’est passé

replay-pass = passe

## À quoi tiennent les points

replay-part-bid-won = le double de l’enchère
replay-part-bid-lost = enchère perdue
replay-part-traps = bombes jouées
replay-part-flight = vol de la Chimère
replay-part-idle-hunter = un chasseur n’a rien joué
replay-part-hunters = victoire des chasseurs
replay-part-treasures = trésors
