### Watching a finished game again.

## Looking

replay-trick-back = Previous trick
replay-trick-on = Next trick
replay-key-trick = trick by trick

## The table

replay-middle = In the middle
replay-bid = bid { $bid }
replay-role-chimera = Chimera { $bid }
replay-treasure = treasure { $points }
replay-gift = given away
replay-face-up = face-up card

## What happened

replay-dealt = { $dealer } deals. { $holder } gets the face-up card ({ $card }) and speaks first.
replay-bids = { $name } bids { $bid }.
replay-passes = { $name } passes.
replay-pass = pass
replay-forced = Nobody bids, so { $name } has to bid { $bid }.
replay-thrown-in = All have passed: the cards are dealt again.
replay-contract = { $name } is the Chimera at { $bid }.
replay-den = From the den: { $cards }.
replay-gave = { $name } gives away { $cards }.
replay-swapped = The Hunters have swapped.
replay-plays = { $name } plays { $cards } ({ $kind }).
replay-trick-won = { $name } wins the trick.

## What points are for

replay-part-bid-won = twice the bid
replay-part-bid-lost = the bid, lost
replay-part-traps = traps played
replay-part-flight = flight played
replay-part-idle-hunter = a Hunter never played
replay-part-hunters = Hunters win
replay-part-treasures = treasures
