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
