### A befejezett játszmák.

games-title = Játszmáim
games-lead = Minden befejezett játszma visszanézhető, bármelyik helyről.
games-open = Jegyzőkönyv megnyitása fájlból
games-none-title = Még nincs befejezett játszma
games-none-text = Játssz végig egyet, és itt bármikor visszanézheted.
games-play = Játsszunk!
games-more = Régebbi játszmák
games-count = { $count } játszma
games-won = nyertél
games-shared = közös győzelem
games-lost = vesztettél
games-unfinished = befejezetlen
games-you = Te
games-watch = Visszanézés
games-watch-this = Visszanézés: { $game }, { $date }
games-download = Jegyzőkönyv
games-download-this = Jegyzőkönyv letöltése: { $game }, { $date }
games-daily = a nap leosztása

## Statistics

my-title = Hogyan játszol
my-games = { $games ->
    [one] Egy játszma, megnyert: { $won }.
   *[other] { $games } játszma, megnyert: { $won }.
  }
my-points-a-round = Átlagosan { $points } pont.
my-percent = { $value }% ({ $of })
my-same-deals = { $rounds ->
    [one] Pontok a legutóbbi alkalommal
   *[other] Átlagpont az utolsó { $rounds } alkalommal
  }
my-points = te
my-adjusted = te, szerencse nélkül
my-bot = a legerősebb bot
my-bot-plays = A legerősebb bot is lejátssza az utolsó játszmáidat, eddig ennyit: { $done } / { $total }.
