### Les questions de `lair score`.

sheet-ember-tricks = Combien de plis chaque joueur a-t-il remportés ?
sheet-ember-rounds = Combien de manches jouez-vous ?
