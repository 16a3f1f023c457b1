learn-phantom-title = Fantomrömi: a szabályok
learn-phantom-minute = Mindenkinek hét lapja van. A körödben elveszel egyet a nyitott lapok közül. Utána leraksz magad elé három összetartozót, vagy eldobsz egyet, amelyet a többiek megszerezhetnek. Két terccel és egy párral lehet kimenni, és az egyik tercnek már előtted kell feküdnie. Csak az kap pontot, aki kimegy. Hat forduló után, négyen nyolc után az nyer, akinek a legtöbb pontja van.

learn-phantom-section-cards = A kártyák
learn-p-1-1 = Az embereken (piros), az angyalokon (sárga) és a démonokon (kék) 1-től 7-ig vannak számok. Minden kártyából négy van: három közönséges, egy vörös.
learn-p-1-2 = A 16 tárgy négyféle, mindegyikből négy van; a négyből egy speciális.
learn-p-1-3 = Az azonos fajtájú és számú kártyák, illetve az azonos tárgyak ugyanolyanok. A vörös és a fekete között ebben nincs különbség.
learn-p-1-4 = A „vörös kártya” száma a nyomtatott játékban vörös, itt vörös pecsét van a sarkában; a speciális tárgy is vörös kártya. Nem az embereket jelenti.

learn-phantom-section-sets = Ami összetartozik
learn-p-2-1 = Pár: két ugyanolyan.
learn-p-2-2 = Csoport, ez terc: három ugyanolyan.
learn-p-2-3 = Sor, ez is terc: egy fajtából három egymást követő szám. Tárgyakból nincs sor.
learn-p-2-4 = Egy kártya csak egy helyen számít.

learn-phantom-section-start = A forduló kezdete
learn-p-3-1 = Az első kezdőjátékost sorsolják; utána az óramutató járása szerint a következő kezd.
learn-p-3-2 = Mindenki hét lapot kap. Utána eggyel több lapot fordítanak fel, mint ahányan vagytok: ez a talon. A többi a pakli.

learn-phantom-section-turn = A köröd
learn-p-4-1 = Először vegyél el egy lapot a talonból. Ha üres, előtte feltöltik a pakliból.
learn-p-4-2 = Utána vagy leraksz magad elé egy tercet, és húzol 0, 1 vagy 2 lapot a pakliból, ahogy szeretnéd. Ezzel a köröd véget ér, dobás nélkül.
learn-p-4-3 = Vagy eldobsz egy lapot képpel felfelé.
learn-p-4-4 = Várás: ha már van lerakott terced, és csak egy lap hiányzik, hogy kimenj, ezt a körödben bejelentheted.
learn-p-4-5 = Ettől kezdve a kezed nem változhat: elveszel egy lapot, és ha nem mész ki vele, ugyanazt eldobod.

learn-phantom-section-discard = Ha valaki dob
learn-p-5-1 = Aki vár, és ki tud menni vele, elveheti, és kimegy. Ha többen is, a sorban következő.
learn-p-5-2 = Ha ilyen nincs, aki a lappal és két kézbeli lapjával tercet alkot, bemondhatja: „Az enyém!” Elveszi a lapot, lerakja a tercet, és húz két lapot. Aki vár, ezt nem teheti.
learn-p-5-3 = Utána mindenképp a dobó bal oldali szomszédja következik.
learn-p-5-4 = Az elvett lap már nincs a dobott pakliban.

learn-phantom-section-out = Kimenni
learn-p-6-1 = Két terc és egy pár kell, a kezedben és előtted összesen. A fölös lapok nem zavarnak.
learn-p-6-2 = Legalább egy tercnek már előtted kell feküdnie.
learn-p-6-3 = Más dobott lapjával csak akkor, ha előbb bejelentetted, hogy vársz; a saját körödben közvetlenül az elvétel után.
learn-p-6-4 = Ha a lapjaid többféleképpen olvashatók, te választod, mit mutatsz meg.

learn-phantom-section-scoring = Pontozás és a játék vége
learn-p-7-1 = A forduló azonnal véget ér, ha valaki kimegy.
learn-p-7-2 = Akkor is véget ér, ha a pakli nem elég a talonhoz vagy a húzáshoz. Ilyenkor senki sem kap pontot, minden lapot megkevernek, és új forduló kezdődik; az így véget ért forduló nem számít, hacsak az asztal másként nem rendelkezik.
learn-p-7-3 = Csak az kap pontot, aki kiment: 1-et minden lerakott tercért, 1-et minden vörös kártyáért a tercekben és a kezében, és utána jöhet a szerencse: csapd fel a pakli felső lapját; ha ugyanolyan, mint a terceid vagy a párod egy lapja, 1 pont, és jöhet a következő, amíg van párja.
learn-p-7-4 = A játszmának 6 forduló után van vége (négyen 8 után), vagy ha valakinek ketten 24, hárman 18, négyen 12 pontja van. Egyenlő pontszámnál közös a győzelem.

learn-phantom-section-advanced = Haladó szabályok
learn-p-8-1 = Azoknak, akik már ismerik a játékot. Felcsapás nincs; a lerakott tercek továbbra is 1 pontot érnek.
learn-p-8-2 = A vörös kártya csak akkor ér pontot, ha a feltétele teljesül:
learn-p-8-2-number = Szám
learn-p-8-2-condition = Feltétel
learn-p-8-2-points = Pont
learn-p-8-2-1-7 = a lerakott tercekben van 1-es, 7-es vagy tárgy
learn-p-8-2-2-6 = nincs bennük sem 1-es, sem 7-es, sem tárgy
learn-p-8-2-3-5 = legalább három terc van lerakva
learn-p-8-2-4 = a tercekben és a kézben csak ez a fajta van; a tárgyak nem zavarnak
learn-p-8-2-item-name = speciális tárgy
learn-p-8-2-item = nincs
learn-p-8-3 = Aki legalább három, tárgyakból lerakott csoporttal megy ki, megnyeri az egész játszmát.
learn-p-8-4 = Nem mehetsz ki olyan dobott lappal, amilyen a saját dobott paklidban is van.
learn-p-8-5 = Akinek a dobott lapjával más kimegy, ugyanannyi pontot veszít, de 0 alá nem mehet.

learn-phantom-section-options = Amit egy asztal megválaszthat
learn-p-option-out = Kimenni: mint fent, a lerakott tercek is számítanak; vagy mint a japán eredetiben, két tercnek és a párnak a kézben kell lennie egy lerakott terc mellett. Ekkor lerakás után mindig kettőt kell húzni.
learn-p-option-deck = A pakli miatt véget ért forduló: nem számít, vagy fordulónak számít.
learn-p-option-end = Hány forduló és hány pont után van vége a játszmának.
