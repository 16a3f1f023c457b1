### Keeping the score of a game with real cards (lair score). Questions are answered with a word or two.

sheet-ask = Round { $round }: press Enter, or type the answers in a row. e changes a round, d strikes it out, u undoes, n names, ? help, q leaves.
sheet-help = Enter or r asks what happened in the round. The answers may also be typed in a row; - stands for the usual answer, which is shown in brackets.
    e 2 changes round 2, d 2 strikes it out; without a number they mean the last round. u takes back what you did last. n changes the names. Everything is saved at once.
sheet-game = Which game?
sheet-names = Who plays? Names, with commas between them.
sheet-out = Who went out?
sheet-not-number = A number from { $low } to { $high }, please.
sheet-not-choice = “{ $text }” is none of these. Type a number up to { $last }, or the start of a name.
sheet-not-yes = Yes or no: { play-yes-or-no }
sheet-not-counts = I need { $count } numbers with spaces between them, together at most { $most }.
sheet-nothing-undone = There is nothing to undo.
sheet-no-round = There is no such round. They go from 1 to { $last }.
sheet-exists = “{ $file }” exists already. --game and --players are for a new pad.
