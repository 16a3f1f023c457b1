game-phantom-rummy = Phantom-Rommé
round-phantom-rummy = Runde { $round }
home-about-phantom-rummy = Sammle Dreier aus Menschen, Engeln und Dämonen und mach als Erster aus. 2 bis 4 Spieler, etwa 20 Minuten.
learn-about-phantom = Nehmen, sammeln, auslegen: zwei Dreier und ein Paar, und du machst aus.
about-phantom = Von Satoshi Nakamura, 2005. Wir kennen es aus einer ungarischen Übersetzung der Regeln.

card-human = Mensch { $number }
card-angel = Engel { $number }
card-demon = Dämon { $number }
card-item-B = Klinge
card-item-C = Kelch
card-item-K = Krone
card-item-T = Foliant
card-red = { $card } (rot)
card-special = { $card } (besonders)
