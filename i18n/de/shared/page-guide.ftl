guide-step = Schritt { $step } von { $steps }
guide-you = Du
guide-hand = Deine Hand
guide-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
guide-play = Ein echtes Spiel spielen
guide-again = Noch einmal
