### Die Optionen eines neuen Tisches.

option-ember-rounds = Runden
