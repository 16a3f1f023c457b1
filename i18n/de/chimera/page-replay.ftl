### Ein fertiges Spiel noch einmal ansehen.

## Ansehen

replay-trick-back = Voriger Stich
replay-trick-on = Nächster Stich
replay-key-trick = Stich für Stich

## Der Tisch

replay-middle = In der Mitte
replay-bid = Gebot { $bid }
replay-role-chimera = Chimäre { $bid }
replay-treasure = Schätze { $points }
replay-gift = weggegeben
replay-face-up = aufgedeckte Karte

## Was geschah

replay-dealt = { $dealer } gibt. { $holder } bekommt die aufgedeckte Karte ({ $card }) und beginnt das Bieten.
replay-bids = { $name } bietet { $bid }.
replay-passes = { $name } passt.
replay-pass = passt
replay-forced = Niemand bietet, also muss { $name } { $bid } bieten.
replay-thrown-in = Alle haben gepasst: Es wird neu gegeben.
replay-contract = { $name } ist die Chimäre, Gebot { $bid }.
replay-den = Aus dem Versteck: { $cards }.
replay-gave = { $name } gibt weg: { $cards }.
replay-swapped = Die Jäger haben getauscht.
replay-plays = { $name } spielt { $cards } ({ $kind }).
replay-trick-won = { $name } gewinnt den Stich.

## Wofür es Punkte gibt

replay-part-bid-won = doppeltes Gebot
replay-part-bid-lost = Gebot verloren
replay-part-traps = gespielte Fallen
replay-part-flight = Chimären-Angriff
replay-part-idle-hunter = ein Jäger spielte nie
replay-part-hunters = Sieg der Jäger
replay-part-treasures = Schätze
