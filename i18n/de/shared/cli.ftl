### Was das Programm im Terminal sagt.

## Die Befehlszeile

see-help = „{ $command }“ zeigt, wie es geht.
command-unknown = Es gibt keinen Befehl „{ $command }“.
did-you-mean = Ist „{ $word }“ gemeint?
argument-unknown = Es gibt keine Option „{ $word }“.
argument-surplus = „{ $word }“ ist ein Wort zu viel.
argument-missing = { $name } fehlt.
option-without-value = Hinter { $name } fehlt der Wert.
option-repeated = { $name } steht mehrmals da.
options-apart = { $one } und { $other } passen nicht zusammen.
option-needs = { $one } geht nur zusammen mit { $other }.
value-not-choice = „{ $value }“ ist nichts von diesem:
value-not-number = „{ $value }“ ist keine ganze Zahl.
value-not-between = „{ $value }“ passt nicht: nötig ist eine ganze Zahl von { $low } bis { $high }.
value-not-hours = „{ $value }“ passt nicht: nötig ist eine Zahl von 0 bis { $high }.
config-unknown = In „{ $path }“ steht „{ $name }“, das ist keine Option. „{ $command }“ zählt auf, welche es gibt.
config-wrong = „{ $path }“ ist nicht zu gebrauchen: { $reason }.
flag-of-other-game = { $flag } gehört zu { $owner }, nicht zu { $game }.
game-not-in-terminal = { $game } lässt sich noch nicht im Terminal zeigen.
game-no-networks = Für { $game } gibt es noch keine Netze, und das hier braucht sie.
bot-unknown = Es gibt keinen Bot „{ $bot }“. Es gibt: { $levels }.
seed-wrong = „{ $seed }“ ist keine Startzahl. Das ist eine ganze Zahl von 0 bis 18446744073709551615.
output-no-file = „{ $path }“ kann kein Name einer Datei sein, in die geschrieben wird.
network-wrong = „{ $file }“ enthält keine Netze, die diese Version lesen kann ({ $what }).
network-other-game = „{ $file }“ enthält Netze eines anderen Spiels oder einer anderen Version.
arena-no-bids = In diesem Spiel wird nicht geboten, --bid hat hier keinen Sinn.
league-too-small = Eine Liga braucht mindestens zwei Bots.
card-wrong = In der Benchmark-Karte fehlt „{ $what }“ oder ist falsch. docs/bots.md beschreibt eine Karte.
train-state-wrong = Mit „{ $file }“ kann das Training nicht weitergehen: Die Datei ist beschädigt oder von einer anderen Version. Lösche sie, um neu zu beginnen.
train-state-game = „{ $file }“ gehört zu { $game }, nicht zu { $wanted }. Wähle ein anderes --out.
train-from-and-state = „{ $file }“ gibt es schon: Damit geht das Training weiter, --from hat dann keinen Sinn. Lass --from weg oder wähle ein anderes --out.
output-failed = Die Ausgabe konnte nicht vollständig geschrieben werden. Ist die Festplatte voll?

## Fortschritt

progress-seconds-left = noch { $seconds } s
progress-minutes-left = noch { $minutes } min
progress-hours-left = noch { $hours } h { $minutes } min

## verify

verify-fine = { verify-games }, { verify-decisions }, in Ordnung
verify-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
verify-decisions = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}
verify-unfinished = { $unfinished ->
    [one] { $unfinished } Spiel ist nicht zu Ende gespielt
   *[other] { $unfinished } Spiele sind nicht zu Ende gespielt
}
verify-cut-off = die letzte Zeile ist abgeschnitten und wurde ausgelassen
verify-deals = { $deals ->
    [one] { $deals } Verteilung der Karten folgt aus den Zufallswerten
   *[other] alle { $deals } Verteilungen der Karten folgen aus den Zufallswerten
}
verify-unrevealed = { $unrevealed ->
    [one] { $unrevealed } Person hat ihren Zufallswert nie gezeigt
   *[other] { $unrevealed } Personen haben ihren Zufallswert nie gezeigt
}

## referee

request-too-long = Diese Anfrage ist zu lang. Eine Zeile darf höchstens { $limit } MiB haben.

site-done = Die Seite ist in „{ $path }“. Jeder Webserver kann diesen Ordner ausliefern.
site-not-empty = „{ $path }“ ist nicht leer und stammt nicht von „lair site“; es wurde nichts geschrieben. Bitte einen leeren Ordner wählen.
site-not-folder = „{ $path }“ ist kein Ordner. Bitte einen anderen Namen wählen.
site-no-page = Dieses Programm wurde ohne seine Seite gebaut.
