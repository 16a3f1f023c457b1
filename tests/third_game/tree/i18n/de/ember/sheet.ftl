### Die Fragen von `lair score`.

sheet-ember-tricks = Wie viele Stiche hat jeder gewonnen?
sheet-ember-rounds = Wie viele Runden spielt ihr?
