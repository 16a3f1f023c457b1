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

# A terminál.
play-ember-greeting = { $rounds ->
    [one] Az Ember egy fordulóig tart.
   *[other] Az Ember { $rounds } fordulóig tart.
  } Minden ütés egy pont. ? elmagyarázza a játékot, s a pontokat mutatja, q kilép.
play-ember-round = { $round }. forduló
play-ember-deals = { $seat ->
    [0] Te osztasz.
   *[other] { $name } oszt.
  }
play-ember-plays = { $seat ->
    [0] Kijátszod: { $card }.
   *[other] { $name } kijátssza: { $card }.
  }
play-ember-trick = { $seat ->
    [0] Tiéd az ütés.
   *[other] { $name } viszi az ütést.
  }
play-ember-tricks = { $count ->
    [one] 1 ütés
   *[other] { $count } ütés
  }
play-ember-table = Az asztalon:
play-ember-hand = Kéz:
play-ember-ask = Játssz ki egy lapot, például { $card }. (? segít)
play-ember-hint = Tipp: játszd ki: { $card }.
play-ember-help-title = Ember
play-ember-help-rules = Mindenkinek hat lapja van a Hamu (ash), a Szén (coal) és a Szikra (spark) színekből. Ha tudsz, adj színre színt. A legnagyobb Szikra viszi az ütést, szikra nélkül a hívott szín legnagyobb lapja. Minden ütés egy pont.
play-ember-help-words = Írj be egy lapot: a számát és a színe betűjét, például 8a, 1c vagy 5s. h tippet ad, s a pontokat mutatja, q kilép.
watch-mark-ember = ütés
sheet-ember-tricks = Hány ütést vitt mindegyik játékos?
sheet-ember-rounds = Hány fordulót játszotok?
