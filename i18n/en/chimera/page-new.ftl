### The options of a game, in the form for a new table and in the rules of a table.

new-edition = Edition
new-limit = Points limit
new-as-edition = as in the edition
# $value (text): what that is, such as “allowed”
new-in-edition = In this edition: { $value }.
new-forced-bid = Who must bid if nobody does
new-forced-bid-holder = whoever has the face-up card
new-forced-bid-highest = whoever leads on points
new-closing-passes = Passes that end the bidding
new-closing-passes-2 = 2
new-closing-passes-3 = 3
new-reenter = Bid again after a pass
new-reenter-on = allowed
new-reenter-off = not allowed
new-all-pass = If all pass on the first deal
new-all-pass-redeal = deal anew
new-all-pass-first = the first to pass is the Chimera
