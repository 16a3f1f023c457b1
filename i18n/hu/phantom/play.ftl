### Játék a terminálban (lair play). Rövid mondatok annak, aki még sosem látta a programot.

## Mi történik

play-phantom-greeting = A Fantomrömi { $rounds } fordulóig tart, vagy amíg valaki el nem éri ezt a pontszámot: { $points }{ $advanced ->
    [0] .
   *[other] { " " }(haladó szabályok).
  } ? elmagyarázza a játékot, s mutatja a pontokat, q kilép.
play-phantom-goal = { $rounds ->
    [one] Csak egy forduló van.
   *[other] Lejátszott fordulók: { $counted } / { $rounds }.
  } A játszma hamarabb véget ér, ha valaki eléri ezt a pontszámot: { $points }.
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

## Az asztal
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

## A forduló pontozása

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

## Súgó

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

## Visszanézés: mik között ugranak a billentyűk

watch-mark-phantom = kör
