### Ami az összes asztalt őrző fájllal baj lehet.

storage-full = Megtelt a lemez: már semmi sem fér ebbe: „{ $path }”. Kérjük, szabadíts fel helyet.
storage-readonly = Ez a fájl nem írható: „{ $path }”. Kérjük, ellenőrizd, ki írhatja a fájlt és a mappáját.
storage-damaged = Ez a fájl sérült: „{ $path }” ({ $reason }). Nem változtattunk rajta. Kérjük, használj biztonsági mentést.
storage-busy = Ezt a fájlt már egy másik szerver használja: „{ $path }”. Kérjük, állítsd le azt, vagy válassz másik fájlt.
storage-newer = Ennek a fájlnak a verziója { $version }: „{ $path }”. Ez a program legfeljebb ezt a verziót ismeri: { $known }. Kérjük, használj újabb programot.
storage-foreign = Ez nem a Lair fájlja: „{ $path }”. Nem változtattunk rajta. Kérjük, válassz másik fájlt.
storage-missing = Nincs ilyen fájl: „{ $path }”.
storage-exists = Ez a fájl már létezik, nem írjuk felül: „{ $path }”. Kérjük, válassz másik nevet.
storage-failed = Ez a fájl nem használható: „{ $path }” ({ $reason }).
storage-bad-pages = Sérült: { $reason }
storage-bad-log = { $table } asztal: a napló { $first }–{ $last }. bejegyzése sérült vagy hiányzik.
storage-bad-game = { $table } asztal: a(z) { $number }. játszma sérült.
