learn-phantom-title = Phantom-Rommé: die Regeln
learn-phantom-minute = Alle haben sieben Karten. Wenn du dran bist, nimmst du eine der offenen Karten. Dann legst du drei zusammengehörige vor dir aus, oder du wirfst eine ab, die sich andere schnappen können. Du machst aus mit zwei Dreiern und einem Paar; einer der Dreier muss schon vor dir liegen. Nur wer ausmacht, bekommt Punkte. Nach sechs Runden, zu viert acht, gewinnt, wer die meisten hat.

learn-phantom-section-cards = Die Karten
learn-p-1-1 = Menschen (rot), Engel (gelb) und Dämonen (blau) haben die Zahlen 1 bis 7. Jede Karte gibt es viermal: dreimal gewöhnlich, einmal rot.
learn-p-1-2 = Es gibt 16 Gegenstände: vier verschiedene, jeden viermal, einmal davon besonders.
learn-p-1-3 = Karten derselben Art und Zahl, oder derselbe Gegenstand, sind gleich. Rot oder schwarz macht dabei keinen Unterschied.
learn-p-1-4 = Eine „rote Karte“ hat im gedruckten Spiel eine rote Zahl, hier ein rotes Siegel in der Ecke; auch besondere Gegenstände sind rote Karten. Die Menschen sind damit nicht gemeint.

learn-phantom-section-sets = Was zusammengehört
learn-p-2-1 = Paar: zwei gleiche.
learn-p-2-2 = Gruppe, ein Dreier: drei gleiche.
learn-p-2-3 = Folge, ein Dreier: drei Zahlen einer Art hintereinander. Mit Gegenständen gibt es keine Folgen.
learn-p-2-4 = Jede Karte zählt nur einmal.

learn-phantom-section-start = Beginn einer Runde
learn-p-3-1 = Wer die erste Runde beginnt, entscheidet das Los; danach geht es im Uhrzeigersinn.
learn-p-3-2 = Jeder bekommt sieben Karten. Dann wird eine mehr aufgedeckt, als Leute mitspielen: die Auslage. Der Rest ist der Stapel.

learn-phantom-section-turn = Wenn du dran bist
learn-p-4-1 = Zuerst nimmst du eine Karte aus der Auslage. Ist sie leer, wird sie vorher aus dem Stapel gefüllt.
learn-p-4-2 = Dann legst du entweder einen Dreier vor dir aus und ziehst 0, 1 oder 2 Karten vom Stapel, wie du magst. Damit ist dein Zug vorbei, ohne Abwurf.
learn-p-4-3 = Oder du wirfst eine Karte offen ab.
learn-p-4-4 = Warten: Liegt ein Dreier von dir aus und fehlt dir nur noch eine Karte, darfst du das in deinem Zug ansagen.
learn-p-4-5 = Von da an steht deine Hand fest: Du nimmst eine Karte, und wenn du damit nicht ausmachst, wirfst du genau diese ab.

learn-phantom-section-discard = Wenn jemand abwirft
learn-p-5-1 = Wer wartet und mit der Karte ausmachen kann, darf sie nehmen und ausmachen. Können es mehrere, der Nächste in der Reihe.
learn-p-5-2 = Sonst darf „Meins!“ rufen, wer mit ihr und zwei eigenen Handkarten einen Dreier bildet: Karte nehmen, Dreier auslegen, zwei Karten ziehen. Wer wartet, darf das nicht.
learn-p-5-3 = Danach ist in jedem Fall dran, wer links von dem sitzt, der abgeworfen hat.
learn-p-5-4 = Eine genommene Karte liegt nicht mehr im Ablagestapel.

learn-phantom-section-out = Ausmachen
learn-p-6-1 = Nötig sind zwei Dreier und ein Paar, auf der Hand und vor dir zusammen. Übrige Karten schaden nicht.
learn-p-6-2 = Mindestens ein Dreier muss schon vor dir liegen.
learn-p-6-3 = Mit einer abgeworfenen Karte anderer nur, wenn du vorher das Warten angesagt hast; im eigenen Zug gleich nach dem Nehmen.
learn-p-6-4 = Lassen sich deine Karten verschieden lesen, wählst du, was du zeigst.

learn-phantom-section-scoring = Wertung und Ende
learn-p-7-1 = Die Runde endet, sobald jemand ausmacht.
learn-p-7-2 = Sie endet auch, wenn der Stapel für die Auslage oder fürs Ziehen nicht reicht. Dann bekommt niemand Punkte, alle Karten werden gemischt, und eine neue Runde beginnt; die beendete zählt nicht, wenn der Tisch nichts anderes festlegt.
learn-p-7-3 = Nur wer ausmacht, bekommt Punkte: 1 je ausgelegtem Dreier, 1 je roter Karte in Dreiern und Hand, und dann das Glück: Decke die oberste Karte des Stapels auf; gleicht sie einer Karte in deinen Dreiern oder deinem Paar, gibt es 1 Punkt, und du deckst noch eine auf, bis eine nicht passt.
learn-p-7-4 = Das Spiel endet nach 6 Runden (zu viert 8), oder sobald jemand zu zweit 24 Punkte hat, zu dritt 18, zu viert 12. Bei Gleichstand wird der Sieg geteilt.

learn-phantom-section-advanced = Regeln für Fortgeschrittene
learn-p-8-1 = Für alle, die das Spiel kennen. Es wird nichts aufgedeckt; ausgelegte Dreier zählen weiter je 1.
learn-p-8-2 = Eine rote Karte zählt nur, wenn ihre Bedingung gilt:
learn-p-8-2-number = Zahl
learn-p-8-2-condition = Bedingung
learn-p-8-2-points = Punkte
learn-p-8-2-1-7 = unter den ausgelegten Dreiern ist eine 1, eine 7 oder ein Gegenstand
learn-p-8-2-2-6 = darunter ist keine 1, keine 7 und kein Gegenstand
learn-p-8-2-3-5 = mindestens drei Dreier liegen aus
learn-p-8-2-4 = Dreier und Hand haben nur diese Art; Gegenstände stören nicht
learn-p-8-2-item-name = besonderer Gegenstand
learn-p-8-2-item = keine
learn-p-8-3 = Wer mit mindestens drei ausgelegten Gruppen aus Gegenständen ausmacht, gewinnt das ganze Spiel.
learn-p-8-4 = Du darfst nicht mit einem Abwurf ausmachen, wenn die gleiche Karte in deinem eigenen Ablagestapel liegt.
learn-p-8-5 = Wer die Karte abgeworfen hat, mit der jemand ausmacht, verliert ebenso viele Punkte, aber nicht unter 0.

learn-phantom-section-options = Was ein Tisch wählen kann
learn-p-option-out = Ausmachen: wie oben, ausgelegte Dreier zählen mit; oder wie im japanischen Original: Zwei Dreier und das Paar müssen auf der Hand sein, neben einem ausgelegten. Dann zieht man nach dem Auslegen immer zwei.
learn-p-option-deck = Eine Runde, die der Stapel beendet: zählt nicht, oder zählt als Runde.
learn-p-option-end = Wie viele Runden und wie viele Punkte das Spiel beenden.
