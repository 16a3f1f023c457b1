### Befejezett játszma visszanézése.

## Nézés

replay-turn-back = Előző kör
replay-turn-on = Következő kör
replay-key-turn = körönként

## Az asztal

replay-waiting = vár
replay-starter = kezd
replay-laid = Lerakott terc: { $cards }
replay-discarded = Dobott
replay-pile = Dobott lapok: { $cards }
replay-talon = Talon
replay-talon-is = Talon: { $cards }
replay-deck = { $count } lap a pakliban
replay-turned-up = Felcsapva

## Ami történt

## Miért jár pont

replay-part-laid-sets = lerakott tercek
replay-part-red-cards = vörös kártyák
replay-part-turned = felcsapott lapok
replay-part-red-1-7 = vörös 1-es vagy 7-es
replay-part-red-2-6 = vörös 2-es vagy 6-os
replay-part-red-3-5 = vörös 3-as vagy 5-ös
replay-part-red-4 = vörös 4-es
replay-part-special-item = speciális tárgy
replay-part-item-groups = három csoport tárgyakból: a játszma
replay-part-paid = fizetve a dobott lapért
