### Ein fertiges Spiel noch einmal ansehen.

## Ansehen

replay-turn-back = Voriger Zug
replay-turn-on = Nächster Zug
replay-key-turn = Zug für Zug

## Der Tisch

replay-waiting = wartet
replay-starter = beginnt
replay-laid = Ausgelegter Dreier: { $cards }
replay-discarded = Abgeworfen
replay-pile = Abgeworfen: { $cards }
replay-talon = Auslage
replay-talon-is = Auslage: { $cards }
replay-deck = { $count } im Stapel
replay-turned-up = Aufgedeckt

## Was geschah

## Wofür es Punkte gibt

replay-part-laid-sets = ausgelegte Dreier
replay-part-red-cards = rote Karten
replay-part-turned = aufgedeckte Karten
replay-part-red-1-7 = rote 1 oder 7
replay-part-red-2-6 = rote 2 oder 6
replay-part-red-3-5 = rote 3 oder 5
replay-part-red-4 = rote 4
replay-part-special-item = besonderer Gegenstand
replay-part-item-groups = drei Gruppen aus Gegenständen: das Spiel
replay-part-paid = für die abgeworfene Karte bezahlt
