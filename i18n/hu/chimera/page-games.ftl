### A befejezett játszmák.

my-rounds-won = Megnyert leosztások
my-role-points = Pont leosztásonként
my-as-chimera = Chimeraként
my-as-hunter = Vadászként
my-bid = licit: { $bid }
my-traps = Csapdák: { $traps }. Repülések: { $flights }.
my-treasures = Kincs leosztásonként: { $points }.
