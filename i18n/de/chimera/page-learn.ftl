learn-combinations = Kombinationen bauen
learn-combinations-title = Kombinationen bauen
learn-kind = Kombination
learn-done-kind = { $kind } – geschafft
learn-yours = Deine Karten
learn-pick = Tippe auf Karten, um sie zu nehmen
learn-add = Nehmen: { $rank }
learn-put-back = Zurücklegen: { $card }
learn-clear = Alle zurück
learn-next-kind = Nächste Kombination
learn-reading = { $kind } · { $top }
learn-tap-beat = Bau etwas, das dies schlägt.
learn-tap-build = Baue: { $kind }.
learn-beats = Das schlägt es!
learn-built = Genau so!
learn-other-kind = Eine Kombination, aber eine andere.
learn-progress = { $done } von { $all } geschafft

learn-chimera-title = Chimera: die Regeln
learn-chimera-minute = Eine Person, die Chimäre, hat 20 Karten und spielt allein. Die beiden anderen, die Jäger, haben je 17 und spielen zusammen. Chimäre wird, wer am höchsten bietet. Karten wird man in Stichen los: Jemand eröffnet mit einer Kombination, die anderen dürfen sie mit einer höheren derselben Art schlagen. Die Runde ist vorbei, sobald eine Hand leer ist. Gespielt wird bis 400 Punkte.

learn-chimera-section-cards = Die Karten
learn-c-1-1 = Es gibt 54 Karten: vier Familien, Jade, Schwert, Pagode und Stern, jede mit den Zahlen 1 bis 12 und einem Helden, dazu Pi Ya und die Chimäre. Familien spielen keine Rolle dafür, was du ausspielen darfst; sie sind nur eine Gedächtnisstütze.
learn-c-1-2 = Jede 2, eine Glückskröte, bringt 10 Punkte, jede 11, eine Winkekatze, 5: für den, der den Stich gewinnt, in dem sie liegt.
learn-c-1-3 = Einzelkarten von niedrig nach hoch: 1 bis 12, Held, Pi Ya, Chimäre.

learn-chimera-section-deal = Das Geben
learn-c-2-1 = Der erste Platz gibt die erste Runde; dann geht es im Uhrzeigersinn weiter.
learn-c-2-2 = Nach dem Mischen hebt jemand anders ab, und eine Karte wird mitten im Stapel aufgedeckt.
learn-c-2-3 = Drei Karten kommen verdeckt in die Mitte: das Versteck der Chimäre. Der Rest wird einzeln gegeben, 17 an jeden.
learn-c-2-4 = Alle sehen, wer die aufgedeckte Karte bekommt, und dürfen sie sich merken.

learn-chimera-section-bidding = Das Bieten
learn-c-3-1 = Wer die aufgedeckte Karte bekam, beginnt das Bieten, dann geht es im Uhrzeigersinn weiter. Passe oder biete 20, 30 oder 40; jedes Gebot muss über dem letzten liegen.
learn-c-3-2 = Ein Gebot von 40 beendet das Bieten sofort.
learn-c-3-3 = Sonst endet es, wenn nach einem Gebot zwei hintereinander passen. Nach dem französischen Regeltext müssen es drei sein, sodass auch der Bietende noch einmal an die Reihe kommt.
learn-c-3-4 = Passen ist nicht endgültig: Solange geboten wird, darfst du wieder bieten, wenn du dran bist. Nach dem koreanischen Regeltext ist es endgültig.
learn-c-3-5 = Wer am höchsten bietet, ist die Chimäre. Die beiden anderen sind die Jäger.
learn-c-3-6 = Passen alle drei, wird neu gegeben.
learn-c-3-7 = Passen alle drei auch beim zweiten Mal, muss jemand 20 bieten, und die anderen dürfen überbieten. Wer das ist, sagt die Ausgabe.

learn-chimera-section-prepare = Vor dem ersten Stich
learn-c-4-1 = Die Chimäre nimmt die drei Karten aus ihrem Versteck. Die Jäger sehen sie nicht.
learn-c-4-2 = Die Jäger tauschen heimlich Karten, und beide wählen, bevor sie sehen, was kommt: keine bei 20, eine bei 30, zwei bei 40. Ein höheres Gebot macht die Jäger also stärker.

learn-chimera-section-play = Das Spiel
learn-c-5-1 = Die Chimäre eröffnet den ersten Stich mit irgendeiner Kombination. Wer eröffnet, muss spielen.
learn-c-5-2 = Dann im Uhrzeigersinn: spielen oder passen. Gespielt wird dieselbe Art mit ebenso vielen Karten, aber höher.
learn-c-5-3 = Zwei Ausnahmen. Eine Falle darf auf jede Kombination außer dem Chimären-Angriff gespielt werden, auf eine andere Falle nur, wenn sie höher ist. Der Chimären-Angriff schlägt alles.
learn-c-5-4 = Gespielt wird nur, wenn man dran ist, auch Fallen.
learn-c-5-5 = Du darfst passen, obwohl du könntest, und im selben Stich später doch noch spielen.
learn-c-5-6 = Passen zwei hintereinander, nimmt den Stich, wer zuletzt gespielt hat, und eröffnet den nächsten.
learn-c-5-7 = Die Runde endet in dem Moment, in dem eine Hand leer ist. Auch der Stich auf dem Tisch gehört dann dieser Person. Karten auf der Hand zählen für niemanden.

learn-chimera-section-combinations = Die 14 Kombinationen
learn-combinations-try = Bau selbst welche: Schlagen sie das hier?
learn-c-6-1 = Irgendeine Karte.
learn-c-6-2 = Zwei gleiche: Zahlen oder Helden.
learn-c-6-3 = Mindestens drei Paare hintereinander, ohne Helden.
learn-c-6-4 = Drei gleiche: Zahlen oder Helden.
learn-c-6-5 = Mindestens zwei Drillinge hintereinander, ohne Helden.
learn-c-6-6 = Ein Drilling und irgendeine Karte eines anderen Werts. Der Drilling entscheidet.
learn-c-6-7 = Ein Drilling und ein Paar eines anderen Werts. Pi Ya und Chimäre sind kein Paar.
learn-c-6-8 = Eine Folge von Drillingen und zu jedem Drilling eine einzelne Karte, verschieden voneinander und von den Drillingen. Ein Held darf dabei sein, und Pi Ya oder die Chimäre, aber nicht beide.
learn-c-6-9 = Eine Folge von Drillingen und zu jedem Drilling ein Paar, alle verschieden. Helden dürfen ein Paar sein.
learn-c-6-10 = Mindestens fünf Zahlen hintereinander. Pi Ya darf eine davon ersetzen.
learn-c-6-11 = Vier gleiche und zwei verschiedene einzelne Karten. Das ist keine Falle.
learn-c-6-12 = Vier gleiche und zwei verschiedene Paare. Ohne Pi Ya und Chimäre. Das ist keine Falle.
learn-c-6-13 = Vier gleiche. Schlägt alles außer einer höheren Falle und dem Chimären-Angriff; vier Helden sind die höchste.
learn-c-6-14 = Chimäre und Pi Ya zusammen. Schlägt alles.
learn-c-6-15 = Pi Ya und Chimäre sind nur im Chimären-Angriff zusammen.
learn-c-6-16 = Angehängte Karten zählen nicht für die Höhe: 8 8 8 1 schlägt 7 7 7 12.

learn-chimera-section-piya = Pi Ya in einer Reihe
learn-c-7-1 = In einer Reihe steht Pi Ya für eine Zahl deiner Wahl von 1 bis 12. Gibt es zwei Lesarten, sagst du, welche gilt: 8 9 10 11 und Pi Ya gehen bis 11 oder bis 12.
learn-c-7-2 = Überall sonst ist Pi Ya nur Pi Ya.

learn-chimera-section-scoring = Die Wertung
learn-c-8-1 = Die Chimäre ist zuerst fertig: das doppelte Gebot (40, 60 oder 80), dazu je 25 für jede Falle der Runde, für den Chimären-Angriff, und einmal, wenn ein Jäger gar keine Karte gespielt hat.
learn-c-8-2 = Ein Jäger ist zuerst fertig: Die Chimäre verliert ihr Gebot, jeder Jäger bekommt 20. Keine Boni.
learn-c-8-3 = In beiden Fällen zählen alle die Schätze in ihren Stichen dazu.
learn-c-8-5 = Das Spiel endet nach einer Runde, in der jemand das Limit erreicht hat, meist 400, und eine Person allein vorn liegt. Sie gewinnt. Liegen mehrere gleich vorn, wird noch eine Runde gespielt.

learn-chimera-section-editions = Worin sich die Regeltexte unterscheiden
learn-editions-text = Die Regeltexte in vier Sprachen sind sich fast überall einig. Wer einen Tisch öffnet, wählt einen von ihnen oder jeden Punkt einzeln.
learn-editions-point = Punkt
learn-edition-de = deutsch
learn-edition-fr = französisch
learn-edition-hu = ungarisch
learn-edition-ko = koreanisch
learn-editions-forced = Wer 20 bieten muss, wenn niemand bietet
learn-editions-holder = wer die aufgedeckte Karte hat
learn-editions-highest = wer nach Punkten führt
learn-editions-closing = Passen in Folge, die das Bieten beenden
learn-editions-reenter = Nach dem Passen wieder bieten
learn-editions-yes = ja
learn-editions-no = nein
