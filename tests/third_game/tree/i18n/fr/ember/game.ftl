game-ember = Ember
round-ember = Manche { $round }
home-about-ember = Fournissez la couleur et remportez des plis ; une Étincelle bat toutes les autres cartes. 2 à 4 joueurs, environ 10 minutes.
about-ember = Un petit jeu de plis qui montre comment ajouter un jeu à Lair.
card-ash = Cendre { $number }
card-coal = Charbon { $number }
card-spark = Étincelle { $number }
