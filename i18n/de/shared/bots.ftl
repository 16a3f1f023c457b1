### Warum ein Bot einen Zug mag oder nicht: je ein kurzer Satz über den Zug.

## In jedem Spiel

reason-goes-out = Damit ist die Runde beendet.
reason-only-move = Es gibt keine andere Wahl.
reason-most-points = Nach allem, was zu sehen ist, bringt das die meisten Punkte.
reason-fewer-points = Nach allem, was zu sehen ist, bringt das weniger Punkte.
reason-misses-out = Damit ist die Gelegenheit vertan, die Runde zu beenden.
reason-breaks-set = Das reißt Karten auseinander, die zusammengehören.
