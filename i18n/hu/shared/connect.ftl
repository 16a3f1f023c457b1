# „lair play --connect”: egy szerver asztala a terminálban.

connect-link = „{ $link }” nem szerverre vagy asztalra mutató hivatkozás. Írd így: https://example.org/t/K7QX2M9DPC4W vagy http://127.0.0.1:8080.
connect-unreachable = { $server } nem érhető el: { $why }.
connect-certificate = { $server } nem tudja bizonyítani, hogy ő a keresett szerver: { $why }. Semmit sem küldtünk neki.
connect-no-lair = { $server } nem úgy válaszol, mint egy Lair-szerver.
told-wrong = A szerver olyat mond, ami nem lehet igaz („{ $what }”). Semmit sem vettünk át belőle.

connect-ask-name = Hogyan szólítsanak a többiek?
connect-not-kept = Nem menthető, ki vagy ezen a szerveren, ezért a helyedet később nem foglalhatod el újra.
connect-choose = Hol szeretnél játszani?
connect-new = új { $game }-játszma botok ellen
connect-table = { $game }: { $people }

connect-room = Váróterem
connect-seat-free = szabad
connect-seat-bot = { $name } (bot, { $level })
connect-seat-away = { $name } (nincs itt)
connect-room-start = Minden hely foglalt. Enter: kezdődik a játszma; q kilép.
connect-room-bots = { $count ->
    [one] Egy hely szabad.
   *[other] { $count } hely szabad.
  } Küldd el valakinek a hivatkozást, vagy írj b-t, és botok ülnek oda; q kilép.
connect-room-guest = A játszma akkor kezdődik, amikor elindítja az, aki az asztalt nyitotta. q kilép.

connect-waiting = { $name } gondolkodik.
connect-absent = { $name } nincs itt. b: javaslod, hogy bot játsszon helyette; minden jelenlévőnek bele kell egyeznie.
connect-votes = Ha mindenki beleegyezik, { $name } helyett bot játszik. Eddig beleegyezett: { $names }.
connect-next = Enter: jöhet a következő osztás; s mutatja a pontokat, q kilép.
connect-next-said = A következő osztás akkor kezdődik, amikor a többiek is készen állnak.
connect-leave = Az eldobott lapot nem veheted el. Enter: otthagyod; s mutatja a pontokat, q kilép.
connect-stopping = A szerver e kör után leáll, legkésőbb { $seconds } másodperc múlva. A játék folytatódik, amint újra elindul.
connect-held = Egy bot játszik helyetted, mert nem voltál itt. Enter: visszaveszed a helyed.
connect-hurried = A szerver most leterhelt: { $name } a szokásosnál gyorsabban és gyengébben döntött.
connect-rematch-said = A következő játszma akkor kezdődik, amikor mindenki akarja.
connect-clock = Hátralévő idő: { $seconds } mp.
connect-not-asked = Nem te jössz. s mutatja a pontokat, q kilép.
connect-no-hints = Ennél az asztalnál nincsenek tippek.
connect-came = { $name } itt van.
connect-went = { $name } nincs itt.
connect-says = { $name }: { $text }

connect-lost = A kapcsolat megszakadt. Próbáljuk helyreállítani…
connect-stops = A szerver újraindul. Várunk rá…
connect-back = Újra van kapcsolat.
connect-not-sent = Ezt nem lehetett elküldeni, mert megszakadt a kapcsolat. Újra megkérdezünk.
connect-left = Elhagytad az asztalt. A helyed megmarad; így térhetsz vissza:
connect-full = Ennél az asztalnál nincs szabad hely.
connect-not-yours = Ezt az asztalt csak a játékosai láthatják.
connect-gone = Az asztal bezárt, vagy elküldtek onnan.
connect-forgotten = A szerver már nem ismer téged. Csatlakozz újra, és válassz új nevet.
connect-version = A szerver a protokoll egy másik változatát beszéli. A két program egyike túl régi.
connect-refused = A szerver bontotta a kapcsolatot.
connect-no-record = A szerver nem adja ki ennek a játszmának a jegyzőkönyvét.

connect-room-watch = { $count ->
    [0] Nézed a játékot. q kilép.
   *[other] Nézed a játékot. Enter: leülsz egy szabad helyre, q kilép.
  }
connect-watching = Nézed a játékot. Enter mutatja az asztalt, s a pontokat, q kilép.
connect-watch = nézem ezt: { $table }
connect-watched = Elhagytad az asztalt. Viszlát!
connect-listening = Aki csak néz, nem szólhat hozzá.
connect-say = Például say 3: a harmadik mondatot mondod a többieknek. mute: valakit többé nem hallasz.
connect-say-free = Például say 3: a harmadik mondatot mondod a többieknek. A say után saját szavaidat is írhatod. mute: valakit többé nem hallasz.
connect-mute = Például mute 2, vagy mute és egy név eleje: ezt a játékost nem hallod többé.
connect-mute-nobody = Ennél az asztalnál rajtad kívül senki sem tud beszélni.
connect-muted = Már nem hallod, amit { $name } mond. Ugyanez a sor még egyszer, és újra hallod.
connect-heard = Újra hallod, amit { $name } mond.
connect-seat-muted = { $name } (némítva)
connect-deals-own = { $count ->
    [one] A játszma osztása mindenki titkos számából következik, a tiédből is.
   *[other] A játszma összes osztása ({ $count }) mindenki titkos számából következik, a tiédből is.
  } Senki sem rendezte el a lapokat.
connect-deals = { $count ->
    [one] A játszma osztása a titkos számokból következik.
   *[other] A játszma összes osztása ({ $count }) a titkos számokból következik.
  }
connect-deals-hidden = { $count ->
    [one] Egy játékos sosem mutatta meg a titkos számát.
   *[other] { $count } játékos sosem mutatta meg a titkos számát.
  }
connect-deals-day = A jegyzőkönyvben nem a nap titkos száma áll.

connect-phrase-hello = Szia!
connect-phrase-good-luck = Sok szerencsét!
connect-phrase-nice = Szép volt!
connect-phrase-thanks = Köszönöm!
connect-phrase-oops = Hoppá!
connect-phrase-wow = Azta!
connect-phrase-wait = Egy pillanat…
connect-phrase-sorry = Bocsánat!
connect-phrase-good-game = Jó játék volt!
connect-phrase-bye = Viszlát!
