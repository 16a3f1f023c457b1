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

replay-pass = pass

## What points are for

replay-part-bid-won = twice the bid
replay-part-bid-lost = the bid, lost
replay-part-traps = traps played
replay-part-flight = flight played
replay-part-idle-hunter = a Hunter never played
replay-part-hunters = Hunters win
replay-part-treasures = treasures
