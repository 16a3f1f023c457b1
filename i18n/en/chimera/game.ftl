### The game’s name, what it is in a sentence, and the names of its cards.

game-chimera = Chimera
round-chimera = Round { $round }
# home, learn: one sentence; about: who made it
home-about-chimera = Climb, bid and hunt: one against two. 3 players, about 30 minutes.
learn-about-chimera = One against two: bid, hide your strength, get rid of your cards.
about-chimera = Designed by Ralph H. Anderson. Published by Z-Man Games in 2014, with pictures by Chris Quilliams and Philippe Guérin.

# $family (text): one of family-*; $rank (text): a number or one of rank-*
card-family = { $family } { $rank }

## Cards that have a name (C-1)

rank-hero = Hero
rank-pi-ya = Pi Ya
rank-chimera = Chimera

## Families

family-jade = Jade
family-sword = Sword
family-pagoda = Pagoda
family-star = Star
