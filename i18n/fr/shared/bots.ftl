### Pourquoi un bot aime un coup, ou non : une courte phrase chacun, au sujet du coup.

## Dans tous les jeux

reason-goes-out = Ce coup permet de finir.
reason-only-move = Il n’y a pas d’autre choix.
reason-most-points = D’après tout ce qu’on peut voir, c’est ce qui rapporte le plus de points.
reason-fewer-points = D’après tout ce qu’on peut voir, cela rapporte moins de points.
reason-misses-out = Ce coup manque l’occasion de finir.
reason-breaks-set = Cela sépare des cartes qui vont ensemble.
