game-chimera = Chimera
round-chimera = { $round }. leosztás
home-about-chimera = Licit, kombinációk, vadászat: egy kettő ellen. 3 játékos, kb. 30 perc.
learn-about-chimera = Egy kettő ellen: licitálj, rejtsd el az erődet, szabadulj meg a lapjaidtól.
about-chimera = Tervezte: Ralph H. Anderson. A Z-Man Games adta ki 2014-ben, Chris Quilliams és Philippe Guérin képeivel.

card-family = { $family } { $rank }

## Lapok, amelyeknek nevük van (C-1)

rank-hero = Hős
rank-pi-ya = Pi Ya
rank-chimera = Chimera

## Családok

family-jade = Jáde
family-sword = Kard
family-pagoda = Pagoda
family-star = Csillag
