### Egy új asztal beállításai.

option-ember-rounds = Fordulók
