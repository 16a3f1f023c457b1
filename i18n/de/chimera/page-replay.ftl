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

replay-pass = passt

## Wofür es Punkte gibt

replay-part-bid-won = doppeltes Gebot
replay-part-bid-lost = Gebot verloren
replay-part-traps = gespielte Fallen
replay-part-flight = Chimären-Angriff
replay-part-idle-hunter = ein Jäger spielte nie
replay-part-hunters = Sieg der Jäger
replay-part-treasures = Schätze
