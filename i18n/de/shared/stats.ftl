### Was `lair stats` sagt: Überschriften von Tabellen, also kurz.

stats-nobody = In diesen Aufzeichnungen spielt niemand namens „{ $player }“.
stats-player = Spieler
stats-games = Spiele
stats-won = gewonnen

## Dieselben Karten, von einem Bot gespielt

stats-same-deals = Dieselben Karten am selben Platz, gespielt von { $bot }:
stats-luck = Kartenglück
stats-adjusted = ohne Glück
stats-bot = Punkte von { $bot }
stats-playing = { $bot } (Strg-C: genügt)
stats-interrupted = Abgebrochen: Der Bot hat { $done } von { $total } Runden gespielt. Sie sind für das nächste Mal aufgehoben.
