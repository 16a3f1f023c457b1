### The player's finished games.

games-title = My games
games-lead = Every finished game can be watched again, from every seat.
games-open = Open a record from a file
games-none-title = No finished game yet
games-none-text = Play one to its end, and it will wait here to be watched again.
games-play = Play now
games-more = Show older games
games-count = { $count ->
    [one] One game
   *[other] { $count } games
  }
games-won = won
games-shared = shared win
games-lost = lost
games-you = You
games-watch = Watch
games-watch-this = Watch { $game } of { $date }
games-download = Record
games-download-this = Download the record of { $game } of { $date }
