### Amire minden játéknak és a program minden részének szüksége van.

language-name = Magyar

## Egy kérés, egy jegyzőkönyv vagy az asztal beállításainak mezői

field-missing = Hiányzó mező: „{ $field }”. Kérjük, add meg.
field-not-number = „{ $field }”: ide { $low } és { $high } közötti egész szám kell.
field-not-flag = „{ $field }”: ide true vagy false kell.
field-not-text = „{ $field }”: ide idézőjelek közötti szöveg kell.
field-not-list = „{ $field }”: ide szögletes zárójelek közötti lista kell.
field-not-choice = „{ $field }”: ezek egyike kell ide: { $choices }.
not-an-object = Ide objektum kell: mezők és értékeik kapcsos zárójelek között.
option-unknown = Nincs ilyen beállítás: „{ $field }”. Kérjük, ellenőrizd az írásmódját, vagy hagyd el.

## Eredmények, ahogy egy jegyzőkönyv állítja őket

result-missing = Az eredményből hiányzik: „{ $field }”. A szabályok szerint itt szerepelnie kell.
result-form = „{ $field }” formája nem jó: a helyek és a pontok egész számok, a lapok szövegek.
result-differs = „{ $field }”: a szabályok szerint ebből a játékmenetből más jön ki, mégpedig ez: { $expected }.
result-unexpected = A szabályok szerint ebbe az eredménybe nem tartozik bele: „{ $field }”. Kérjük, hagyd el.

## Helyek

seats-wrong = Ehhez a játékhoz legalább { $low } és legfeljebb { $high } játékos kell.
seats-exactly = Ezt a játékot pontosan { $count } játékos játssza.

## Katalógusok, azoknak, akik írják őket

catalogue-not-utf8 = { $line }. sor: nem UTF-8 kódolású. Kérjük, UTF-8 kódolással mentsd a fájlt.
catalogue-control = { $line }. sor: vezérlőkarakter van benne. Kérjük, tabulátor helyett szóközt használj.
catalogue-entry-wrong = { $line }. sor: megjegyzés (#), üzenet (id = szöveg) vagy annak behúzott folytatása kell ide.
catalogue-message-empty = { $line }. sor: hiányzik a szöveg. Az üres szöveget így kell írni: { "{ \"\" }" }.
catalogue-brace-wrong = { $line }. sor: a kapcsos zárójelek nem illenek össze. Zárd be mindegyiket; a szövegbe zárójelet így írhatsz: { "{ \"{\" }" }.
catalogue-placeable-wrong = { $line }. sor: a kapcsos zárójelek közé $name, egy üzenet id-je vagy idézőjelek közötti szöveg kell.
catalogue-select-wrong = { $line }. sor: a választásban minden változatnak külön sor és [kulcs] kell, és pontosan egynek közülük *.
catalogue-literal-wrong = { $line }. sor: az idézőjelek közötti szövegnek ebben a sorban kell véget érnie; \ után csak " \ uHHHH vagy UHHHHHH állhat.
catalogue-too-deep = { $line }. sor: a választások túl mélyen vannak egymásba ágyazva. Kérjük, oszd fel az üzenetet.
catalogue-id-twice = { $line }. sor: ez az id már foglalt: „{ $id }”. Kérjük, válassz másikat.
