### La table.

e-trick = Le pli
e-hand = Votre main
e-your-turn = À vous : jouez une carte.
e-plays = { $name } joue { $card }.
e-wins-trick = { $name } remporte le pli.
e-tricks = Plis
e-goal = La partie se termine après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
  }. Le plus grand nombre de plis l’emporte.
e-rules = Fournissez la couleur si vous le pouvez. La plus forte Étincelle remporte le pli, sinon la plus forte carte de la couleur demandée. Chaque pli vaut un point.
