pr-round = Forduló: { $round } / { $rounds }
pr-talon = Talon
pr-talon-empty = A talon üres. A következő körben új lapok jönnek.
pr-deck = Pakli: { $count } lap
pr-hand = A kezed
pr-just-taken = { $card }, most vetted el
pr-waits = vár
pr-no-sets = még nincs terc
pr-pile = { $name } dobott lapjai: { $count }, az utolsó: { $card }. Minden dobott lap
pr-pile-empty = { $name } még nem dobott. Minden dobott lap
pr-piles = Dobott lapok
pr-no-discards = még semmi
pr-complete = Mindened megvan.
pr-missing = { $count } lap hiányzik
pr-helping = Ezek segítenének: { $cards }
pr-outlook = Mutasd, mennyi hiányzik
pr-take-card = Elveszem: { $card }
pr-lay = Lerakom
pr-lay-draw = Lerakom, húzok
pr-lay-and-draw = Lerakom, és húzok { $count } lapot
pr-discard = Eldobom
pr-announce = Egy kártyára várok
pr-silent = Nem szólok
pr-mine = Az enyém!
pr-decline = Nem kell
pr-out = Kimegyek
pr-out-how = Mit mutatsz meg?
pr-out-note = Az elsőhöz illik a legtöbb még nem látott lap.
pr-claim-how = Melyik tercet rakod le?
pr-now-take = Vegyél el egy lapot a talonból.
pr-now-take-waiting = Egy kártyára vársz. Vegyél el egy lapot a talonból.
pr-now-act = Rakj le három lapot, vagy dobj el egyet.
pr-now-lay = Ez egy terc. Hány lapot húzol?
pr-now-out = Kimehetsz!
pr-now-discard = Dobj el egy lapot úgy, hogy csak egy hiányozzon.
pr-now-discard-taken = Vársz, ezért ez a lap megy.
pr-now-announce = Már csak egy lap hiányzik. Bejelented?
pr-now-offer = { $name } eldobta: { $card }. Elveszed egy terchez?
pr-now-offer-out = { $name } eldobta: { $card }. Ezzel kimehetsz!
pr-now-offer-none = { $name } eldobta: { $card }. Nem veheted el: „Nem kell”, és mehet tovább a játék.
pr-now-window = Kinek kell: { $card }?
pr-now-other = { $name } jön.
pr-now-over = A fordulónak vége.
pr-why-not-turn = Most nem te jössz.
pr-why-take-first = Előbb vegyél el egy lapot a talonból.
pr-why-taken = Már elvettél egy lapot.
pr-why-answer-first = Előbb válaszolj a kérdésre.
pr-why-frozen = Vársz: a kezed már nem változhat.
pr-why-announced = Bejelentetted. Most dobj el egy lapot.
pr-why-three = Válassz három lapot: három ugyanolyat, vagy egy fajtából három egymást követő számot.
pr-why-no-set = Ez nem terc. Három ugyanolyan lap kell, vagy egy fajtából három egymást követő szám.
pr-why-one = Válassz egy lapot, amit eldobsz.
pr-why-breaks-wait = E nélkül a lap nélkül nem várnál.
pr-why-draw = Itt nem húzhatsz ennyit.
pr-why-not-out = Most nem mehetsz ki.
pr-why-no-announce = Most nem jelentheted be: előtted kell lennie egy tercnek, és pontosan egy lapnak kell hiányoznia.
pr-log-deal = { $round }. forduló: { $who ->
    [you] te kezdesz
   *[other] { $name } kezd
  }
pr-log-take = { $who ->
    [you] Elveszed:
   *[other] { $name } elveszi:
  } { $card }.
pr-log-discard = { $who ->
    [you] Eldobod:
   *[other] { $name } eldobja:
  } { $card }.
pr-log-announce = { $who ->
    [you] Egy kártyára vársz.
   *[other] { $name } egy kártyára vár.
  }
pr-log-lay = { $who ->
    [you] Lerakod:
   *[other] { $name } lerakja:
  } { $cards }. Húzás: { $draw }.
pr-log-claim = „Az enyém!” { $who ->
    [you] Lerakod:
   *[other] { $name } lerakja:
  } { $cards }. Húzás: 2.
pr-log-draw = Húzol: { $cards }.
pr-log-decline = Nem veszed el.
pr-log-out = { $who ->
    [you] Kimentél!
   *[other] { $name } kiment!
  }
pr-log-talon = Új talon: { $cards }.
pr-log-turned = Felcsapva: { $card }.
pr-deck-out = Elfogyott a pakli. Senki sem kap pontot.
pr-wins-game = { $who ->
    [you] Három csoport tárgyakból: megnyerted a játszmát!
   *[other] Három csoport tárgyakból: { $name } megnyerte a játszmát!
  }
pr-turned-match = { $card }, van párja
pr-turned-no-match = { $card }, nincs párja
pr-left-over = Megmaradt
pr-part-laid-sets = { $count } lerakott terc
pr-part-red-cards = { $count } vörös kártya
pr-part-turned = Felcsapott lapok
pr-part-red-1-7 = Vörös 1-es vagy 7-es, van 1-es, 7-es vagy tárgy
pr-part-red-2-6 = Vörös 2-es vagy 6-os, nincs 1-es, 7-es, tárgy
pr-part-red-3-5 = Vörös 3-as vagy 5-ös, három lerakott terc
pr-part-red-4 = Vörös 4-es, minden egy fajtából
pr-part-special-item = Speciális tárgy
pr-part-item-groups = Három csoport tárgyakból
pr-part-discarder = Eldobta a nyerő lapot
pr-advice-take = Vedd el: { $card }.
pr-advice-lay = Rakd le: { $cards }. Húzás: { $draw }.
pr-advice-discard = Dobd el: { $card }.
pr-advice-claim = „Az enyém!”, ezekkel: { $cards }.
pr-advice-out = Menj ki.
pr-advice-announce = Jelentsd be, hogy egy kártyára vársz.
pr-advice-decline = Ne vedd el.
pr-advice-silent = Ne szólj.
pr-info-goal = A játszma { $rounds } forduló után ér véget, vagy ha valakinek { $points } pontja van.
pr-info-together = A kimenéshez két terc és egy pár kell, lerakva és kézben együtt; egy tercnek előtted kell lennie.
pr-info-in-hand = A kimenéshez két terc és egy pár kell kézben, és egy terc előtted. Lerakás után két lapot kell húzni.
pr-info-basic = Alap pontozás: lerakott tercek, vörös kártyák és a pakliból felcsapott lapok.
pr-info-advanced = Haladó pontozás: lerakott tercek, vörös számok, ha teljesül a feltételük, és speciális tárgyak. Három lerakott tárgycsoport megnyeri a játszmát. Aki a nyerő lapot eldobja, fizet.
pr-info-replay = A paklival véget érő forduló nem számít.
pr-info-counts = A paklival véget érő forduló is számít.
pr-key-move = következő lap
pr-key-row = talon, kéz
pr-key-choose = lap kijelölése vagy elvétele
pr-key-discard = dobás
pr-key-lay = lerakás, és húzás, amennyit lehet
pr-key-draw = lerakás, és ennyi lap húzása
pr-key-announce = bejelentés: egy kártyára várok
pr-key-out = kimenni
pr-key-mine = „Az enyém!”
pr-key-decline = nem kell, nem szólok
pr-key-hint = tipp
pr-key-piles = dobott lapok
pr-key-scores = pontok
pr-key-chat = csevegés
pr-key-clear = kijelölés törlése
pr-rules-all = A Fantomrömi minden szabálya
