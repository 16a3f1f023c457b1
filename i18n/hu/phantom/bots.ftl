### Miért tetszik vagy nem tetszik egy botnak egy lépés: egy-egy rövid mondat a lépésről.

## Ami egy lépés mellett szól

reason-waits-on = { $count } olyan lap teszi teljessé a kezet, amelyet még nem láttál.
reason-comes-nearer = Közelebb visz a kimenéshez: { $count ->
    [0] utána már egy lap sem hiányzik
   *[other] utána { $count } lap hiányzik
  }.
reason-safe-discard = Aki vár, annak alig kellhet: 100 lehetséges osztásból { $percent } esetben.
reason-first-set = Kimenni csak úgy lehet, ha már fekszik előtted egy terc.
reason-completes-set = Teljessé tesz egy tercet.
reason-lays-set = Minden lerakott terc egy pontot ér.
reason-denies-waiting = Elvesz egy lapot, amely 100 lehetséges osztásból { $percent } esetben kell annak, aki vár.
reason-takes-red = Egy vörös kártya kimenéskor egy pontot ér.
reason-fits-nothing = A lap semmihez sem illik a kézben.
reason-keeps-most-helps = Utána { $count } olyan lap segít, amelyet még nem láttál: nincs jobb dobás.
reason-nobody-can-claim = Ezzel a lappal senki sem rakhat le tercet.
reason-keeps-set-hidden = A terc rejtve marad a kézben.
reason-claims-lead-away = A lap elvétele eltávolítana a kimenéstől.
reason-claims-do-not-help = A lap elvétele nem vinne közelebb a kimenéshez.
reason-stays-free = Bejelentés nélkül a kéz még változhat.

## Ami egy lépés ellen szól

reason-feeds-waiting = Ezzel 100 lehetséges osztásból { $percent } esetben kimehet, aki vár.
reason-goes-further = Távolabb marad a kimenéstől: utána { $count } lap hiányzik.
reason-discards-red = Vörös kártyát dob el, amely egy pontot ér.
reason-fewer-helps = Utána { $count ->
    [0] egyetlen olyan lap sem segít
   *[other] csak { $count } olyan lap segít
  }, amelyet még nem láttál: kevesebb, mint lehetne.
reason-freezes-hand = Bejelentés után a kéz már nem változhat.
reason-misses-wait = Csak az mehet ki más eldobott lapjával, aki bejelentette, hogy vár.
