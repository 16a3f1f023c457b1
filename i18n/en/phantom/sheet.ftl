### The score pad in the terminal (lair score). Questions are answered with a word or two.

sheet-advanced = By the advanced rules?
sheet-nobody = nobody, the deck ran out
sheet-laid = How many sets had that player laid?
sheet-reds = How many red cards?
sheet-turned = How many turned cards matched?
sheet-item-groups = How many of the laid sets are groups of items?
sheet-discarder = Whose discard was it?
sheet-own-turn = nobody’s, on the player’s own turn
sheet-red-cards = Which red cards? Such as h4 a1 iB; put a dash after one whose condition does not hold: h4-.
sheet-not-cards = I cannot read these cards. They are written h4, a1 or iB.
