### A befejezett játszmák.

my-ends = Hogyan értek véget a fordulók
my-out = te mentél ki
my-others-out = más ment ki
my-distances = Ennyi lap hiányzik átlagosan a kimenéshez, körről körre
