# „lair play --connect”: egy szerver asztala a terminálban.

connect-link = „{ $link }” nem szerverre vagy asztalra mutató link. Írd így: https://example.org/t/K7QX2M9DPC4W vagy http://127.0.0.1:8080.
connect-unreachable = { $server } nem érhető el: { $why }.
connect-certificate = { $server } nem tudja bizonyítani, hogy az, akinek mondja magát: { $why }. Semmit sem küldtünk neki.
connect-no-lair = { $server } nem úgy válaszol, mint egy Lair-szerver.
told-wrong = A szerver olyat mond, ami nem lehet („{ $what }”). Semmit sem hittünk el belőle.

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
  } Küldd el valakinek a linket, vagy írj b-t, és botok ülnek oda; q kilép.
connect-room-guest = A játszma akkor kezdődik, amikor az asztal megnyitója elindítja. q kilép.

connect-waiting = { $name } gondolkodik.
connect-absent = { $name } nincs itt. A b azt javasolja, hogy bot játsszon helyette; minden jelenlévőnek akarnia kell.
connect-votes = { $name } helyett bot játsszon. Eddig mellette: { $names }.
connect-next = Enter: tovább a következő fordulóra; s mutatja a pontokat, q kilép.
connect-next-said = A következő forduló akkor kezdődik, amikor a többiek is készen állnak.
connect-held = Egy bot játszik helyetted, mert nem voltál itt. Enter: visszaveszed a helyed.
connect-rematch-said = A következő játszma akkor kezdődik, amikor mindenki akarja.
connect-clock = Hátralévő idő: { $seconds } s.
connect-not-asked = Nem te jössz. s mutatja a pontokat, q kilép.
connect-no-hints = Ennél az asztalnál nincsenek tippek.
connect-came = { $name } itt van.
connect-went = { $name } nincs itt.
connect-says = { $name }: { $text }

connect-lost = A kapcsolat megszakadt. Próbáljuk helyreállítani …
connect-stops = A szerver újraindul. Várunk rá …
connect-back = Újra van kapcsolat.
connect-not-sent = Ezt nem lehetett elküldeni, mert megszakadt a kapcsolat. Újra megkérdezünk.
connect-left = Elhagytad az asztalt. A helyed megmarad; így térhetsz vissza:
connect-full = Ennél az asztalnál nincs szabad hely.
connect-not-yours = Ezt az asztalt csak a játékosai láthatják.
connect-gone = Az asztal bezárt, vagy elküldtek onnan.
connect-forgotten = A szerver már nem ismer téged. Gyere újra, hogy új nevet kapj.
connect-version = A szerver a protokoll egy másik változatát beszéli. A két program egyike túl régi.
connect-refused = A szerver bontotta a kapcsolatot.
connect-no-record = A szerver nem adja ki ennek a játéknak a jegyzőkönyvét.

connect-room-watch = { $count ->
    [0] Nézed a játékot. q kilép.
   *[other] Nézed a játékot. Enter: leülsz egy szabad helyre, q kilép.
  }
connect-watching = Nézed a játékot. Enter mutatja az asztalt, s a pontokat, q kilép.
connect-watch = nézem ezt: { $table }
connect-watched = Elhagytad az asztalt. Viszlát!
connect-listening = Aki csak néz, csak hallgat.
connect-say = Például say 3: a harmadikat mondod a többieknek. mute: valakit nem hallani.
connect-say-free = Például say 3: a harmadikat mondod a többieknek. A say mögé saját szavakat is írhatsz. mute: valakit nem hallani.
connect-mute = Például mute 2, vagy mute és egy név eleje: ezt a játékost nem hallod többé.
connect-mute-nobody = Ennél az asztalnál rajtad kívül senki sem tud beszélni.
connect-muted = Már nem hallod, amit { $name } mond. Ugyanez a sor még egyszer, és újra hallod.
connect-heard = Újra hallod, amit { $name } mond.
connect-seat-muted = { $name } (némítva)
connect-deals-own = { $count ->
    [one] A játszma osztása mindenki titkos számából következik, a tiédből is.
   *[other] A játszma mind a { $count } osztása mindenki titkos számából következik, a tiédből is.
  } Senki sem rendezte el a lapokat.
connect-deals = { $count ->
    [one] A játszma osztása a titkos számokból következik.
   *[other] A játszma mind a { $count } osztása a titkos számokból következik.
  }
connect-deals-hidden = { $count ->
    [one] Egy játékos sosem mutatta meg a titkos számát.
   *[other] { $count } játékos sosem mutatta meg a titkos számát.
  }
connect-deals-wrong = Ne bízz ennek a játszmának a lapjaiban. { $why }
connect-deals-commit = A szerver most más lenyomatot ad meg, mint a játszma kezdetén.
connect-deals-seed = A feljegyzésben nem az a titkos szám áll, amelyet te adtál.
connect-deals-day = A feljegyzésben nem a nap titkos száma áll.

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
