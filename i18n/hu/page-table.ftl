table-title = Asztal
invited-to = Gyere játszani: { $game }
invited-by = Ezt az asztalt { $name } nyitotta.
come-in = Belépés
room-free = { $count } hely szabad. Hívj meg valakit, vagy ültess oda botot.
room-full = Mindenki itt van. Kezdheted.
room-full-wait = Mindenki itt van. Az asztal nyitója indítja a játékot.
room-no-seat = Minden hely foglalt. Ha felszabadul egy, itt leülhetsz.
room-seats = Helyek
room-sit = Ide ülök
room-stand = Felállok
room-start = Kezdés
room-fill = Kezdés botokkal
seat-free = szabad
bot = Bot
bot-of-level = Bot, { $level }
you = te
away = nincs itt
add-bot-to = Bot ide: { $seat }. hely
remove-player = { $name } eltávolítása
share-title = Meghívás
share-text = Küldd el ezt a hivatkozást, vagy olvastasd be a kódot.
share-link = Az asztal hivatkozása
share-code = QR-kód az asztal hivatkozásával
share = Megosztás
copy = Másolás
copied = Kimásolva.
reconnecting = Újracsatlakozás…
restarting-title = A szerver újraindul
restarting-text = Az asztalod megmarad. Hamarosan magától folytatódik.
closed-unknown-title = Nincs ilyen asztal
closed-unknown-text = Lehet, hogy a hivatkozás hiányos, vagy az asztalt már leszedték.
closed-gone-title = Ez az asztal bezárt
closed-gone-text = Itt régóta senki sem játszott. A befejezett játékok megmaradnak.
closed-removed-title = Már nem ülsz ennél az asztalnál
closed-removed-text = Az asztal nyitója felszabadította a helyedet, vagy az asztal bezárt.
closed-not-yours-title = Ez zárt asztal
closed-not-yours-text = Minden hely foglalt, és itt nem lehet nézni a játékot.
closed-stranger-title = A szerver nem ismer téged
closed-stranger-text = Töltsd újra az oldalt, és mondd meg újra a neved.
closed-outdated-title = Van újabb változat
closed-outdated-text = Töltsd újra az oldalt. A játékod megmarad.
closed-broken-title = A kapcsolat lezárult
closed-broken-text = Töltsd újra az oldalt, hogy visszatérj az asztalhoz.

seat-turn = soron van
seat-cards = { $count } lap
points-short = { $count } p
seat-points = { $count } pont
seat-seconds = { $count } mp
seat-held = bot játszik
seat-here = itt van
seat-is-you = Ez te vagy.
bar-scores = Eddigi pontok
menu-title = Menü
menu-leave = A kezdőlapra; a helyed megmarad
log-title = Mi történt
keys-title = Billentyűk
chat-title = Csevegés
chat-said = { $name }: { $text }
chat-watching = Aki csak néz, csak hallgat.
chat-text = Az üzeneted
chat-send = Küldés
chat-mute = { $name } némítása
chat-mute-note = Koppints egy játékosra, ha el akarod némítani.
chat-block = { $name } letiltása
chat-block-note = Egyetlen asztalnál sem hallod többé.
report-note = A jelentésből az üzemeltető látja, mit írt itt utoljára ez a játékos.
report-player = { $name } jelentése
report-done = Az üzemeltető látni fogja. Köszönjük.
phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-nice = Szép volt!
phrase-thanks = Köszönöm!
phrase-oops = Hoppá!
phrase-wow = Azta!
phrase-wait = Egy pillanat…
phrase-sorry = Bocsánat!
phrase-good-game = Jó játék volt!
phrase-bye = Viszlát!
scores-title = Pontok
scores-empty = Még nincs lezárt eredmény.
scores-round = Sorszám
scores-total = Összesen
chart-label = Összesített pontok ({ $count } eredmény után): { $totals }
result-all = Mutasd mind
result-next = Tovább
result-wait = Várakozás: { $names }…
result-final = A játszma vége
over-you-win = Nyertél!
over-wins = { $count ->
    [one] { $names } nyert
   *[other] { $names } közösen nyert
  }
over-replay = Visszanézés
over-review = Elemzés
# Behind today’s deal
over-daily = Megnézem, hogy sikerült
over-rematch = Még egyszer
over-rematch-wanted = { $count ->
    [one] { $names } játszana még egyet.
   *[other] { $names } játszana még egyet.
  }
held-you = Most egy bot játszik helyetted.
held-back = Itt vagyok
absent = { $name } nincs itt.
vote-bot = Játsszon helyette bot
vote-done = Beleegyeztél, hogy bot játsszon.
vote-note = Az asztalnál mindenkinek bele kell egyeznie. A hely bármikor visszavehető.
vote-others = { $count ->
    [one] { $names } szerint játsszon bot.
   *[other] { $names } szerint játsszon bot.
  }
vote-waits = Még nem egyezett bele: { $names }.
