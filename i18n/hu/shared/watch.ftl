### Felvett játszma visszanézése a terminálban (lair replay).

watch-place = { $round }, lépés: { $step }/{ $steps }
# Nobody bid, and the cards of the round were dealt again
watch-thrown-in = { $round } (újraosztva)
watch-seat = ahogy { $name } látta
watch-you = ahogy te láttad
watch-open = minden kéz nyitva
watch-player = { $number }. játékos
watch-keys = ← → lépés · ↑ ↓ { $mark } · PgUp PgDn osztás · Home End · 1-{ $seats } hely · a minden kéz · q kilépés
watch-no-seat = Itt nincs ilyen hely: „{ $seat }”. Adj meg egy nevet, egy számot 0 és { $last } között, vagy azt, hogy all.
watch-no-place = Ebben a játszmában nincs ilyen: „{ $place }”. Írd be az osztást, és ha akarod, a lépést is: 2 vagy 2.13.
watch-no-game = Ebben a fájlban csak { $games } játszma van.
watch-empty = Ebben a játszmában még nem osztottak, nincs mit nézni.
