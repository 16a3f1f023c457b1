game-phantom-rummy = Rami fantôme
round-phantom-rummy = Manche { $round }
home-about-phantom-rummy = Réunissez humains, anges et démons, et finissez en premier. 2 à 4 joueurs, environ 20 minutes.
learn-about-phantom = Prendre, réunir, poser : deux combinaisons et une paire, et vous finissez.
about-phantom = De Satoshi Nakamura, 2005. Nous le connaissons par une traduction hongroise de ses règles.

card-human = humain { $number }
card-angel = ange { $number }
card-demon = démon { $number }
card-item-B = Lame
card-item-C = Calice
card-item-K = Couronne
card-item-T = Grimoire
card-red = { $card } rouge
card-special = { $card } (objet spécial)
