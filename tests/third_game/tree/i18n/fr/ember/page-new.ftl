### Les options d’une nouvelle table.

option-ember-rounds = Manches
