### A Chimera asztala. A név után rövid szöveg áll: „Ana: passz”.

## Lapok és kombinációk

# „8-as pár”, „Hős csapda”
c-reading-of = { $top ->
    [1] { $top }-es
    [2] { $top }-es
    [3] { $top }-as
    [4] { $top }-es
    [5] { $top }-ös
    [6] { $top }-os
    [7] { $top }-es
    [8] { $top }-as
    [9] { $top }-es
    [10] { $top }-es
    [11] { $top }-es
    [12] { $top }-es
   *[other] { $top }
  } { $kind-id ->
    [kind-quad-singles] négyes két csatolt lappal
    [kind-quad-pairs] négyes két csatolt párral
   *[other] { $kind }
  }
# „sor 8–12”
c-reading-run = { $kind } { $low }–{ $top }
c-read-as = Olvasat

## Mit tesznek a játékosok

c-log-ranks = ({ $ranks })
c-did-pass = passz
c-did-bid = licit { $bid }
c-did-forced = kötelező licit: { $bid }
c-did-win = vitte az ütést
c-thinks = gondolkodik…
c-chooses-swap = választ…
c-reading-result = olvas…
c-few-left = { $name } kezében még { $count } lap van.

## Az asztal közepe

c-table-middle = Az asztal közepe
c-bar-bid = Licit { $bid }
c-bar-limit = { $limit } pontig
c-cards-dealt = Osztás…
c-face-up-card = Képpel felfelé fordított lap: { $card }
c-face-up-with = { $name } kapta a képpel felfelé fordított lapot
c-no-bid = Még nincs licit
c-no-bid-twice = Még nincs licit. Ha megint mindenki passzol, valakinek 20-at kell licitálnia.
c-bid-stands = { $name } licitje { $bid }
c-den-yours = Lapjaid a barlangból
c-give-cards = { $count ->
    [one] Válassz egy lapot a társadnak ({ $name })
   *[other] Válassz { $count } lapot a társadnak ({ $name })
  }
c-give-blind = Azt, amit kapsz, akkor látod, ha mindketten választottatok.
c-you-gave = { $name } kapja
c-you-got = { $name } adta
c-swap-waits = { $name } még választ.
c-hunters-swap = A Vadászok lapot cserélnek.
c-you-lead = Te kezdesz
c-leads = { $name } kezd
c-round-over = Véget ért: { $round }. leosztás

## A saját hely

c-your-hand = A kezed: { $count } lap
c-your-actions = A lépésed
c-sort-rank = Érték szerint
c-sort-groups = Csoportban
c-pass-until = Passzoljon helyettem, amíg nem tudok ütni
c-pass-until-short = Autopassz
c-act-pass = Passz
c-act-play = Kijátszom
c-act-give = Odaadom
c-act-sure = Tényleg kijátszom
c-act-bid = Licit: { $bid }
c-act-bid-off = Licit: { $bid }; { $why }
c-off-turn = Nem te jössz
c-off-choose = Válassz lapot
c-off-not-possible = Nem játszható ki
c-off-lead = Te kezdesz
c-off-forced = Licitálnod kell
c-off-low = Túl alacsony
c-wait = Egy pillanat…
c-wait-for = { $name } jön
c-your-bid = Licitálj vagy passzolj
c-give-count = { $chosen } / { $count } kiválasztva
c-lead-anything = Te kezdesz, bármely kombinációval
c-beat-or-pass = Üsd, vagy passzolj
c-cannot-beat = Ezt semmivel sem tudod ütni
c-passes-itself = Semmi sem üti: passz következik…
c-beats-it = üti
c-can-lead = kijátszható
c-not-on-list = Ezek a lapok itt nem játszhatók ki
c-nothing-to-play = Nincs mit kijátszanod.
c-watching = Nézőként vagy itt.

## Tippek

c-hint-play = Játszd ki: { $what }
c-hint-give = Add oda: { $what }
c-hint-fewer = { $points } ponttal kevesebb
c-hint-even = ugyanolyan jó
c-hint-riskier = kisebb eséllyel nyered meg a játszmát

## Eredmény és pontok

c-result-chimera = { $name } lapjai fogytak el először: a Chimera nyeri a leosztást.
c-result-hunters = { $name } lapjai fogytak el először: a Vadászok nyerik a leosztást.
c-part-bid = Licit
c-part-bid-times = Licit { $times } × { $bid }
c-part-traps = Csapdák
c-part-flight = Chimera Repülése
c-part-idle-hunter = Egy Vadász nem játszott ki lapot
c-part-hunters = A Vadászok nyertek
c-part-treasures = Kincsek
c-part-treasure = { $count } × { $treasure }
c-scores-limit = A játszmának az után a leosztás után van vége, amelyben valaki eléri a ponthatárt ({ $limit }), és egyvalaki egyedül vezet; ő nyer.
c-scores-mark = Aláhúzva: a leosztás Chimerája.

## Mely lapok mentek ki

c-count-title = Kijátszott lapok
c-count-note = Amit egy figyelmes játékos tud. A szám: hány lap nincs még kijátszva, és nem is a tiéd.
c-count-mine = tiéd
c-count-played = kijátszva
c-count-given = a társadnak adtad
c-count-face-up = képpel felfelé fordított lap
c-count-unseen = még nem látott
c-count-card = { $card }: { $where }

## Játékosok és beszélgetés

c-role = Szerep
c-role-chimera = Chimera
c-role-hunter = Vadász
c-treasures-won = Kincs ebben a leosztásban

## Szabályok, menü, billentyűk

c-rules-edition = Kiadás: { $edition }.
c-rules-differs = eltér a német kiadástól
c-rules-help-on = Van tipp.
c-rules-clock = Lépésenként { $seconds } másodperc, utána a tartalék.
c-rules-no-clock = Nincs óra.
c-rules-all = A Chimera minden szabálya
c-key-move = Másik lapra
c-key-select = Lap kiválasztása vagy visszatétele
c-key-rank = Választás érték szerint: A–C a 10–12, D Hős, E Pi Ya, F Chimera
c-key-cycle = Végiglépés a kijátszhatókon
c-key-play = Kijátszás
c-key-pass = Passz
c-key-hint = Tipp
c-key-sort = Kéz másik rendezése
c-key-clear = Kijelölés törlése
