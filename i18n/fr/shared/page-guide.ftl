guide-step = Étape { $step } sur { $steps }
guide-you = Vous
guide-hand = Votre main
guide-cards = { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
  }
guide-play = Jouer une vraie partie
guide-again = Encore une fois
