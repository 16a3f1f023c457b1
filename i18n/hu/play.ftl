### Játék a terminálban (lair play). Rövid mondatok annak, aki még sosem látta a programot.

## Minden játékhoz

play-you = Te
play-list = { $list }, { $next }
play-list-last = { $list } és { $next }
play-against = { $count ->
    [one] Ellenfeled egy bot:
   *[other] Ellenfeleid botok:
  } { $bots } ({ $levels }).
play-seed = Kezdőszám (seed): { $seed }.
play-held-fewer = Ebből csak { $count } lapod van: { $card }.
play-line-too-long = Ez a sor túl hosszú. Elég néhány lap vagy egy betű.
play-nothing-typed = Még nem történt semmi. Ha segítség kell, írj be egy ? jelet.
play-number-wrong = Nincs ilyen szám a listában: { $number }. 1 és { $last } közül választhatsz.
play-yes-words = i igen
play-no-words = n nem
play-yes-or-no = i (igen) vagy n (nem)
play-again = Játszunk még egyet? { play-yes-or-no }
play-resume = Az előző játszmád még nincs befejezve. Folytatod? { play-yes-or-no }
# Behind it stand commands to type
play-saved = A játszma el van mentve. Így értékelheted és nézheted vissza:
play-saved-unfinished = A játszma el van mentve. Így folytathatod:
play-review = Átnézzük a döntéseidet? Néhány másodpercig tart. { play-yes-or-no }
play-review-bar = döntések
play-today-title = A nap leosztása, { $date }
play-today-greeting = A nap leosztása egyetlen leosztás, mindenkinek ugyanazokkal a lapokkal. ? elmagyarázza a játékot, s mutatja a pontokat, q kilép.
play-today-yours = Eredményed: { $points }.
play-today-bot = A bot a te helyeden: { $points }.
play-today-better = { $others } játékosból { $below } kapott kevesebbet
play-today-share = Megosztásra; a lapokról semmit sem árul el:
play-today-points = { $count ->
    [one] { $shown } pont
   *[other] { $shown } pont
  }
play-today-done = A nap leosztását már lejátszottad: { $points }.
play-today-tomorrow = A következő holnap jön (UTC).
play-today-head = Lair · { $game } · { $date }
# In the text to share: what the bot gets in the same seat
play-today-share-bot = a bot: { $points }
play-nothing-saved = Nincs folytatható játszma. A „lair play” újat kezd.
play-left = Kiléptél a játékból. Viszlát!
play-interrupted = Megszakítva. Viszlát!
play-goodbye = Köszönjük a játékot. Viszlát!
play-seats-wrong = { $low ->
    [1] Legalább 1, legfeljebb { $high } botot
   *[other] Pontosan { $high } botot
  } nevezz meg a --bots után, vesszővel elválasztva: a másik hely a tiéd.
play-total = Összesen
play-this-round = Most szerzett
play-wins = { $seat ->
    [0] Megnyerted a játszmát { $points } ponttal. Szép játék volt!
   *[other] { $name } nyerte a játszmát { $points } ponttal.
  }
play-shared-win = Megosztott győzelem, fejenként { $points } ponttal: { $names }.

## Chimera: mi történik

play-chimera-greeting = A Chimera { $limit } pontig tart. ? elmagyarázza a játékot, s mutatja a pontokat, q kilép.
play-chimera-round = { $round }. leosztás
play-chimera-dealt = { $dealer ->
    [0] Te osztasz.
   *[other] { $dealer-name } oszt.
  } { $holder ->
    [0] Hozzád került a képpel felfelé fordított lap, te kezded a licitálást:
   *[other] { $holder-name } kapta a képpel felfelé fordított lapot, és kezdi a licitálást:
  }
play-chimera-bids = { $seat ->
    [0] A te licited { $bid }.
   *[other] { $name } licitje { $bid }.
  }
play-chimera-passes = { $seat ->
    [0] Passzolsz.
   *[other] { $name } passzol.
  }
play-chimera-forced = Senki sem akar licitálni, ezért { $seat ->
    [0] 20-at kell licitálnod.
   *[other] { $name } kénytelen 20-at licitálni.
  }
play-chimera-thrown-in = Mindhárman passzoltatok: a lapokat összekeverjük és újra kiosztjuk.
play-chimera-you-are = Te vagy a Chimera, a licit { $bid }: egyedül játszol ellenük: { $hunters }. Te kezdesz.
play-chimera-other-is = { $name } lett a Chimera, a licit { $bid }. A Chimera Vadászok: te és { $partner }.
play-chimera-is = { $name } lett a Chimera, a licit { $bid }: egyedül játszik ellenük: { $hunters }.
play-chimera-den = { $seat ->
    [0] Felveszed a Chimera barlangját:
   *[other] { $name } felveszi a Chimera barlangját:
  }
play-chimera-gave = { $seat ->
    [0] Amit { $partner } kap tőled:
   *[other] { $name } lapjai, amelyeket { $partner } kap:
  }
play-chimera-got = Amit { $partner } ad neked:
play-chimera-swapped = { $hunters }: { $count ->
    [one] egy-egy lapot
   *[other] { $count }-{ $count } lapot
  } cseréltek egymással.
play-chimera-leads = { $seat ->
    [0] Kezdésed: { $what }.
   *[other] { $name } kezd: { $what }.
  }
play-chimera-plays = { $seat ->
    [0] Kijátszod: { $what }.
   *[other] { $name } kijátssza: { $what }.
  }
play-chimera-left = (maradt { $count })
play-chimera-trick = { $seat ->
    [0] Tiéd az ütés
   *[other] { $name } viszi az ütést
  }{ $points ->
    [0] .
   *[other] , benne { $points } pontnyi Kincs.
  }
play-chimera-out = { $seat ->
    [0] elsőként fogyott el minden lapod
   *[other] { $name } játszotta ki elsőként minden lapját
  }

## Chimera: kombinációk, ahogy a mondatban állnak

play-combination-single = { $top-id ->
    [rank-hero] Hős
    [rank-pi-ya] Pi Ya
    [rank-chimera] Chimera kártya
   *[other] különálló { $top ->
        [3] { $top }-as
        [5] { $top }-ös
        [6] { $top }-os
        [8] { $top }-as
       *[other] { $top }-es
      }
  }
play-combination-pair = { $top-id ->
    [rank-hero] Hős pár
   *[other] { $top ->
        [3] { $top }-as pár
        [5] { $top }-ös pár
        [6] { $top }-os pár
        [8] { $top }-as pár
       *[other] { $top }-es pár
      }
  }
play-combination-pair-run = párok sorozata { $low }–{ $top }
play-combination-triple = { $top-id ->
    [rank-hero] Hős terc
   *[other] { $top ->
        [3] { $top }-as terc
        [5] { $top }-ös terc
        [6] { $top }-os terc
        [8] { $top }-as terc
       *[other] { $top }-es terc
      }
  }
play-combination-triple-run = tercek sorozata { $low }–{ $top }
play-combination-triple-single = { play-combination-triple } csatolt lappal ({ $with })
play-combination-triple-pair = { play-combination-triple } csatolt párral ({ $with })
play-combination-triple-run-singles = { play-combination-triple-run } csatolt lapokkal ({ $with })
play-combination-triple-run-pairs = { play-combination-triple-run } csatolt párokkal ({ $with })
play-combination-straight = sor { $low }–{ $top }
play-combination-pi-ya = { " " }(Pi Ya: { $rank })
play-combination-quad-singles = négy { $top-id ->
    [rank-hero] Hős
   *[other] { $top ->
        [3] { $top }-as
        [5] { $top }-ös
        [6] { $top }-os
        [8] { $top }-as
       *[other] { $top }-es
      }
  } két csatolt lappal ({ $with })
play-combination-quad-pairs = négy { $top-id ->
    [rank-hero] Hős
   *[other] { $top ->
        [3] { $top }-as
        [5] { $top }-ös
        [6] { $top }-os
        [8] { $top }-as
       *[other] { $top }-es
      }
  } két csatolt párral ({ $with })
play-combination-trap = { $top-id ->
    [rank-hero] Hős csapda
   *[other] { $top ->
        [3] { $top }-as csapda
        [5] { $top }-ös csapda
        [6] { $top }-os csapda
        [8] { $top }-as csapda
       *[other] { $top }-es csapda
      }
  }
play-combination-flight = Chimera Repülése

## Chimera: az asztal

play-chimera-seat = { $role ->
    [chimera] { $name } (Chimera, { $bid }) { $cards } lap
    [you-chimera] Te (Chimera, { $bid }) { $cards } lap
    [partner] { $name } (társad) { $cards } lap
    [hunter] { $name } (Chimera Vadász) { $cards } lap
   *[you] Te { $cards } lap
  }
play-chimera-holds = , köztük
play-chimera-trick-so-far = Ütés
play-chimera-trick-passed = { $seat ->
    [0] passzoltál
   *[other] { $name } passzolt
  }
play-chimera-hand = Kéz
play-chimera-ask-bid = { $standing ->
    [0] Mennyit licitálsz? 20, 30, 40, vagy p: passz. (?: súgó)
    [20] A licit már 20. Licitálj 30-at vagy 40-et, vagy p: passz. (?: súgó)
   *[other] A licit már { $standing }. Licitálj 40-et, vagy p: passz. (?: súgó)
  }
play-chimera-ask-gift = Melyik { $count ->
    [one] lapot
   *[other] { $count } lapot
  } adod a társadnak ({ $partner })? Előbb választasz, csak utána látod, mit kapsz.
play-chimera-ask-lead = Te kezdesz: írd be bármelyik kombináció lapjait. (l: { $count } lehetőség, ?: súgó)
play-chimera-needed = { $top-id ->
    [rank-hero] Pi Ya vagy a Chimera kártya
    [rank-pi-ya] a Chimera kártya
   *[other] { $top } fölötti { $kind }{ $length ->
        [0] { "" }
       *[other] { " " }({ $length } lap)
      }
  }
play-chimera-or-flight = { $flight ->
    [0] { "" }
   *[other] { " " }vagy a Chimera Repülése
  }
play-chimera-or-trap = { $flight ->
    [0] { " " }vagy csapda kell.
   *[other] , csapda vagy a Chimera Repülése kell.
  }
play-chimera-ask-follow = Ide { $need ->
    [flight] a Chimera Repülése kell.
    [trap] csapda{ play-chimera-or-flight } kell.
    [higher-trap] { $top } fölötti csapda{ play-chimera-or-flight } kell.
   *[higher] { play-chimera-needed }{ play-chimera-or-trap }
  } { $count ->
    [one] Egy lehetőséged
   *[other] { $count } lehetőséged
  } van (l: lista), vagy p: passz.
play-chimera-partner-wins = Ezt az ütést most a társad ({ $partner }) viszi.
play-chimera-ask-pass = Az asztalon: { $what }. Nincs, amivel üthetnéd. Enter: passz.
play-chimera-ask-number = Írd be egy kijátszás számát vagy a lapjait. Enter: vissza.
play-chimera-which = Ezeket a lapokat többféleképpen lehet érteni. Melyikre gondolsz?
# $do (text): pass, bid, gift or play
play-chimera-hint = { $do ->
    [pass] Tipp: passz.
    [bid] Tipp: licitálj ennyit: { $number }.
    [gift] Tipp: add oda: { $what }.
   *[play] Tipp: játszd ki: { $what }.
  }
play-chimera-not-cards = „{ $text }”: ezt nem értem. Írj be értékeket, például 7 7 7 5 vagy 8-12; ?: súgó.
play-chimera-not-bid = „{ $text }”: ezt nem értem. Írj be 20-at, 30-at vagy 40-et, vagy p: passz.
play-chimera-enter-no-pass = Nem írtál be semmit, így nem történt semmi. A passzhoz írj be egy p betűt.
play-chimera-list-rest = még { $count }: l { $number }
play-chimera-list-pass = passz

## Chimera: a leosztás pontozása

play-chimera-part-bid-won = A licit kétszerese
play-chimera-part-traps = Kijátszott csapdák
play-chimera-part-flight = Chimera Repülése
play-chimera-part-idle-hunter = Tétlen Chimera Vadász
play-chimera-part-bid-lost = Elvesztett licit
play-chimera-part-hunters-win = Chimera Vadászok győzelme
play-chimera-part-treasures = Kincsek
play-chimera-limit = A játszma { $limit } pontig tart.

## Chimera: súgó

play-chimera-help-title = Chimera
play-chimera-help-aim = A cél, hogy elsőként fogyjon el minden lapod. Egyikőtök, a Chimera, egyedül játszik 20 lappal; a másik kettő, a Chimera Vadászok, egy csapat, fejenként 17 lappal. Amint valakinek elfogytak a lapjai, véget ér a leosztás.
play-chimera-help-bidding = Licitálás. Licitálj 20-at, 30-at vagy 40-et, mindig többet az előző licitnél. Aki a legtöbbet licitálta, az lesz a Chimera, és felvesz három további lapot: ez a Chimera barlangja. Ezután a Chimera Vadászok titokban lapot cserélnek: 20-nál semennyit, 30-nál egyet-egyet, 40-nél kettőt-kettőt.
play-chimera-help-tricks = Ütések. A kezdő az alábbi kombinációk bármelyikét kijátszhatja. A többiek sorban ugyanolyan fajtájú, ugyanannyi lapos, de magasabb kombinációt játszanak ki, vagy passzolnak. Aki passzolt, később még beszállhat. Két egymás utáni passz után az viszi az ütést, aki utoljára játszott ki lapot, és ő kezdi a következőt.
play-chimera-help-traps = A csapda mindent üt, kivéve a magasabb csapdát és a Chimera Repülését. A Chimera Repülését semmi sem üti.
play-chimera-help-cards = Lapok. Az 1 a legalacsonyabb, a 12 magas, fölötte a Hős (H), Pi Ya (PY) és Chimera (CH). A négy család nem számít: { $families }.
play-chimera-help-points = Pontok. Ha a Chimera lapjai fogynak el elsőként, övé a licit kétszerese, és további 25-25 pont minden kijátszott csapdáért, a Chimera Repüléséért, és egyszer akkor, ha valamelyik Chimera Vadász semmit sem játszott ki. Ha egy Chimera Vadász lapjai, a Chimera elveszti a licitjét, a Chimera Vadászok pedig 20-20 pontot kapnak. Az ütéseidben minden 2-es 10, minden 11-es 5 pontot ér mindkét esetben.
play-chimera-help-combinations = Kombinációk, és amit be kell írni
play-chimera-help-keys = p: passz, de később még beszállhatsz az ütésbe. l: mit játszhatsz ki; utána elég beírni a számát. h: mit lépne egy jó játékos, és miért; egyetlen Hős: H. s: pontok, ?: ez az oldal, q: kilépés. Ha egy adott család lapját választod, írd mögé a betűjét: 7j.

play-chimera-example-single = 9
play-chimera-example-pair = 7 7
play-chimera-example-pair-run = 33-55 (legalább három egymást követő pár)
play-chimera-example-triple = 777
play-chimera-example-triple-run = 777 888 (legalább két egymást követő)
play-chimera-example-triple-single = 777 5
play-chimera-example-triple-pair = 777 55
play-chimera-example-triple-run-singles = 777 888 3 h (tercenként egy lap)
play-chimera-example-triple-run-pairs = 777 888 33 55 (tercenként egy pár)
play-chimera-example-straight = 8-12 (legalább öt; py hézagot tölthet ki)
play-chimera-example-quad-singles = 7777 2 10
play-chimera-example-quad-pairs = 7777 22 55
play-chimera-example-trap = 7777
play-chimera-example-flight = ch py

## Fantomrömi: mi történik

play-phantom-greeting = A Fantomrömi { $rounds } fordulóig tart, vagy amíg valaki el nem éri ezt a pontszámot: { $points }{ $advanced ->
    [0] .
   *[other] { " " }(haladó szabályok).
  } ? elmagyarázza a játékot, s mutatja a pontokat, q kilép.
play-phantom-goal = { $rounds ->
    [one] Csak egy forduló van.
   *[other] Lejátszott fordulók: { $counted } / { $rounds }.
  } A játszma hamarabb véget ér, ha valaki eléri ezt a pontszámot: { $points }.
play-phantom-round = { $round }. forduló
play-phantom-starts = { $seat ->
    [0] Te kezdesz.
   *[other] { $name } kezd.
  }
play-phantom-takes = { $seat ->
    [0] Elveszed:
   *[other] { $name } elveszi:
  }
play-phantom-discards = { $seat ->
    [0] Eldobod:
   *[other] { $name } eldobja:
  }
play-phantom-draws = { $seat ->
    [0] Húzol:
   *[other] { $name } húz:
  }
play-phantom-announces = { $seat ->
    [0] Bejelented: egy kártyára vársz, hogy kimenj.
   *[other] { $name } egy kártyára vár, és ha megjön, { $name } kimegy!
  }
play-phantom-lays = { $seat ->
    [0] Leraksz egy tercet, és { $draw ->
        [0] nem húzol lapot
        [one] húzol egy lapot
       *[other] húzol két lapot
      }.
   *[other] { $name } lerak egy tercet, és { $draw ->
        [0] nem húz lapot
        [one] húz egy lapot
       *[other] húz két lapot
      }.
  }
play-phantom-claims = „Az enyém!” { $seat ->
    [0] Elveszed a lapot, leraksz egy tercet, és húzol két lapot.
   *[other] { $name } elveszi a lapot, lerak egy tercet, és húz két lapot.
  }
play-phantom-out = { $seat ->
    [0] Kimész!
   *[other] { $name } kimegy!
  } Megmutatva: { $shown }. A teljes kéz:
play-phantom-declines = { $seat ->
    [0] Nem veszed el.
   *[other] { $name } nem veszi el.
  }
play-phantom-new-talon = Új talon:
play-phantom-turned = Felcsapva, van párja:
play-phantom-turned-last = Felcsapva, nincs párja:
play-phantom-deck-out = Elfogyott a pakli. Ebben a fordulóban senki sem kap pontot.
play-phantom-items-win = { $seat ->
    [0] Három csoport tárgyakból: megnyerted az egész játszmát!
   *[other] Három csoport tárgyakból: { $name } megnyerte az egész játszmát!
  }

## Fantomrömi: az asztal
# A talon, a kéz és a lista szavai (list-take – list-decline) legfeljebb hat karakteresek.

play-phantom-cards = { $cards } lap
play-phantom-waits = vár
play-phantom-pile = · dobott
play-phantom-talon = Talon
play-phantom-deck = (a pakliban { $cards })
play-phantom-hand = Kéz
play-phantom-lay-first = A kezedben minden megvan, de előbb egy tercnek előtted kell feküdnie.
play-phantom-complete = Mindened megvan, hogy kimenj.
play-phantom-missing = { $missing ->
    [one] Egy lap
   *[other] { $missing } lap
  } hiányzik, hogy kimehess. { $many ->
    [0] Ami segít: { $cards } ({ $unseen ->
        [0] már mindet láttad
       *[other] { $unseen } lapot még nem láttál belőlük
      }).
   *[other] { $unseen ->
        [0] Egyetlen olyan lap sem segít, amelyet még nem láttál.
       *[other] { $unseen } olyan lap segít, amelyet még nem láttál.
      }
  }
play-phantom-best-discard = Legjobb dobás: { $cards }. Utána { $missing ->
    [one] egy lap
   *[other] { $missing } lap
  } hiányzik, hogy kimehess, és { $unseen ->
    [0] egyetlen olyan lap sem segít, amelyet még nem láttál.
   *[other] { $unseen } olyan lap segít, amelyet még nem láttál.
  }

play-phantom-list-take = Elvesz
play-phantom-list-wait = Vár
play-phantom-list-out = Kimegy
play-phantom-list-lay = Lerak
play-phantom-list-discard = Eldob
play-phantom-list-claim = Enyém!
play-phantom-list-decline = Nem
play-phantom-list-set = { $cards }, húzás: { $draw }
play-phantom-list-announce = bejelented, hogy egy kártyára vársz
play-phantom-list-no = nem veszed el
play-phantom-list-silent = nem szólsz

play-phantom-ask-only = Csak egy lehetőséged van: nyomj Entert.
play-phantom-ask-take = Vegyél el egy lapot: a száma, vagy t h3. (?: súgó)
play-phantom-ask-act = { $what ->
    [out] Kimehetsz: írd be, hogy out, vagy válassz egy számot.
    [lay] Terc vagy dobás: egy szám, d h3, vagy lay h1 h2 h3 2.
   *[discard] Dobj el egy lapot: a száma, vagy d h3.
  } (?: súgó)
play-phantom-ask-discard = Most dobj el egy lapot úgy, hogy csak egy hiányozzon: a száma, vagy d h3.
play-phantom-ask-announce = Már csak egy lapod hiányzik. Bejelented, hogy egy kártyára vársz? { play-yes-or-no }
play-phantom-ask-out = { $name } eldobta: { $card }. Ezzel ki tudsz menni. Kimész? { play-yes-or-no }
play-phantom-ask-claim = { $name } eldobta: { $card }. Elveszed egy terchez („Az enyém!”)? { play-yes-or-no }
# $do (text): take, announce, out, lay, discard, claim, decline or silent
play-phantom-hint = { $do ->
    [take] Tipp: vedd el: { $cards }.
    [announce] Tipp: jelentsd be, hogy vársz.
    [out] Tipp: menj ki ezzel: { $cards }.
    [lay] Tipp: rakd le: { $cards }, és húzz { $draw } lapot.
    [discard] Tipp: dobd el: { $cards }.
    [claim] Tipp: vedd el a lapot ehhez: { $cards }.
    [decline] Tipp: hagyd a lapot.
   *[silent] Tipp: ne mondj semmit.
  }
play-phantom-which = Melyikre gondolsz?
play-phantom-not-understood = „{ $text }”: ezt nem értem. A lapokat így írjuk: h3, a7* vagy iB; ? mutatja, mit írhatsz be.
play-phantom-card-count = Elvételhez vagy dobáshoz egy lapot nevezz meg, terchez hármat, „Az enyém!” bemondásához kettőt.
play-phantom-no-claim = Az „Az enyém!” bemondásához olyan dobott lap kell, amely a kezed két lapjával tercet ad. Most nincs ilyen.
play-phantom-draw = Terc lerakása után 0, 1 vagy 2 lapot húzhatsz.
play-phantom-answer-first = Előbb válaszolj a kérdésre: { play-yes-or-no }
play-phantom-no-question = Itt nincs igen vagy nem. Írj be egy számot a listából.

## Fantomrömi: a forduló pontozása

play-phantom-part-laid-sets = Lerakott tercek
play-phantom-part-red-cards = Vörös kártyák
play-phantom-part-turned = Felcsapott lapok
play-phantom-part-red-1-7 = Vörös 1-es vagy 7-es
play-phantom-part-red-2-6 = Vörös 2-es vagy 6-os
play-phantom-part-red-3-5 = Vörös 3-as vagy 5-ös
play-phantom-part-red-4 = Vörös 4-es
play-phantom-part-special-item = Speciális tárgy
play-phantom-part-item-groups = Csoportok tárgyakból
play-phantom-part-paid = Fizetve

## Fantomrömi: súgó

play-phantom-help-title = Fantomrömi
play-phantom-help-aim = { $in-hand ->
    [0] Gyűjts két tercet és egy párt, és menj ki. Az egyik tercnek akkor már előtted kell feküdnie.
   *[other] Gyűjts a kezedben két tercet és egy párt, és menj ki. Akkor már egy további tercnek kell előtted feküdnie.
  } Csak az kap pontot, aki kimegy.
play-phantom-help-cards = Lapok. Emberek h1–h7, angyalok a1–a7, démonok d1–d7, és négy tárgy: Penge iB, Kehely iC, Korona iK, Kódex iT. Mindegyikből négy van. A négyből egy vörös (tárgynál: speciális), ezt csillag jelöli: h3*, iB*. Ugyanannak a lapnak számít, mint a másik három.
play-phantom-help-sets = Terc: három ugyanolyan lap (csoport, a4 a4 a4), vagy egy fajtából három egymást követő szám (sor, h1 h2 h3). Pár: két ugyanolyan lap (iC iC).
play-phantom-help-turn = A köröd: vegyél el egy lapot a talonból. Ezután vagy rakj le magad elé egy tercet, és húzz { $in-hand ->
    [0] legfeljebb két lapot
   *[other] két lapot
  }, vagy dobj el egy lapot. Ha az elvétel után mindened megvan, inkább menj ki.
play-phantom-help-offers = Ha más olyan lapot dob el, amely két lapoddal tercet alkot, bemondhatod: „Az enyém!”, lerakod a tercet, és húzol két lapot.
play-phantom-help-waiting = Ha egy lapod hiányzik, és fekszik előtted terc, bejelentheted, hogy egy kártyára vársz. Attól kezdve a kezed nem változik, de más eldobott lapjával is kimehetsz.
play-phantom-help-points = Pontok: 1 minden lerakott tercért, 1 minden vörös kártyádért és speciális tárgyadért. Aztán felcsapod a pakli lapjait: 1 pont mindegyikért, amelyik megvan a terceidben vagy a párodban, az első olyanig, amelyik nincs.
play-phantom-help-advanced = Pontok a haladó szabályok szerint: 1 minden lerakott tercért, 1 minden speciális tárgyadért (iB*). Nincs felcsapás. A vörös szám csak ezekben az esetekben ér pontot:
    - vörös 1-es vagy 7-es: 2 pont, ha a lerakott terceidben van 1-es, 7-es vagy tárgy;
    - vörös 2-es vagy 6-os: 2 pont, ha a lerakott terceidben nincs se 1-es, se 7-es, se tárgy;
    - vörös 3-as vagy 5-ös: 2 pont legalább három lerakott terccel;
    - vörös 4-es: 5 pont, ha minden lapod, lerakva vagy kézben, az ő fajtájából való vagy tárgy.
    Ha legalább három lerakott, tárgyakból álló csoporttal (például iC iC iC) mész ki, azonnal megnyered az egész játszmát.
    Akinek az eldobott lapjával kimész, annyi pontot veszít, amennyit te kapsz, de nem kerül 0 alá.
    Nem mehetsz ki olyan dobott lappal, amilyen a saját dobott paklidban is van.
play-phantom-help-typing = Amit beírhatsz
play-phantom-help-words = Elég egy szám a listából.
    t h3 elvesz egy lapot, d iB eldob egyet.
    lay h1 h2 h3 2 lerak egy tercet, és húz két lapot.
    mine elveszi az eldobott lapot, out: kimész, wait: bejelented a várást.
    i és n válaszol egy kérdésre.
    w mutatja vagy elrejti, mennyi hiányzik még, l újra mutatja az asztalt.
    h: mit lépne egy jó játékos, és miért.
    s: pontok, ?: ez az oldal, q: kilépés.
