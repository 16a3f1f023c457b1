game-chimera = Chimera
round-chimera = Runde { $round }
home-about-chimera = Stechen, bieten, jagen: einer gegen zwei. 3 Spieler, etwa 30 Minuten.
learn-about-chimera = Eine gegen zwei: bieten, die Stärke verbergen, die Karten loswerden.
about-chimera = Von Ralph H. Anderson. 2014 bei Z-Man Games erschienen, mit Bildern von Chris Quilliams und Philippe Guérin.

card-family = { $family } { $rank }

## Karten mit Namen (C-1)

rank-hero = Held
rank-pi-ya = Pi Ya
rank-chimera = Chimäre

## Familien

family-jade = Jade
family-sword = Schwert
family-pagoda = Pagode
family-star = Stern
