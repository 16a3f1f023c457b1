### Igazi kártyával játszott játszma pontozása (lair score). A válasz egy-két szó.

sheet-ask = { $round }. { $game-id ->
    [stats-game-chimera] leosztás
   *[other] forduló
  }: nyomj Entert, vagy írd be sorban a válaszokat. e módosít, d töröl egyet, u visszavon, n nevek, ? súgó, q kilépés.
sheet-help = Enter vagy r: megkérdezi, mi történt a { $game-id ->
        [stats-game-chimera] leosztásban
       *[other] fordulóban
    }. A válaszokat egy sorban is beírhatod; a - a szögletes zárójelben álló szokásos válasz.
    e 2 módosítja, d 2 törli a 2. { $game-id ->
        [stats-game-chimera] leosztást
       *[other] fordulót
    }; szám nélkül az utolsót. u visszavonja, amit utoljára tettél. n: nevek. Minden azonnal mentődik.
sheet-game = Melyik játék?
sheet-names = Kik játszanak? Nevek vesszővel elválasztva.
sheet-edition = Melyik kiadás?
sheet-edition-de = német
sheet-edition-fr = francia
sheet-edition-hu = magyar
sheet-edition-ko = koreai
sheet-limit = Hány pontig tart a játszma?
sheet-advanced = Haladó szabályokkal?
sheet-chimera = Ki volt a Chimera?
sheet-bid = Mennyi volt a licit? 20, 30 vagy 40
sheet-out = Ki ment ki?
sheet-nobody = senki, elfogyott a pakli
sheet-traps = Hány csapdát játszottak ki?
sheet-flight = Kijátszották a Chimera Repülését?
sheet-idle = Volt Vadász, aki egy lapot sem játszott ki?
sheet-toads = Szerencsevarangyok (2-esek), kinek hány:
sheet-cats = Bőségmacskák (11-esek), kinek hány:
sheet-laid = Hány terc feküdt előtte?
sheet-reds = Hány vörös kártya?
sheet-turned = Hány felcsapott lapnak volt párja?
sheet-item-groups = A lerakott tercek közül hány a tárgyakból álló csoport?
sheet-discarder = Ki dobta el a lapot?
sheet-own-turn = senki, a saját körében ment ki
sheet-red-cards = Mely vörös kártyák? Például h4 a1 iB; kötőjel a mögé, amelyiknek a feltétele nem teljesül: h4-.
sheet-not-number = { $low } és { $high } közötti számot kérek.
sheet-not-choice = Ilyen nincs köztük: „{ $text }”. Írj egy számot { $last }-ig, vagy egy név elejét.
sheet-not-yes = Igen vagy nem: { play-yes-or-no }
sheet-not-counts = { $count } szám kell szóközzel elválasztva, összesen legfeljebb { $most }.
sheet-nothing-undone = Nincs mit visszavonni.
sheet-no-round = Ilyen { $game-id ->
    [stats-game-chimera] leosztás
   *[other] forduló
  } nincs. 1 és { $last } közül választhatsz.
sheet-not-cards = Ezeket a lapokat nem értem. Így írd őket: h4, a1 vagy iB.
sheet-exists = „{ $file }” már létezik. A --game és a --players új laphoz való.
