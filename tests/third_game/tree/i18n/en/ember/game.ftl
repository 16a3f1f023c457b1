### The game’s name.

game-ember = Ember
round-ember = Round { $round }
home-about-ember = Follow suit and win tricks; a Spark beats every other card. 2 to 4 players, about 10 minutes.
about-ember = A small trick-taking game that shows how a game is added to Lair.
card-ash = Ash { $number }
card-coal = Coal { $number }
card-spark = Spark { $number }
