promise-untrusted = Ne vous fiez pas aux cartes de cette partie. { $why }
promise-commit-changed = Le serveur dit s’être engagé sur une autre graine qu’au début de la partie.
promise-seed-changed = Votre graine dans l’enregistrement n’est pas celle que vous avez donnée.
