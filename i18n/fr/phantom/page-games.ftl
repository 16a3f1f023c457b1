### Les parties terminées.

my-ends = Fins de manche
my-out = vous avez fini
my-others-out = un autre a fini
my-distances = Cartes manquantes pour finir, en moyenne, tour par tour
