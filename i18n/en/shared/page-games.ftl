### The player's finished games.

games-title = My games
games-lead = Every finished game can be watched again, from every seat.
games-open = Open a record from a file
games-none-title = No finished game yet
games-none-text = Play one to the end, and you can watch it again here.
games-play = Play now
games-more = Show older games
games-count = { $count ->
    [one] One game
   *[other] { $count } games
  }
games-won = won
games-shared = shared win
games-lost = lost
games-unfinished = unfinished
games-you = You
games-watch = Watch
games-watch-this = Watch { $game } of { $date }
games-download = Record
games-download-this = Download the record of { $game } of { $date }
games-daily = the day’s deal

## Statistics

my-title = How you play
my-games = { $games ->
    [one] One game, won: { $won }.
   *[other] { $games } games, won: { $won }.
  }
my-points-a-round = { $points } points a round.
# $of (number): of how many rounds
my-percent = { $value }% of { $of }
my-same-deals = { $rounds ->
    [one] Points a round, in the last round
   *[other] Points a round, in the last { $rounds } rounds
  }
my-points = you
my-adjusted = you, without luck
my-bot = the strongest bot
# $done (number): games, of $total
my-bot-plays = The strongest bot plays your last games, too: { $done } of { $total } so far.
