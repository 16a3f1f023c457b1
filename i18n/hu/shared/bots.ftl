### Miért tetszik vagy nem tetszik egy botnak egy lépés: egy-egy rövid mondat a lépésről.

## Minden játékban

reason-goes-out = Ezzel azonnal befejezed.
reason-only-move = Nincs más választás.
reason-most-points = A látottak alapján ez hozza a legtöbb pontot.
reason-fewer-points = A látottak alapján ez kevesebb pontot hoz.
reason-misses-out = Ezzel elmulasztod, hogy azonnal befejezd.
reason-breaks-set = Ez szétszakít összetartozó lapokat.
