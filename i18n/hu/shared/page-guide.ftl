guide-step = Lépés: { $step } / { $steps }
guide-you = Te
guide-hand = A kezed
guide-cards = { $count ->
    [one] egy lap
   *[other] { $count } lap
  }
guide-play = Játssz igazi játszmát
guide-again = Még egyszer
