### Keeping the score of a game with real cards (lair score). Questions are answered with a word or two.

sheet-ask = Round { $round }: press Enter, or type the answers in a row. e changes a round, d strikes it out, u undoes, n names, ? help, q leaves.
sheet-help = Enter or r asks what happened in the round. The answers may also be typed in a row; - stands for the usual answer, which is shown in brackets.
    e 2 changes round 2, d 2 strikes it out; without a number they mean the last round. u takes back what you did last. n changes the names. Everything is saved at once.
sheet-game = Which game?
sheet-names = Who plays? Names, with commas between them.
sheet-edition = Which edition?
sheet-edition-de = German
sheet-edition-fr = French
sheet-edition-hu = Hungarian
sheet-edition-ko = Korean
sheet-limit = How many points end the game?
sheet-advanced = By the advanced rules?
sheet-chimera = Who was the Chimera?
sheet-bid = How high was the bid? 20, 30 or 40
sheet-out = Who went out?
sheet-nobody = nobody, the deck ran out
sheet-traps = How many traps were played?
sheet-flight = Was the flight played?
sheet-idle = Did a Hunter play no card at all?
sheet-toads = Fortune Toads (the 2s), how many each:
sheet-cats = Prosperity Cats (the 11s), how many each:
sheet-laid = How many sets had that player laid?
sheet-reds = How many red cards?
sheet-turned = How many turned cards matched?
sheet-item-groups = How many of the laid sets are groups of items?
sheet-discarder = Whose discard was it?
sheet-own-turn = nobody’s, on the player’s own turn
sheet-red-cards = Which red cards? Such as h4 a1 iB; put a dash after one whose condition does not hold: h4-.
sheet-not-number = A number from { $low } to { $high }, please.
sheet-not-choice = “{ $text }” is none of these. Type a number up to { $last }, or the start of a name.
sheet-not-yes = Yes or no: { play-yes-or-no }
sheet-not-counts = I need { $count } numbers with spaces between them, together at most { $most }.
sheet-nothing-undone = There is nothing to undo.
sheet-no-round = There is no such round. They go from 1 to { $last }.
sheet-not-cards = I cannot read these cards. They are written h4, a1 or iB.
sheet-exists = “{ $file }” exists already. --game and --players are for a new pad.
