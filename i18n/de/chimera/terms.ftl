## Arten von Kombinationen (C-6)

kind-single = Einzelkarte
kind-pair = Paar
kind-pair-run = Folge von Paaren
kind-triple = Drilling
kind-triple-run = Folge von Drillingen
kind-triple-single = Drilling mit Karte
kind-triple-pair = Drilling mit Paar
kind-triple-run-singles = Folge von Drillingen mit Karten
kind-triple-run-pairs = Folge von Drillingen mit Paaren
kind-straight = Reihe
kind-quad-singles = Vierling mit 2 Karten
kind-quad-pairs = Vierling mit 2 Paaren
kind-trap = Falle
kind-flight = Chimären-Angriff

## Karten mit Namen (C-1)

fortune-toad = Glückskröte
prosperity-cat = Winkekatze
treasure = Schatz

## Spieler und Spiel

role-chimera = Chimäre
role-hunter = Jäger
den = Versteck der Chimäre
bid = Gebot
pass = passen
swap = Tausch
trick = Stich
round = Runde

option-chimera-edition-de = deutsche
option-chimera-edition-fr = französische
option-chimera-edition-hu = ungarische
option-chimera-edition-ko = koreanische
