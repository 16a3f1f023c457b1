### Die fertigen Spiele.

games-title = Meine Spiele
games-lead = Jedes fertige Spiel lässt sich noch einmal ansehen, von jedem Platz aus.
games-open = Protokoll aus einer Datei öffnen
games-none-title = Noch kein fertiges Spiel
games-none-text = Sobald eines zu Ende gespielt ist, lässt es sich hier noch einmal ansehen.
games-play = Jetzt spielen
games-more = Ältere Spiele zeigen
games-count = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
  }
games-won = gewonnen
games-shared = geteilter Sieg
games-lost = verloren
games-you = Ich
games-watch = Ansehen
games-watch-this = { $game } vom { $date } ansehen
games-download = Protokoll
games-download-this = Protokoll von { $game } vom { $date } laden
