### Why a bot likes a move or does not: one short sentence each, about the move (“it”).

## In every game

reason-goes-out = It goes out.
reason-only-move = There is no other choice.
reason-most-points = From all that can be seen, it brings the most points.
reason-fewer-points = From all that can be seen, it brings fewer points.
reason-misses-out = It misses the chance to go out.
reason-breaks-set = It tears apart cards that belong together.
