### Punkte eines Spiels mit echten Karten aufschreiben (lair score). Auf jede Frage genügen ein, zwei Wörter.

sheet-advanced = Nach den Regeln für Fortgeschrittene?
sheet-nobody = niemand, der Stapel war leer
sheet-laid = Wie viele Dreier lagen aus?
sheet-reds = Wie viele rote Karten?
sheet-turned = Wie viele aufgedeckte Karten passten?
sheet-item-groups = Wie viele der ausgelegten Dreier sind Gruppen aus Gegenständen?
sheet-discarder = Wessen Abwurf war es?
sheet-own-turn = keiner, im eigenen Zug
sheet-red-cards = Welche roten Karten? Etwa h4 a1 iB; ein Strich dahinter, wenn die Bedingung nicht erfüllt ist: h4-.
sheet-not-cards = Diese Karten sind nicht zu lesen. Sie schreiben sich h4, a1 oder iB.
