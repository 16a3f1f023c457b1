# Ember.

ember-bad-card = A(z) „{ $card }” nem kártya. Egy szám 1-től 8-ig és egy betű kell: 5a, 8c, 1s.
ember-card-twice = A(z) { $card } kétszer szerepel.
ember-bad-deck = Egy pakliban 24 kártya van, nem { $count }.
ember-wrong-round = Ez a(z) { $given }. forduló lenne, de a(z) { $due }. következik.
ember-wrong-dealer = Nem a(z) { $given }. hely oszt, hanem a(z) { $due }.
ember-deal-not-due = A forduló még tart, most nincs osztás.
ember-deal-due = Előbb ossz.
ember-game-over = A játszma véget ért.
ember-not-your-turn = Nem a(z) { $seat }. hely következik, hanem a(z) { $turn }.
ember-not-held = Nincs nálad { $card }.
ember-follow = Színre szín: { $led } volt a hívás, a(z) { $card } más színű.
ember-trick-sum = Egy fordulóban összesen { $count } ütés van.

review-game-ember = Ember
review-round-ember = { $round }. forduló
stats-game-ember = Ember
stats-rounds-ember = forduló
stats-points-ember = pont fordulónként
