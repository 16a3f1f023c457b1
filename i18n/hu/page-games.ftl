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
my-rounds-won = Megnyert leosztások
my-role-points = Pont leosztásonként
my-as-chimera = Chimeraként
my-as-hunter = Vadászként
my-bid = licit: { $bid }
my-percent = { $value }% ({ $of })
my-traps = Csapdák: { $traps }. Repülések: { $flights }.
my-treasures = Kincs leosztásonként: { $points }.
my-ends = Hogyan értek véget a fordulók
my-out = te mentél ki
my-others-out = más ment ki
my-distances = Ennyi lap hiányzik átlagosan a kimenéshez, körről körre
my-same-deals = { $rounds ->
    [one] Pontok a legutóbbi alkalommal
   *[other] Átlagpont az utolsó { $rounds } alkalommal
  }
my-points = te
my-adjusted = te, szerencse nélkül
my-bot = a legerősebb bot
my-bot-plays = A legerősebb bot is lejátssza az utolsó játszmáidat, eddig ennyit: { $done } / { $total }.
