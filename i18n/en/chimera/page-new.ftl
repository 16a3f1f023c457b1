### The options of a game, in the form for a new table and in the rules of a table.

option-chimera-edition = Edition
option-chimera-limit = Points limit
# In place of an edition
option-chimera-mixed = Rules of your own choice.
option-chimera-preset = as in the edition
# $value (text): what that is, such as “allowed”
option-chimera-in-preset = In this edition: { $value }.
option-chimera-forced-bid = Who must bid if nobody does
option-chimera-forced-bid-holder = whoever has the face-up card
option-chimera-forced-bid-highest = whoever leads on points
option-chimera-closing-passes = Passes that end the bidding
option-chimera-closing-passes-2 = 2
option-chimera-closing-passes-3 = 3
option-chimera-reenter = Bid again after a pass
option-chimera-reenter-on = allowed
option-chimera-reenter-off = not allowed
option-chimera-all-pass = If all pass on the first deal
option-chimera-all-pass-redeal = deal anew
option-chimera-all-pass-first = the first to pass is the Chimera
