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
games-you = Te
games-watch = Visszanézés
games-watch-this = Visszanézés: { $game }, { $date }
games-download = Jegyzőkönyv
games-download-this = Jegyzőkönyv letöltése: { $game }, { $date }
