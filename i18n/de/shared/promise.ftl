promise-untrusted = Trau den Karten dieses Spiels nicht. { $why }
promise-commit-changed = Der Server will sich jetzt auf einen anderen Zufallswert festgelegt haben als zu Beginn des Spiels.
promise-seed-changed = Dein Zufallswert in der Aufzeichnung ist nicht der, den du gegeben hast.
