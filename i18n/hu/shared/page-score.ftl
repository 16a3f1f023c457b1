score-title = Pontozólap
score-lead = Igazi lapokkal játszott játszmához. Te mondod, mi történt, a lap számol. Ebben a böngészőben marad, és nem kell hozzá hálózat.
score-kept = A pontozólapjaid
score-all = Minden pontozólap
score-new = Új pontozólap
score-game = Játék
score-seats = Játékosok
score-player = { $number }. játékos
score-begin = Kezdés
score-import = Pontozólap betöltése
score-import-text = Fájlba mentett pontozólap, innen vagy más eszközről.
score-import-choose = Fájl választása
score-imported = { $count ->
    [one] Egy pontozólap betöltve.
   *[other] { $count } pontozólap betöltve.
  }
score-not-a-pad = Ez a fájl nem pontozólap.
score-count = { $count ->
    [0] még nincs
    [one] egy
   *[other] { $count }
  } { $game-id ->
    [game-chimera] leosztás
   *[other] forduló
  }
score-unknown-title = Nincs ilyen pontozólap
score-unknown-text = Ebben a böngészőben nem található. Talán más eszközön van, vagy törölted.
score-totals = Állás
score-over = { $count ->
    [one] { $names } nyerte a játszmát!
   *[other] Közösen nyertek: { $names }!
  }
score-add-round = { $number }. { $game-id ->
    [game-chimera] leosztás
   *[other] forduló
  } beírása
score-round = { $number }. { $game-id ->
    [game-chimera] leosztás
   *[other] forduló
  }
score-round-column = { $game-id ->
    [game-chimera] Leosztás
   *[other] Forduló
  }
score-rounds = { $game-id ->
    [game-chimera] Leosztások
   *[other] Fordulók
  }
score-edit-round = { $number }. { $game-id ->
    [game-chimera] leosztás
   *[other] forduló
  } módosítása
score-edit-hint = A módosításhoz koppints a { $game-id ->
    [game-chimera] leosztás
   *[other] forduló
  } számára.
score-mark-out = kiment
score-late-rounds = Az áthúzott { $game-id ->
    [game-chimera] leosztások
   *[other] fordulók
  } a játszma vége után jönnek, és nem számítanak.
score-course = A játszma menete
score-empty = Még nincs { $game-id ->
    [game-chimera] leosztás
   *[other] forduló
  }. Az elsőt itt írd be, ha lejátszottátok.
score-undo = Visszavonás
score-names = Nevek
score-more-actions = Továbbiak
score-share = Megosztás szövegként
score-copied = Kimásolva. Illeszd be, ahová szeretnéd.
score-not-shared = Ebben a böngészőben a szöveget sem megosztani, sem kimásolni nem lehet.
score-export = Mentés fájlba
score-remove-pad = Törlés
score-remove-title = Törlöd ezt a pontozólapot?
score-remove-text = Máshol nincs meg, hacsak fájlba nem mentetted.
score-keep = Megtartom
score-not-kept = Ez a böngésző semmit sem őriz meg: mentsd fájlba a pontozólapot, mielőtt elmész.
score-save-round = Beírás
score-remove-round = { $game-id ->
    [game-chimera] Leosztás
   *[other] Forduló
  } törlése
score-removed-round = { $number }. { $game-id ->
    [game-chimera] leosztás
   *[other] forduló
  } törölve. A visszavonás visszahozza.
score-result = { $name }: { $points }
score-text-total = Összesen: { $line }
score-out = Ki ment ki?
score-less = Eggyel kevesebb: { $what }
score-more = Eggyel több: { $what }
