### Cards by their names, as readers of screens hear them and sentences tell them.

# $family (text): one of family-*; $rank (text): a number or one of rank-*
card-family = { $family } { $rank }
# $number (text): its number
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
