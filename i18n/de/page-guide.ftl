guide-chimera-title = Chimera: deine erste Runde
guide-phantom-title = Phantom-Rommé: deine erste Runde
guide-step = Schritt { $step } von { $steps }
guide-you = Du
guide-hand = Deine Hand
guide-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
guide-on-table = Auf dem Tisch, von: { $name }
guide-bids = { $name } bietet { $bid }.
guide-passes = { $name } passt.
guide-plays = { $name } spielt: { $kind }, { $top }.
guide-takes = { $name } nimmt: { $card }.
guide-discards = { $name } wirft ab: { $card }.
guide-offered = Eben abgeworfen
guide-laid = Deine ausgelegten Dreier
guide-play = Ein echtes Spiel spielen
guide-again = Noch einmal

guide-chimera-1 = Wer zuerst alle Karten los ist, gewinnt die Runde: eine Chimäre gegen zwei Jäger. Du hast die aufgedeckte 5 bekommen, also sprichst du zuerst. Deine Hand ist stark: Pi Ya, die Chimäre, zwei Helden und viele Karten hintereinander. Bietest du 30 und wirst alle Karten zuerst los, bekommst du 60 Punkte. Biete 30.
guide-chimera-why-1 = Das ist erlaubt. Aber 30 passt zu dieser Hand: 20 bringt wenig, bei 40 tauschen die Jäger je zwei Karten, und mit Passen verschenkst du ein gutes Blatt.
guide-chimera-2 = Du bist die Chimäre, mit 20 Karten. Aus dem Versteck kamen eine 1, eine 3 und die vierte 4: Vier gleiche sind eine Falle. Die Jäger haben je eine Karte getauscht. Du eröffnest, womit du willst. Versuch eine lange Reihe: 6, 7, 8, Pi Ya, 10, 11. Pi Ya steht für die 9. Tippe die Karten an, dann auf „Spielen“.
guide-chimera-why-2 = Auch damit ließe sich eröffnen. Aber in einer Reihe gehen sechs Karten weg, die einzeln wenig taugen, und kaum jemand kann sie schlagen: 6, 7, 8, Pi Ya, 10, 11.
guide-chimera-3 = Ben hat eine höhere. Geschlagen wird sie nur von einer noch höheren Reihe aus sechs Karten, einer Falle oder dem Chimären-Angriff. Deine Falle ginge, aber später ist sie mehr wert. Passe diesmal.
guide-chimera-why-3 = Das schlüge Bens Reihe. Aber heb die Falle auf: Mit ihr eröffnest du später wieder, wenn du es brauchst. Passe.
guide-chimera-4 = Ben nahm den Stich und eröffnete mit zwei Winkekatzen, je 5 Punkte wert. Cleo schlug sie mit zwei 12ern. Kein Paar ist höher als zwei Helden: Nimm den Stich.
guide-chimera-why-4 = Das ist erlaubt. Aber zwei Helden gewinnen diesen Stich mit Schätzen für 10 Punkte, und du eröffnest wieder.
guide-chimera-5 = Der Stich mit den Katzen ist dein, und du eröffnest wieder. Werde jetzt das Schwächste los: die beiden 1er.
guide-chimera-why-5 = Das geht. Aber die 1er gewinnen nichts; spiel sie jetzt, solange du noch Karten hast, die dich zurückbringen.
guide-chimera-6 = Zwei Helden von Cleo: Kein Paar schlägt sie. Jetzt ist die Falle dran: die vier 4er. Wirst du zuerst fertig, bringt dir jede in der Runde gespielte Falle 25 Punkte mehr.
guide-chimera-why-6 = Das darfst du. Aber jetzt ist die Falle am meisten wert: Du eröffnest wieder, bekommst 25 Punkte und hast nur noch sechs Karten.
guide-chimera-7 = Sechs Karten sind übrig: eine 3, drei 5er, eine 12 und die Chimäre. Spiel die 12. Vielleicht will niemand einen Helden dafür hergeben.
guide-chimera-why-7 = Auch nicht schlecht. Hier spielen wir zuerst die 12: Wird sie geschlagen, bringt dich die Chimäre zurück.
guide-chimera-8 = Niemand hat sie geschlagen. Jetzt die Chimäre: Keine Einzelkarte ist höher, nur eine Falle könnte sie schlagen.
guide-chimera-why-8 = Auch erlaubt. Aber spiel die Chimäre jetzt allein: Dann gehen die letzten vier Karten als eine Kombination weg.
guide-chimera-9 = Vier Karten: Drei 5er und eine 3 sind eine Kombination, ein Drilling mit Karte. Spiel alle vier, und du bist fertig.
guide-chimera-why-9 = Das ginge, aber spiel alle vier auf einmal: Dann gehört dir die Runde.
guide-chimera-end = Du bist zuerst fertig! Das doppelte Gebot sind 60, die Falle 25 und die zwei Katzen in deinen Stichen 10: 95 Punkte. Ben hat 10 aus seinen Schätzen, Cleo nichts. Zur nächsten Runde wird neu gegeben, und vielleicht bist du dann Jäger.

guide-phantom-1 = Sammle Dreier und ein Paar und mach als Erster aus. Du und Ben habt je sieben Karten; drei liegen offen in der Auslage. Du hast Mensch 2 und 3. Mit Mensch 4 sind sie eine Folge. Nimm sie.
guide-phantom-why-1 = Du darfst jede nehmen. Aber mit Mensch 4 hast du sofort eine Folge.
guide-phantom-2 = Mensch 2, 3, 4: drei Zahlen einer Art hintereinander, ein Dreier. Tippe die drei an und lege sie aus. Zieh zwei Karten: mehr Karten, mehr Möglichkeiten.
guide-phantom-why-2 = Das ist erlaubt. Aber ein ausgelegter Dreier bringt einen Punkt, du brauchst einen zum Ausmachen, und zwei neue Karten helfen am meisten. Lege Mensch 2, 3, 4 aus und zieh zwei.
guide-phantom-3 = Ben wirft einen Engel 4 ab, einen roten, und du hast zwei davon. Ruf „Meins!“: Du legst die drei aus und ziehst zwei Karten, obwohl du nicht dran warst.
guide-phantom-why-3 = Du darfst ihn liegen lassen. Aber dieser Dreier bringt einen Punkt und seine rote Karte noch einen.
guide-phantom-4 = Zwei Dreier liegen vor dir; jetzt fehlt nur noch ein Paar. Du bist dran. In der Auslage ist noch ein roter Dämon 2. Nimm ihn.
guide-phantom-why-4 = Zuerst muss eine Karte genommen werden.
guide-phantom-5 = Jede Karte, die zu einer auf deiner Hand passt, ergibt das Paar. Sag an, dass du wartest: Dann kannst du auch mit Bens Abwürfen ausmachen.
guide-phantom-why-5 = Das ist erlaubt. Aber ohne Ansage kannst du mit Bens Abwurf nicht ausmachen.
guide-phantom-6 = Jetzt wirf eine ab. Behalte den roten Dämon 2, denn rote Karten zählen beim Ausmachen. Der Engel 2 kann weg.
guide-phantom-why-6 = Das wäre erlaubt. Aber in dieser Runde geht der Engel 2; behalte, was noch ein Paar werden kann.
guide-phantom-7 = Ben wirft eine Klinge ab, und du hast eine: Da ist dein Paar. Mach aus!
guide-phantom-why-7 = Du darfst auf eine andere warten. Aber jetzt gehört dir die Runde.
guide-phantom-end = Du hast ausgemacht! Zwei ausgelegte Dreier: 2 Punkte. Zwei rote Karten: 2. Dann wurde die oberste Karte des Stapels aufgedeckt: Mensch 3, die gleiche wie eine von deinen, noch 1. Die nächste, Dämon 4, passte nicht. 5 Punkte für dich, keiner für Ben.
