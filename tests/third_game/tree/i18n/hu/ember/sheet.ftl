### A `lair score` kérdései.

sheet-ember-tricks = Hány ütést vitt mindegyik játékos?
sheet-ember-rounds = Hány fordulót játszotok?
