game-ember = Ember
round-ember = { $round }. forduló
home-about-ember = Adj színre színt, és vidd az ütéseket; a Szikra minden más lapot üt. 2–4 játékos, körülbelül 10 perc.
about-ember = Kis ütéses játék, amely megmutatja, hogyan kerül egy játék a Lairbe.
card-ash = Hamu { $number }
card-coal = Szén { $number }
card-spark = Szikra { $number }
