### Mi lehet hibás egy Fantomrömi-játszmában. A szabálypont a mondat mellett áll.

## Lapok, osztások és sorok

phantom-card-unknown = „{ $card }”: ilyen lap nincs. A lapokat így írjuk: h3, a7, d1, iB vagy h3*.
phantom-card-too-often = Ebből nincs ennyi: { $card }. Három fekete és egy vörös van belőle.
phantom-deck-incomplete = A pakliban mind a 100 lapnak benne kell lennie.
phantom-round-number = Most { $expected }. forduló van.
phantom-wrong-starter = A kezdőjátékos helye ebben a fordulóban: { $expected }.
phantom-no-deal-now = Itt nincs osztás: még tart egy forduló, vagy már véget ért a játszma.
phantom-no-round = Most nem tart forduló. Először osztani kell.
phantom-no-decision = Egy döntésben ezek egyike áll: „take”, „announce”, „lay”, „discard”, „claim”, „out” vagy „decline”.
phantom-many-decisions = Egy sorban egy döntés áll, nem több.
phantom-not-true = „{ $field }”: ide csak true kerülhet.
phantom-card-count = „{ $field }” pontosan { $count } lapból álljon.
phantom-card-limit = „{ $field }” legfeljebb { $count } lapból állhat.
phantom-set-count = „{ $field }”: ide legfeljebb { $high } terc kerülhet.
phantom-hand-too-big = Ez a kéz túl nagy. Legfeljebb { $high } lapot vizsgálunk.

## Egy kör

phantom-not-your-turn = Most ez a hely van soron: { $seat }.
phantom-take-first = Előbb vegyél el egy lapot a talonból.
phantom-taken-already = Már elvettél egy lapot. Rakj le egy tercet, vagy dobj el egy lapot.
phantom-not-in-talon = { $card }: nincs a talonban.
phantom-not-held = { $card }: nincs ebben a kézben, vagy nincs belőle ennyi.
phantom-not-a-set = Ez nem terc. Három ugyanolyan lap kell hozzá, vagy egy fajtából három egymást követő szám.
phantom-not-a-pair = Ez nem pár. Két ugyanolyan lap kell hozzá.
phantom-draw-count = Terc lerakása után 0, 1 vagy 2 lapot lehet húzni.
phantom-draw-two = Ennél az asztalnál minden terc után két lapot kell húzni.

## Várás

phantom-cannot-announce = Nincs mit bejelenteni: kell hozzá egy már lerakott terc, és csak egy olyan lap hiányozhat, amely még jöhet.
phantom-waiting-already = Ez a játékos már bejelentette, hogy egy kártyára vár.
phantom-waiting-frozen = Aki egy kártyára vár, már nem változtathat a kezén.
phantom-discard-taken = Aki egy kártyára vár, annak az imént elvett lapot kell eldobnia: { $card }.
phantom-discard-announced = A bejelentés megtörtént. Most dobj el egy lapot.
phantom-discard-breaks-wait = { $card }: enélkül már nem csak egy lap hiányzik, ahogy be volt jelentve.

## Felkínált lapok

phantom-nothing-offered = Most nincs felkínált lap.
phantom-own-discard = A dobott lapot a többieknek kínálják, nem annak, aki eldobta.
phantom-not-entitled = { $card }: ezt most nem ennek a játékosnak kínálják. A dobott lapot egyszerre csak egy játékosnak kínálják, sorban: előbb annak, aki kimehet vele, aztán annak, aki tercet alkothat vele.
phantom-claim-no-set = { $card }: ezzel a két lappal nem alkot tercet.

## Kimenés

phantom-out-nothing-laid = Kimenni csak már lerakott terccel lehet.
phantom-out-too-few = { $sets ->
    [0] A kézből egy párt kell megmutatni.
    [one] A kézből egy tercet és egy párt kell megmutatni.
   *[other] A kézből { $sets } tercet és egy párt kell megmutatni.
  }
phantom-out-not-announced = Más dobott lapjával csak az mehet ki, aki már bejelentette, hogy egy kártyára vár.
phantom-out-discarded-same = { $card }: ilyen lap van a játékos saját dobott paklijában, ezért ezzel nem mehet ki.
