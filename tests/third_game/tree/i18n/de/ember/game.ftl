game-ember = Ember
round-ember = Runde { $round }
