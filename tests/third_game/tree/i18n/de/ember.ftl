# Ember.

ember-bad-card = „{ $card }“ ist keine Karte. Schreibe eine Zahl von 1 bis 8 und einen Buchstaben: 5a, 8c, 1s.
ember-card-twice = Die Karte { $card } kommt zweimal vor.
ember-bad-deck = Ein Spiel hat 24 Karten, nicht { $count }.
ember-wrong-round = Das wäre Runde { $given }, an der Reihe ist aber Runde { $due }.
ember-wrong-dealer = Platz { $given } gibt nicht: Platz { $due } ist an der Reihe.
ember-deal-not-due = Die Runde ist nicht zu Ende, also wird nicht gegeben.
ember-deal-due = Gib zuerst die Karten.
ember-game-over = Die Partie ist zu Ende.
ember-not-your-turn = Nicht Platz { $seat } ist an der Reihe, sondern Platz { $turn }.
ember-not-held = Du hast { $card } nicht.
ember-follow = Bediene die Farbe: { $led } wurde ausgespielt, und { $card } hat eine andere Farbe.
ember-trick-sum = Die Stiche einer Runde ergeben zusammen { $count }.

review-game-ember = Ember
review-round-ember = Runde { $round }
stats-game-ember = Ember
stats-rounds-ember = Runden
stats-points-ember = Punkte je Runde
