### A terminál.

play-ember-greeting = { $rounds ->
    [one] Az Ember egy fordulóig tart.
   *[other] Az Ember { $rounds } fordulóig tart.
  } Minden ütés egy pont. ? elmagyarázza a játékot, s a pontokat mutatja, q kilép.
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
play-ember-help-rules = Mindenkinek hat lapja van a Hamu (ash), a Szén (coal) és a Szikra (spark) színekből. Ha tudsz, adj színre színt. A legnagyobb Szikra viszi az ütést, szikra nélkül a hívott szín legnagyobb lapja. Minden ütés egy pont.
play-ember-help-words = Írj be egy lapot: a számát és a színe betűjét, például 8a, 1c vagy 5s. h tippet ad, s a pontokat mutatja, q kilép.
watch-mark-ember = ütés
