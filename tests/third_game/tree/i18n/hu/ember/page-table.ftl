### Az asztal.

e-trick = Az ütés
e-hand = A lapjaid
e-your-turn = Te jössz: játssz ki egy lapot.
e-plays = { $name } kijátssza: { $card }.
e-wins-trick = { $name } viszi az ütést.
e-tricks = Ütések
e-goal = { $rounds ->
    [one] A játék egy fordulóig tart.
   *[other] A játék { $rounds } fordulóig tart.
  } A legtöbb ütés nyer.
e-rules = Ha tudsz, adj színre színt. A legnagyobb Szikra viszi az ütést, szikra nélkül a hívott szín legnagyobb lapja. Minden ütés egy pont.
