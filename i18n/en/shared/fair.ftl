### Checking deals against their seeds (docs/fairness.md).

# $field (text): the field’s name. $number, $given, $due (numbers): of deals, from 1. $seat (number): from 0
fair-bad-hex = “{ $field }” must be 64 hexadecimal digits.
fair-by-seat = “{ $field }” must have { $count } entries, one for each seat.
fair-missing = Deal { $number } cannot be checked: there are no seeds before it.
fair-number = These seeds are for deal { $given }, but deal { $due } comes next.
fair-server-commit = The server’s seed is not the one it committed to.
fair-client-commit = The seed of seat { $seat } is not the one it committed to.
fair-no-commit = Seat { $seat } shows a seed but never committed to one.
fair-changed = The seeds of deal { $number } are not those of the deals before it. A game keeps its seeds.
fair-differs = Deal { $number } does not follow from its seeds: “{ $field }” is different.
