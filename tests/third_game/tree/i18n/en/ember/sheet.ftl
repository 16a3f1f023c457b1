### The questions of `lair score`.

sheet-ember-tricks = How many tricks did each player win?
sheet-ember-rounds = How many rounds will you play?
