### JSON, jegyzőkönyvek és a bírónak szóló kérdések olvasása.

json-wrong = Ez nem JSON: hibás ennél a bájtnál: { $place }.
json-too-deep = Ez a JSON túl mélyen van egymásba ágyazva. Legfeljebb { $depth } szintet olvasunk.
field-not-object = „{ $field }”: ide objektum kell: mezők és értékeik kapcsos zárójelek között.

record-no-header = A játszma első sora a fejléc legyen, benne „lair”, „game” és „seats”.
record-second-header = Itt egy második játszma kezdődik, de ebben a jegyzőkönyvben csak egy lehet.
record-behind-end = A játszma az előző sorban véget ért. Utána már nem jöhet semmi.
record-version = Ennek a jegyzőkönyvnek a verziója { $version }. Ez a program legfeljebb ezt a verziót olvassa: { $known }.
record-seat-name = „seats”: ide nevek listája kell, mindegyik idézőjelek közötti szöveg.
record-bots = „bots”: ide helyek szerinti lista kell: a bot szintje idézőjelek között, vagy null, ha ember ül ott.
record-round-due = Az osztás véget ért. Előbb a „round” sorának kell jönnie.
record-round-not-due = Az osztás még nem ért véget, ezért itt nem állhat „round” sor.
record-round-twice = Ennek az osztásnak az eredménye már megvan.
record-end-not-due = A játszma még nem ért véget, ezért itt nem állhat „end” sor.
record-line-mixed = A „deal”, a „round”, az „end” és minden döntés külön sorba való. Írd őket külön sorokba.
game-unknown = Nincs ilyen játék: „{ $game }”. Ezek vannak: { $games }.
referee-op-unknown = Nincs ilyen kérdés: „{ $op }”. Ezek vannak: { $ops }.

pad-none = Ez nem pontozólap.
pad-player-name = A lapon egy név hiányzik, vagy túl hosszú.
pad-no-game = A pontozólap ezt még nem tudja számolni: { $game }.
pad-too-long = Ezen a lapon túl sok osztás van. Legfeljebb { $most } olvasható.
