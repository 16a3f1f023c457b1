### Les parties terminées.

my-rounds-won = Manches gagnées
my-role-points = Points par manche
my-as-chimera = en Chimère
my-as-hunter = en chasseur
my-bid = enchère { $bid }
my-traps = Bombes : { $traps }. Vols : { $flights }.
my-treasures = Trésors par manche : { $points }.
