home-title = Kartenspiele
home-heading = Setz dich und spiel
home-lead = Zwei Kartenspiele, gegen Bots oder mit Freunden. Kostenlos, ohne Konto.
home-mine = Deine Tische
home-play = Sofort spielen
home-play-bots = Gegen Bots spielen
home-about-chimera = Stechen, bieten, jagen: einer gegen zwei. 3 Spieler, etwa 30 Minuten.
home-about-phantom-rummy = Sammle Dreier aus Menschen, Engeln und Dämonen und mach als Erster aus. 2 bis 4 Spieler, etwa 20 Minuten.
home-you = Du und die Bots
home-friends = Mit Freunden spielen
home-friends-text = Öffne einen Tisch und schick den Link weiter. Freie Plätze übernehmen Bots.
home-make-table = Tisch öffnen
home-open = Offene Tische
home-open-none = Keine offenen Tische. Öffne einen, oder spiel gegen die Bots.
home-free-seats = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
home-running = Läuft
home-watch = Zuschauen
home-more = Mehr
