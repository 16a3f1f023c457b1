game-ember = Ember
round-ember = { $round }. forduló
