### Statistics of a player.

my-rounds-won = Rounds won
my-role-points = Points a round
my-as-chimera = as the Chimera
my-as-hunter = as a Hunter
my-bid = bid { $bid }
my-traps = Traps: { $traps }. Flights: { $flights }.
my-treasures = Treasure a round: { $points }.
