### Die fertigen Spiele.

my-rounds-won = Gewonnene Runden
my-role-points = Punkte pro Runde
my-as-chimera = als Chimäre
my-as-hunter = als Jäger
my-bid = Gebot { $bid }
my-traps = Fallen: { $traps }. Chimären-Angriffe: { $flights }.
my-treasures = Schätze pro Runde: { $points }.
