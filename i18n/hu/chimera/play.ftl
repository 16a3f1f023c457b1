### Játék a terminálban (lair play). Rövid mondatok annak, aki még sosem látta a programot.

## Mi történik

play-chimera-greeting = A Chimera { $limit } pontig tart. ? elmagyarázza a játékot, s mutatja a pontokat, q kilép.
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
    [0] Felveszed a barlang lapjait:
   *[other] { $name } felveszi a barlang lapjait:
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

## Kombinációk, ahogy a mondatban állnak

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

## Az asztal

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

## A leosztás pontozása

play-chimera-part-bid-won = A licit kétszerese
play-chimera-part-traps = Kijátszott csapdák
play-chimera-part-flight = Chimera Repülése
play-chimera-part-idle-hunter = Tétlen Chimera Vadász
play-chimera-part-bid-lost = Elvesztett licit
play-chimera-part-hunters-win = Chimera Vadászok győzelme
play-chimera-part-treasures = Kincsek
play-chimera-limit = A játszma { $limit } pontig tart.

## Súgó

play-chimera-help-aim = A cél, hogy elsőként fogyjon el minden lapod. Egyikőtök, a Chimera, egyedül játszik 20 lappal; a másik kettő, a Chimera Vadászok, egy csapat, fejenként 17 lappal. Amint valakinek elfogytak a lapjai, véget ér a leosztás.
play-chimera-help-bidding = Licitálás. Licitálj 20-at, 30-at vagy 40-et, mindig többet az előző licitnél. Aki a legtöbbet licitálta, az lesz a Chimera, és felvesz három további lapot: ez a Chimera barlangja. Ezután a Chimera Vadászok titokban lapot cserélnek: 20-nál semennyit, 30-nál egyet-egyet, 40-nél kettőt-kettőt.
play-chimera-help-tricks = Ütések. A kezdő az alábbi kombinációk bármelyikét kijátszhatja. A többiek sorban ugyanolyan fajtájú, ugyanannyi lapos, de magasabb kombinációt játszanak ki, vagy passzolnak. Aki passzolt, később még beszállhat. Két egymás utáni passz után az viszi az ütést, aki utoljára játszott ki lapot, és ő kezdi a következőt.
play-chimera-help-traps = A csapda mindent üt, kivéve a magasabb csapdát és a Chimera Repülését. A Chimera Repülését semmi sem üti.
play-chimera-help-cards = Lapok. Az 1 a legalacsonyabb, a 12 magas, fölötte a Hős (H), a Pi Ya (PY) és a Chimera (CH). A négy család nem számít: { $families }.
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

## Visszanézés: mik között ugranak a billentyűk

watch-mark-chimera = ütés
