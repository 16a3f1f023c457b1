### Was jedes Spiel und jeder Teil des Programms braucht.

language-name = Deutsch

## Felder einer Anfrage, einer Aufzeichnung oder der Tischoptionen

field-missing = Das Feld „{ $field }“ fehlt. Bitte ergänzen.
field-not-number = „{ $field }“ muss eine ganze Zahl von { $low } bis { $high } sein.
field-not-flag = „{ $field }“ muss true oder false sein.
field-not-text = „{ $field }“ muss ein Text in Anführungszeichen sein.
field-not-list = „{ $field }“ muss eine Liste in eckigen Klammern sein.
field-not-choice = „{ $field }“ muss eines davon sein: { $choices }.
not-an-object = Hier muss ein Objekt stehen: Felder mit ihren Werten in geschweiften Klammern.
option-unknown = Es gibt keine Option „{ $field }“. Bitte die Schreibweise prüfen oder die Option weglassen.

## Ergebnisse, die eine Aufzeichnung angibt

result-missing = Im Ergebnis fehlt „{ $field }“. Nach den Regeln gehört es hierher.
result-form = „{ $field }“ hat nicht die richtige Form: Plätze und Punkte sind ganze Zahlen, Karten sind Texte.
result-differs = „{ $field }“ ist nicht das, was die Regeln für diesen Spielverlauf ergeben, nämlich { $expected }.
result-unexpected = Nach den Regeln gehört „{ $field }“ nicht in dieses Ergebnis. Bitte weglassen.

## Plätze

seats-wrong = Für dieses Spiel braucht es mindestens { $low } und höchstens { $high } Spieler.
seats-exactly = Dieses Spiel ist für genau { $count } Personen.

## Kataloge, für die, die sie schreiben

catalogue-not-utf8 = Zeile { $line } ist nicht in UTF-8. Bitte die Datei als UTF-8 speichern.
catalogue-control = Zeile { $line } enthält ein Steuerzeichen. Bitte Leerzeichen statt Tabulatoren verwenden.
catalogue-entry-wrong = Zeile { $line } muss ein Kommentar (#), eine Meldung (id = Text) oder deren eingerückte Fortsetzung sein.
catalogue-message-empty = In Zeile { $line } fehlt der Text. Ein leerer Text wird { "{ \"\" }" } geschrieben.
catalogue-brace-wrong = Die geschweiften Klammern in Zeile { $line } passen nicht zusammen. Bitte jede schließen; eine Klammer im Text wird { "{ \"{\" }" } geschrieben.
catalogue-placeable-wrong = In Zeile { $line } muss zwischen den geschweiften Klammern $name, die id einer Meldung oder ein Text in Anführungszeichen stehen.
catalogue-select-wrong = In der Auswahl in Zeile { $line } braucht jede Variante eine eigene Zeile und einen [Schlüssel], und genau eine davon ein *.
catalogue-literal-wrong = Der Text in Anführungszeichen in Zeile { $line } muss in dieser Zeile enden; nach \ darf nur " \ uHHHH oder UHHHHHH stehen.
catalogue-too-deep = Um Zeile { $line } sind die Auswahlen zu tief verschachtelt. Bitte die Meldung aufteilen.
catalogue-id-twice = Die id „{ $id }“ in Zeile { $line } ist schon vergeben. Bitte eine andere wählen.
