### The options of a new table.

option-ember-rounds = Rounds
