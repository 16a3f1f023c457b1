home-title = Kartenspiele
home-heading = Setz dich und spiel
home-lead = Zwei Kartenspiele, gegen Bots oder mit Freunden. Kostenlos, ohne Konto.
home-mine = Deine Tische
home-play = Sofort spielen
home-play-bots = Gegen Bots spielen
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
home-offline = Der Server ist nicht erreichbar. Spiele gegen Bots laufen auf diesem Gerät; Freunde und die Karten des Tages brauchen den Server.
home-more = Mehr

## Today’s deal

today-title = Die Karten des Tages
today-lead = Dieselben Karten für alle, einmal am Tag. Was machst du daraus?
today-play = Spielen
today-go-on = Weiterspielen
today-players = { $count ->
    [0] Hier hat sie noch niemand gespielt.
    [one] Hier hat sie schon jemand gespielt.
   *[other] { $count } haben sie hier gespielt.
  }
today-points = { $count ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
  }
today-better = besser als { $below } von { $others }
today-bot = der Bot an deinem Platz: { $points }
today-share = Teilen
today-share-head = Lair · { $game } · { $date }
today-copied = Kopiert. Füge es ein, wo du magst.
