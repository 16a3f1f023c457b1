### Befejezett játszma visszanézése.

replay-title = Visszanézés
replay-heading = { $game }: visszanézés

## Jegyzőkönyv megnyitása

replay-open-title = Játszma visszanézése
replay-open-text = Válassz egy játszmajegyzőkönyvet (a fájl neve .lair.jsonl végű), vagy húzd ide. A fájl az eszközödön marad.
replay-choose = Fájl választása
replay-which = Ebben a fájlban { $count } játszma van. Melyiket nézed?
replay-game-number = { $number }. játszma
replay-open-other = Másik jegyzőkönyv
replay-open-own = Saját jegyzőkönyv megnyitása
replay-to-games = Játszmáim
replay-to-table = Az asztalhoz
replay-unknown-title = Nincs ilyen játszma
replay-unknown-text = Talán hiányos a hivatkozás, vagy a játszmát már törölték.
replay-unfinished-title = Még tart a játszma
replay-unfinished-text = Minden oldalról csak a befejezett játszmát lehet megnézni. Gyere vissza később!
replay-wrong-title = Ez a jegyzőkönyv nem mutatható meg
replay-line-wrong = { $line }. sor: { $problem }
replay-no-line = Ez nem egy játszmajegyzőkönyv sora.

## Nézés

replay-look-from = Nézd innen: { $name }
replay-all-hands = Minden kéz nyitva
replay-all-hands-note = Különben a { $game-id ->
    [game-chimera] leosztás
   *[other] forduló
  } végéig azt látod, amit a kiválasztott játékos látott.
replay-copy-link = Hivatkozás másolása
replay-copied = Másolva.
replay-copy-by-hand = A böngésző nem enged másolni. A hivatkozás a címsorban van.
replay-download = Jegyzőkönyv letöltése
replay-controls = Lépkedés a játszmában
replay-timeline = Hely a játszmában
replay-position = { $round }, lépés: { $step }/{ $steps }
replay-round-back = Előző { $game-id ->
    [game-chimera] leosztás
   *[other] forduló
  }
replay-round-on = Következő { $game-id ->
    [game-chimera] leosztás
   *[other] forduló
  }
replay-back = Egy lépés vissza
replay-on = Egy lépés előre
replay-play = Lejátszás
replay-pause = Megállítás
replay-speed = Sebesség
replay-moves = { $round }, lépésről lépésre
replay-scores = Pontok
replay-no-scores = Még egy { $game-id ->
    [game-chimera] leosztás
   *[other] forduló
  } sincs pontozva.
replay-round-column = { $game-id ->
    [game-chimera] Leosztás
   *[other] Forduló
  }
replay-to-round = A végére: { $round }
replay-parts = Pontok: { $round }
replay-part-of = { $name }: { $what }
replay-keys = Billentyűk
replay-key-step = lépésenként
replay-key-round = { $game-id ->
    [game-chimera] leosztásonként
   *[other] fordulónként
  }
replay-key-ends = az elejére, a végére
replay-key-space = Szóköz
replay-key-play = lejátszás vagy megállítás
replay-key-costly = előző, következő költséges döntés
replay-key-seat = nézés arról a helyről

## The review of a seat

replay-review = Elemzés
replay-review-start = { $name } játékának elemzése
replay-review-begins = Az elemzés mindjárt elkezdődik.
replay-review-waiting = { $count ->
    [one] Előbb még egy másik elemzés készül el.
   *[other] Előbb még { $count } másik elemzés készül el.
  }
replay-review-progress = Megnézett döntések: { $done } / { $total }
replay-review-costly = { $count ->
    [one] Egy költséges döntés
   *[other] { $count } költséges döntés
  }
replay-review-back = Előző költséges döntés
replay-review-on = Következő költséges döntés
# The bot’s move, where it was no better than the one made: a short heading
replay-review-bot = Bot
replay-review-title = { $name } játéka

## Az asztal

replay-points = { $points } pont
replay-hand = Kéz: { $cards }
replay-hidden = { $count } rejtett lap

## Ami történt

replay-unseen = { $name } dönt, de ez innen nem látszik.
replay-round-over = { $round } vége: { $points }.
replay-points-of = { $name } { $points }

## Az osztások ellenőrzése

replay-deals = Becsületes volt az osztás?
replay-fair-none = Ebben a jegyzőkönyvben nincsenek titkos számok, ezért az osztásokat nem lehet ellenőrizni. Minden lépés megfelel a szabályoknak.
replay-fair-good = { $count ->
    [one] Az osztás valóban a titkos számokból adódik.
   *[other] Az összes osztás ({ $count }) valóban a titkos számokból adódik.
  }
replay-fair-bad = Nem egyezik ({ $line }. sor):
replay-fair-unrevealed = { $count ->
    [one] Egy titkos számot sosem mutattak meg, ezért nem számított bele.
   *[other] { $count } titkos számot sosem mutattak meg, ezért nem számítottak bele.
  }
replay-fair-how = Az első osztás előtt mindenki választott egy titkos számot, és megmutatta a lenyomatát. A böngésződ a számokból most újra kiszámolt minden osztást.
replay-fair-noted = A szerver lenyomatával és a te titkos számoddal is egyeznek, amelyeket ez a böngésző a keverés előtt feljegyzett.
replay-fair-unnoted = Ez a böngésző a játszma keverése előtt semmit sem jegyzett fel. A jegyzőkönyvet tehát csak a saját titkos számaival vetettük össze.
replay-deal-follows = egyezik
replay-deal-differs = nem egyezik
replay-deal-open = nincs ellenőrizve
replay-fair-server-commit = A szerver lenyomata
replay-fair-server-seed = A szerver titkos száma
replay-fair-commit-of = Lenyomat: { $name }
replay-fair-seed-of = Titkos szám: { $name }
replay-fair-not-shown = sosem mutatta meg
