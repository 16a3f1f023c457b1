### Was `lair stats` sagt: Überschriften von Tabellen, also kurz.

stats-nobody = In diesen Aufzeichnungen spielt niemand namens „{ $player }“.
stats-game-chimera = Chimera
stats-game-phantom-rummy = Phantom-Rommé
stats-player = Spieler
stats-games = Spiele
stats-won = gewonnen
stats-rounds-chimera = Runden
stats-rounds-phantom-rummy = Runden
stats-points-chimera = Punkte pro Runde
stats-points-phantom-rummy = Punkte pro Runde

## Chimera

stats-role = als
stats-bid = Gebot
stats-bids-made = geboten
stats-rounds-won = gewonnen, %
stats-traps = Fallen
stats-flights = Chimären-Angriffe
stats-treasures = Schätze pro Runde

## Phantom-Rommé

stats-out = ausgemacht
stats-out-share = der Runden, %
stats-out-points = Punkte dafür
stats-out-discards = mit Abwurf
stats-others-out = andere ausgemacht
stats-announced = Warten angesagt
stats-laid = ausgelegt
stats-claimed = „Meins!“
stats-distances = Karten, die zum Ausmachen fehlen, im Mittel zu Beginn eines Zuges:
stats-turn = Zug

## Dieselben Karten, von einem Bot gespielt

stats-same-deals = Dieselben Karten am selben Platz, gespielt von { $bot }:
stats-luck = Kartenglück
stats-adjusted = ohne Glück
stats-bot = Punkte von { $bot }
stats-playing = { $bot } (Strg-C: genügt)
stats-interrupted = Abgebrochen: Der Bot hat { $done } von { $total } Runden gespielt. Sie sind für das nächste Mal aufgehoben.
