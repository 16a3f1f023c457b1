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

replay-dealt = { $dealer } donne. { $holder } reçoit la carte face visible ({ $card }) et ouvre les enchères.
replay-bids = { $name } enchérit à { $bid }.
replay-passes = { $name } passe.
replay-pass = passe
replay-forced = Personne n’enchérit, donc { $name } doit enchérir à { $bid }.
replay-thrown-in = Tout le monde a passé : les cartes sont redistribuées.
replay-contract = { $name } est la Chimère, enchère { $bid }.
replay-den = Du terrier : { $cards }.
replay-gave = { $name } donne { $cards }.
replay-swapped = Les chasseurs ont fait l’échange.
replay-plays = { $name } joue { $cards } ({ $kind }).
replay-trick-won = { $name } remporte le pli.

## À quoi tiennent les points

replay-part-bid-won = le double de l’enchère
replay-part-bid-lost = enchère perdue
replay-part-traps = bombes jouées
replay-part-flight = vol de la Chimère
replay-part-idle-hunter = un chasseur n’a rien joué
replay-part-hunters = victoire des chasseurs
replay-part-treasures = trésors
