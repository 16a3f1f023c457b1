### Die fertigen Spiele.

my-ends = Wie Runden endeten
my-out = du hast ausgemacht
my-others-out = andere haben ausgemacht
my-distances = Karten, die zum Ausmachen fehlen, im Mittel, Zug für Zug
