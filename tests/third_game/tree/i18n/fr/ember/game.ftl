game-ember = Ember
round-ember = Manche { $round }
