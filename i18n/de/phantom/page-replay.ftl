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

replay-begins = Die Karten sind gegeben. { $name } beginnt.
replay-takes = { $name } nimmt { $card }.
replay-waits = { $name } sagt an: Eine Karte fehlt noch.
replay-goes-out = { $name } macht aus: { $cards }.
replay-lays = { $name } legt aus: { $cards }, und zieht { $draw ->
    [0] keine Karte
    [one] eine Karte
   *[other] zwei Karten
  }.
replay-discards = { $name } wirft ab: { $card }.
replay-claims = „Meins!“ { $name } nimmt die abgeworfene Karte und legt sie aus mit { $cards }.
replay-declines = { $name } lässt die Karte liegen.
replay-draws = { $name } zieht { $cards }.
replay-new-talon = Neue Auslage: { $cards }.
replay-turned = Aufgedeckt: { $cards }.
replay-deck-out = Der Stapel reicht nicht mehr.

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
