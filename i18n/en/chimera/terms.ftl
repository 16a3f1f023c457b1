## Kinds of combination (C-6)

kind-single = single
kind-pair = pair
kind-pair-run = pair run
kind-triple = triple
kind-triple-run = triple run
kind-triple-single = triple + single
kind-triple-pair = triple + pair
kind-triple-run-singles = triple run + singles
kind-triple-run-pairs = triple run + pairs
kind-straight = straight
kind-quad-singles = quad + singles
kind-quad-pairs = quad + pairs
kind-trap = trap
kind-flight = flight

## Cards that have a name (C-1)

fortune-toad = Fortune Toad
prosperity-cat = Prosperity Cat
treasure = treasure

## Players and play

role-chimera = Chimera
role-hunter = Hunter
den = den
bid = bid
pass = pass
swap = swap
trick = trick
round = round

option-chimera-edition-de = German
option-chimera-edition-fr = French
option-chimera-edition-hu = Hungarian
option-chimera-edition-ko = Korean
