### The game’s name, what it is in a sentence, and the names of its cards.

game-phantom-rummy = Phantom Rummy
round-phantom-rummy = Round { $round }
# home, learn: one sentence; about: who made it
home-about-phantom-rummy = Collect sets of humans, angels and demons, and be first out. 2 to 4 players, about 20 minutes.
learn-about-phantom = Take, collect, lay: two sets of three and a pair, and you are out.
about-phantom = Designed by Satoshi Nakamura, 2005. We know it from a Hungarian translation of its rules.

# $number (number)
card-human = human { $number }
card-angel = angel { $number }
card-demon = demon { $number }
card-item-B = Blade
card-item-C = Chalice
card-item-K = Crown
card-item-T = Tome
# $card (text): a number of Phantom Rummy, or an item
card-red = red { $card }
card-special = special { $card }
