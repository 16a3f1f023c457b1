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
