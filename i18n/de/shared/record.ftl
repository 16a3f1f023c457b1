### JSON, Aufzeichnungen und Fragen an den Schiedsrichter lesen.

json-wrong = Das ist kein JSON: Bei Byte { $place } stimmt etwas nicht.
json-too-deep = Dieses JSON ist zu tief verschachtelt. Gelesen werden höchstens { $depth } Ebenen.
field-not-object = „{ $field }“ muss ein Objekt sein: Felder mit ihren Werten in geschweiften Klammern.

record-no-header = Die erste Zeile eines Spiels muss sein Kopf sein, mit „lair“, „game“ und „seats“.
record-second-header = Hier beginnt ein zweites Spiel, aber diese Aufzeichnung kann nur eines enthalten.
record-behind-end = Das Spiel endete mit der Zeile davor. Danach darf nichts mehr folgen.
record-version = Diese Aufzeichnung hat die Version { $version }. Dieses Programm liest bis Version { $known }.
record-seat-name = „seats“ muss eine Liste von Namen sein, jeder ein Text in Anführungszeichen.
record-bots = „bots“ muss eine Liste nach Plätzen sein: die Stärke eines Bots in Anführungszeichen oder null für einen Menschen.
record-round-due = Die Runde ist vorbei. Zuerst muss ihre Zeile „round“ kommen.
record-round-not-due = Die Runde ist noch nicht vorbei, hier darf also keine Zeile „round“ stehen.
record-round-twice = Das Ergebnis dieser Runde steht schon da.
record-end-not-due = Das Spiel ist noch nicht zu Ende, hier darf also keine Zeile „end“ stehen.
record-line-mixed = „deal“, „round“, „end“ und jede Entscheidung brauchen eine eigene Zeile. Bitte auf getrennte Zeilen schreiben.
game-unknown = Es gibt kein Spiel „{ $game }“. Es gibt: { $games }.
referee-op-unknown = Es gibt keine Frage „{ $op }“. Es gibt: { $ops }.

pad-none = Das ist kein Punkteblock.
pad-player-name = Auf dem Block fehlt ein Name, oder er ist zu lang.
pad-no-game = Ein Punkteblock kann { $game } noch nicht zählen.
pad-too-long = Dieser Block hat zu viele Runden. Höchstens { $most } werden gelesen.
