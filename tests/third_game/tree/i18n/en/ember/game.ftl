### The game’s name.

game-ember = Ember
round-ember = Round { $round }
