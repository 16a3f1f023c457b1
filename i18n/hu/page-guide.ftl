guide-chimera-title = Chimera: az első leosztásod
guide-phantom-title = Fantomrömi: az első fordulód
guide-step = Lépés: { $step } / { $steps }
guide-you = Te
guide-hand = A kezed
guide-cards = { $count ->
    [one] egy lap
   *[other] { $count } lap
  }
guide-on-table = Az asztalon, kijátszotta: { $name }
guide-bids = { $name } licitje: { $bid }.
guide-passes = { $name } passzol.
guide-plays = { $name } kijátssza: { $kind }, { $top }.
guide-takes = { $name } elveszi: { $card }.
guide-discards = { $name } eldobja: { $card }.
guide-offered = Most dobták el
guide-laid = A lerakott terceid
guide-play = Játssz igazi játszmát
guide-again = Még egyszer

guide-chimera-1 = Az nyeri a leosztást, akinek elsőként fogynak el a lapjai: egy Chimera két Vadász ellen. Te kaptad a képpel felfelé fordított 5-öst, ezért te szólsz először. Erős a kezed: Pi Ya, a Chimera, két Hős, és sok egymást követő lap. Ha 30-at licitálsz, és elsőként fogynak el a lapjaid, 60 pontot kapsz. Licitálj 30-at.
guide-chimera-why-1 = Szabad. De ehhez a kézhez a 30 illik: a 20 keveset hoz, 40-nél a Vadászok két-két lapot cserélnek, passzal pedig jó lapokat adsz fel.
guide-chimera-2 = Te vagy a Chimera, 20 lappal. A barlangból egy 1-es, egy 3-as és a negyedik 4-es jött: a négy egyforma lap csapda. A Vadászok egy-egy lapot cseréltek. Te kezdesz, amivel akarsz. Próbálj egy hosszú sort: 6, 7, 8, Pi Ya, 10, 11. Pi Ya a 9-est helyettesíti. Koppints a lapokra, aztán: „Kijátszom”.
guide-chimera-why-2 = Ezzel is lehetne kezdeni. De egy sorban hat olyan lap megy el, amely egymagában keveset ér, és kevesen tudják ütni: 6, 7, 8, Pi Ya, 10, 11.
guide-chimera-3 = Bennek van egy magasabb. Ezt csak egy még magasabb hatlapos sor, egy csapda vagy a Chimera Repülése üti. A csapdád jó lenne, de később többet ér. Most passzolj.
guide-chimera-why-3 = Ütné Ben sorát. De tartsd meg: később visszaszerzi a kezdést, amikor a legjobban kell. Passzolj.
guide-chimera-4 = Ben vitte az ütést, és két Bőségmacskával kezdett, ezek 5-5 pontot érnek. Cleo 12-esekkel ütötte. Két Hősnél nincs magasabb pár: vidd el az ütést.
guide-chimera-why-4 = Szabad. De két Hős megnyeri ezt az ütést 10 pontnyi Kinccsel, és újra te kezdesz.
guide-chimera-5 = Tiéd az ütés a macskákkal, és te kezdesz. Szabadulj meg a leggyengébbtől: a két 1-estől.
guide-chimera-why-5 = Lehet. De az 1-esek semmit sem nyernek; most játszd ki őket, amíg van mivel visszajönnöd.
guide-chimera-6 = Cleo két Hőse: pár nem üti. Most jöhet a csapda: a négy 4-es. Ha elsőként fogynak el a lapjaid, minden kijátszott csapda 25 ponttal többet hoz.
guide-chimera-why-6 = Megteheted. De a csapda most ér a legtöbbet: újra te kezdesz, 25 pontot hoz, és csak hat lapod marad.
guide-chimera-7 = Hat lapod maradt: egy 3-as, három 5-ös, egy 12-es és a Chimera. Kezdj a 12-essel. Talán senki sem ad érte Hőst.
guide-chimera-why-7 = Ez sem rossz. Itt előbb a 12-est játsszuk ki: ha ütik, a Chimera visszahoz.
guide-chimera-8 = Senki sem ütötte. Most a Chimera: nincs nála magasabb különálló lap, csak csapda ütheti.
guide-chimera-why-8 = Ez is szabad. De most a Chimerát játszd ki egyedül: az utolsó négy lap egy kombinációban megy el.
guide-chimera-9 = Négy lap: három 5-ös és egy 3-as egy kombináció, terc csatolt lappal. Játszd ki mind a négyet, és kész vagy.
guide-chimera-why-9 = Ez is menne, de játszd ki mind a négyet egyszerre: akkor tiéd a leosztás.
guide-chimera-end = Elsőként fogytak el a lapjaid! A licit kétszerese 60, a csapda 25, a két macska az ütéseidben 10: 95 pont. Bennek 10 pontja van a Kincseiből, Cleónak semmi. A következő leosztásban talán Vadász leszel.

guide-phantom-1 = Gyűjts terceket és egy párt, és menj ki elsőként. Nektek Bennel hét-hét lapotok van; három nyitva fekszik a talonban. Nálad van az ember 2 és 3. Az ember 4-gyel ez sor. Vedd el.
guide-phantom-why-1 = Bármelyiket elveheted. De az ember 4-gyel rögtön kész a sor.
guide-phantom-2 = Ember 2, 3, 4: egy fajtából három egymást követő szám, ez terc. Koppints a háromra, és rakd le. Húzz két lapot: több lap, több esély.
guide-phantom-why-2 = Szabad. De a lerakott terc egy pontot ér, kell is a kimenéshez, és két új lap segít a legtöbbet. Rakd le az ember 2, 3, 4-et, és húzz kettőt.
guide-phantom-3 = Ben egy angyal 4-et dobott el, a vöröset, és nálad van kettő. Mondd be: „Az enyém!” Lerakod a hármat, és húzol két lapot, pedig nem is te jöttél.
guide-phantom-why-3 = Ott hagyhatod. De ez a terc egy pontot ér, a vörös lapja még egyet.
guide-phantom-4 = Két terc fekszik előtted; már csak egy pár hiányzik. Te jössz. A talonban egy vörös démon 2 maradt. Vedd el.
guide-phantom-why-4 = Előbb el kell venni egy lapot.
guide-phantom-5 = Bármelyik lap, amely olyan, mint egy a kezedben, megadja a párt. Jelentsd be, hogy egy kártyára vársz: így Ben dobott lapjával is kimehetsz.
guide-phantom-why-5 = Szabad. De bejelentés nélkül nem mehetsz ki Ben dobott lapjával.
guide-phantom-6 = Most dobj el egyet. A vörös démon 2-t tartsd meg, mert a vörös kártyák pontot érnek. Az angyal 2 mehet.
guide-phantom-why-6 = Szabad lenne. De ebben a fordulóban az angyal 2 megy; tartsd meg, ami még párra találhat.
guide-phantom-7 = Ben egy Pengét dob el, és nálad is van egy: megvan a párod. Menj ki!
guide-phantom-why-7 = Várhatsz másikra. De most tiéd a forduló.
guide-phantom-end = Kimentél! Két lerakott terc: 2 pont. Két vörös kártya: 2. Utána felcsaptuk a pakli felső lapját: ember 3, ugyanolyan, mint egy a tieid közül, még 1. A következőnek, a démon 4-nek már nincs párja. 5 pont neked, Bennek semmi.
