admin-no-player = Nincs ilyen játékos: „{ $player }”. Az azonosítókat a „lair admin players” sorolja fel.
admin-no-report = Nincs ilyen számú jelentés: { $number }.
admin-no-table = Nincs ilyen bezárható asztal: „{ $table }”.
admin-of-nothing = A(z) „{ $what }” után nem kell semmi.
admin-of-whom = Add meg azt is, mire vonatkozik: „{ $what }” (egy azonosító vagy egy szám).
backup-done = A másolat itt van: „{ $path }”.
