## Sortes de combinaisons (C-6)

kind-single = carte seule
kind-pair = paire
kind-pair-run = suite de paires
kind-triple = brelan
kind-triple-run = suite de brelans
kind-triple-single = brelan et carte attachée
kind-triple-pair = full
kind-triple-run-singles = suite de brelans et cartes attachées
kind-triple-run-pairs = suite de fulls
kind-straight = suite
kind-quad-singles = carré et 2 cartes
kind-quad-pairs = carré et 2 paires
kind-trap = bombe
kind-flight = vol de la Chimère

## Cartes qui ont un nom (C-1)

fortune-toad = crapaud de la chance
prosperity-cat = chat de la prospérité
treasure = trésor

## Joueurs et jeu

role-chimera = Chimère
role-hunter = chasseur
den = terrier de la Chimère
bid = enchère
pass = passer
swap = échange
trick = pli
round = manche

option-chimera-edition-de = allemande
option-chimera-edition-fr = française
option-chimera-edition-hu = hongroise
option-chimera-edition-ko = coréenne
