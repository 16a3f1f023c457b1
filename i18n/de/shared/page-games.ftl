### Die fertigen Spiele.

games-title = Meine Spiele
games-lead = Jedes fertige Spiel lässt sich noch einmal ansehen, von jedem Platz aus.
games-open = Aufzeichnung aus einer Datei öffnen
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
games-unfinished = nicht zu Ende gespielt
games-you = Ich
games-watch = Ansehen
games-watch-this = { $game } vom { $date } ansehen
games-download = Aufzeichnung
games-download-this = Aufzeichnung von { $game } vom { $date } laden
games-daily = Karten des Tages

## Statistics

my-title = Wie du spielst
my-games = { $games ->
    [one] Ein Spiel, gewonnen: { $won }.
   *[other] { $games } Spiele, gewonnen: { $won }.
  }
my-points-a-round = { $points } Punkte pro Runde.
my-percent = { $value } % von { $of }
my-same-deals = { $rounds ->
    [one] Punkte pro Runde, in der letzten Runde
   *[other] Punkte pro Runde, in den letzten { $rounds } Runden
  }
my-points = du
my-adjusted = du, ohne Glück
my-bot = der stärkste Bot
my-bot-plays = Der stärkste Bot spielt auch deine letzten Spiele: bisher { $done } von { $total }.
