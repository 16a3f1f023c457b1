game-ember = Ember
round-ember = Runde { $round }
home-about-ember = Farbe bedienen und Stiche machen; ein Funke schlägt jede andere Karte. 2 bis 4 Spieler, etwa 10 Minuten.
about-ember = Ein kleines Stichspiel, das zeigt, wie ein Spiel zu Lair kommt.
card-ash = Asche { $number }
card-coal = Kohle { $number }
card-spark = Funke { $number }
