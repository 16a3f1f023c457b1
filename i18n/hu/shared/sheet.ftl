### Igazi kártyával játszott játszma pontozása (lair score). A válasz egy-két szó.

sheet-ask = { $round }. { $game-id ->
    [game-chimera] leosztás
   *[other] forduló
  }: nyomj Entert, vagy írd be sorban a válaszokat. e módosít, d töröl egyet, u visszavon, n nevek, ? súgó, q kilépés.
sheet-help = Enter vagy r: megkérdezi, mi történt a { $game-id ->
        [game-chimera] leosztásban
       *[other] fordulóban
    }. A válaszokat egy sorban is beírhatod; a - a szögletes zárójelben álló szokásos válasz.
    e 2 módosítja, d 2 törli a 2. { $game-id ->
        [game-chimera] leosztást
       *[other] fordulót
    }; szám nélkül az utolsót. u visszavonja, amit utoljára tettél. n: nevek. Minden azonnal mentődik.
sheet-game = Melyik játék?
sheet-names = Kik játszanak? Nevek vesszővel elválasztva.
sheet-out = Ki ment ki?
sheet-not-number = { $low } és { $high } közötti számot kérek.
sheet-not-choice = Ilyen nincs köztük: „{ $text }”. Írj egy számot { $last }-ig, vagy egy név elejét.
sheet-not-yes = Igen vagy nem: { play-yes-or-no }
sheet-not-counts = { $count } szám kell szóközzel elválasztva, összesen legfeljebb { $most }.
sheet-nothing-undone = Nincs mit visszavonni.
sheet-no-round = Ilyen { $game-id ->
    [game-chimera] leosztás
   *[other] forduló
  } nincs. 1 és { $last } közül választhatsz.
sheet-exists = „{ $file }” már létezik. A --game és a --players új laphoz való.
