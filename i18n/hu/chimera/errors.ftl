### Mi lehet hibás egy Chimera-játszmában. A szabálypont a mondat mellett áll.

## Lapok és osztás

chimera-bad-card = „{ $card }”: ilyen lap nincs. A lapokat így írjuk: 7j, 12s, Hp, PY vagy CH.
chimera-card-twice = { $card }: túl sokszor szerepel. Minden lapból csak egy van: minden értékből négy, de PY és CH csak egy-egy.
chimera-bad-deck = A pakliban mind az 54 lapnak pontosan egyszer kell szerepelnie.
chimera-wrong-round = Most { $due }. leosztás van, nem { $given }. leosztás.
chimera-wrong-dealer = Ebben a leosztásban az osztó helye { $due }, nem { $given }.
chimera-wrong-cut = Emeléskor 18–36 lapot veszünk le, nem ennyit: { $cut }.
chimera-deal-not-due = Még tart egy leosztás. A következő osztás utána jön.
chimera-deal-due = Még nincsenek kiosztva a lapok. Először osztani kell.
chimera-game-over = A játszma véget ért.
chimera-too-many-cards = Egy kézben legfeljebb 20 lap lehet, ez pedig { $count }.

## Sorrend

chimera-not-your-turn = Most ez a hely van soron: { $turn }, nem ez: { $seat }.
chimera-bid-due = Most licitálás van: 20, 30 vagy 40, illetve passz.
chimera-gift-due = A Chimera Vadászok most cserélnek. Mindketten { $count ->
    [one] egy lapot
   *[other] { $count } lapot
  } adnak a másiknak.
chimera-play-due = A licitálás és a csere véget ért. Játssz ki egy kombinációt, vagy passzolj.
chimera-no-decision = Egy döntésben ezek közül pontosan egy áll: „bid”, „give” vagy „play”.

## Licitálás

chimera-bad-bid = { $bid }: ennyit nem lehet licitálni. Licitálj 20-at, 30-at vagy 40-et, vagy passzolj.
chimera-bid-too-low = { $bid } kevés: a licit már { $standing }. Licitálj többet, vagy passzolj.
chimera-bid-out = { $seat }. hely: már passzolt, és kiesett ebből a licitálásból.
chimera-forced-due = Senki sem licitált, ezért 20-at kell licitálnia ennek a helynek: { $seat }. A jegyzőkönyvben ezt a „forced”: true jelzi.
chimera-forced-not-due = Itt senkinek sem kötelező licitálnia.

## Csere

chimera-gift-count = Ebben a cserében pontosan { $count ->
    [one] egy lapot
   *[other] { $count } lapot
  } kell adni, nem ennyit: { $given }.
chimera-not-hunter = { $seat }. hely: ő a Chimera. Csak a Chimera Vadászok cserélnek lapot.

## Lapkijátszás

chimera-not-held = { $card }: nincs ebben a kézben, vagy nincs belőle ennyi.
chimera-leader-passes = Te kezdesz, ezért ki kell játszanod valamit. Bármelyik kombináció jó.
chimera-no-combination = { $cards }: ez nem kombináció. Játssz ki egy lapot, kettő–négy egyforma értékűt, legalább ötlapos sort, legalább három pár sorozatát, tercek sorozatát, illetve tercet vagy négy egyformát csatolt lapokkal.
chimera-pi-ya-and-chimera = A Pi Ya és a Chimera együtt csak a Chimera Repülése lehet, más lap nélkül.
chimera-other-kind = Ez { $kind }. Ide csak magasabb { $on }, csapda vagy a Chimera Repülése játszható ki.
chimera-other-length = Az asztalon { $on } lapos kombináció van ({ $kind }), a tiéd pedig { $count } lapos. Ugyanannyi lap kell.
chimera-not-higher = { $on ->
    [CH] Nincs olyan különálló lap, amely magasabb a Chimeránál. Csak csapda üti.
    [H] { $kind-id ->
        [kind-single] Ide { $on } fölötti { $kind } kell. A tiéd csak { $top }.
       *[other] A Hősöknél nincs magasabb { $kind }. Csak csapda vagy a Chimera Repülése üti.
      }
   *[other] Ide { $on } fölötti { $kind } kell. A tiéd csak { $top }.
  }
chimera-on-trap = { $top ->
    [H] A Hősök csapdáját csak a Chimera Repülése üti.
   *[other] Az asztalon csapda van ({ $top }). Erre csak magasabb csapda vagy a Chimera Repülése játszható ki.
    }
chimera-on-flight = A Chimera Repülését semmi sem üti. Csak passzolni lehet.
chimera-top-missing = Ebben a sorban a Pi Ya is benne van. Add meg, meddig tart: „top” értéke { $tops }.
chimera-top-wrong = Ezek a lapok nem tarthatnak addig. „top” értéke { $tops }.
chimera-top-not-needed = „top” csak Pi Yát tartalmazó sorhoz kell.
chimera-cards-differ = Ezeknek a lapoknak nem az az értékük, amit a kijátszás megnevez.

## Kérdések

chimera-treasure-sum = A Kincsek három szám: mindegyik 5 többszöröse, együtt legfeljebb 60.
