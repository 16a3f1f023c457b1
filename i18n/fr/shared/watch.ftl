### Revoir une partie enregistrée dans le terminal (lair replay).

watch-place = { $round }, étape { $step } sur { $steps }
# Nobody bid, and the cards of the round were dealt again
watch-thrown-in = { $round } (redistribuée)
watch-seat = comme { $name } l’a vue
watch-you = comme vous l’avez vue
watch-open = toutes les mains visibles
watch-player = Joueur { $number }
watch-keys = ← → étape · ↑ ↓ { $mark } · PgPréc PgSuiv manche · Début Fin · 1-{ $seats } place · a toutes les mains · q quitter
watch-no-seat = Il n’y a pas de place « { $seat } » ici. Donnez un nom, un nombre de 0 à { $last } ou all.
watch-no-place = Il n’y a pas de « { $place } » dans cette partie. Donnez la manche et, si vous voulez, une étape : 2 ou 2.13.
watch-no-game = { $games ->
    [one] Il n’y a qu’une partie dans ce fichier.
   *[other] Il n’y a que { $games } parties dans ce fichier.
    }
watch-empty = Rien n’a encore été distribué dans cette partie : il n’y a rien à voir.
