### Was `lair stats` sagt: Überschriften von Tabellen, also kurz.

stats-rounds-phantom-rummy = Runden
stats-points-phantom-rummy = Punkte pro Runde

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
