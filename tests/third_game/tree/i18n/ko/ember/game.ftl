game-ember = Ember
round-ember = { $round }라운드
