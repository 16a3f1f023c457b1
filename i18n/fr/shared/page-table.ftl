table-title = Table
invited-to = Venez jouer à { $game }
invited-by = { $name } a ouvert cette table.
invited-watch = Toutes les places sont prises, mais vous pouvez regarder.
come-in = Entrer
come-in-watch = Regarder
room-free = { $count ->
    [one] Une place est libre. Invitez quelqu’un, ou ajoutez un bot.
    [many] { $count } places sont libres. Invitez quelqu’un, ou ajoutez des bots.
   *[other] { $count } places sont libres. Invitez quelqu’un, ou ajoutez des bots.
  }
room-free-guest = { $count ->
    [one] Une place est libre.
    [many] { $count } places sont libres.
   *[other] { $count } places sont libres.
  }
room-full = Tout le monde est là. Vous pouvez commencer.
room-full-wait = Tout le monde est là.
room-starts = La personne qui a ouvert la table lance la partie.
room-no-seat = Toutes les places sont prises. Si l’une se libère, vous pourrez la prendre ici.
room-seats = Places
room-sit = S’asseoir
room-sit-any = Prendre place
room-stand = Se lever
room-start = Commencer
room-fill = Commencer avec des bots
seat-free = libre
bot = Bot
bot-of-level = Bot, { $level }
you = vous
away = pas là
add-bot-to = Mettre un bot à la place { $seat }
remove-player = Retirer { $name }
share-title = Inviter
share-text = Envoyez ce lien, ou faites scanner le code.
share-link = Lien vers cette table
share-code = Code QR avec le lien vers cette table
share = Partager
copy = Copier
copied = Copié.
reconnecting = Reconnexion…
restarting-title = Le serveur redémarre
restarting-text = Votre table est conservée. La partie reprend toute seule dans un instant.
closed-unknown-title = Cette table n’existe pas
closed-unknown-text = Le lien est peut-être incomplet, ou la table a été supprimée.
closed-gone-title = Cette table est fermée
closed-gone-text = Ses joueurs sont partis, ou l’hébergeur du serveur l’a fermée. Les parties terminées sont conservées.
closed-removed-title = Vous n’êtes plus à cette table
closed-removed-text = La personne qui a ouvert la table a libéré votre place.
closed-not-yours-title = Cette table est privée
closed-not-yours-text = Toutes les places sont prises, et on ne peut pas regarder.
closed-stranger-title = Le serveur ne vous connaît pas
closed-stranger-text = Rechargez la page et entrez de nouveau votre nom.
closed-banned-title = Vous ne pouvez pas jouer ici
closed-banned-text = L’hébergeur de ce serveur vous a exclu.
closed-forgotten-title = Vos données ont été supprimées
closed-forgotten-text = Pour rejouer, rechargez la page et entrez un nom.
closed-elsewhere-title = Vous jouez maintenant sur un autre appareil
closed-elsewhere-text = Continuez là-bas. Pour revenir, entrez votre phrase de récupération dans les réglages.
closed-outdated-title = Il y a une version plus récente
closed-outdated-text = Rechargez la page. Votre partie est conservée.
closed-broken-title = La connexion a été fermée
closed-broken-text = Rechargez la page pour revenir à votre table.

seat-turn = doit jouer
seat-cards = { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
  }
points-short = { $count } pts
seat-points = { $count ->
    [one] { $count } point
    [many] { $count } de points
   *[other] { $count } points
  }
seat-seconds = { $count } s
server-will-stop = Le serveur s’arrêtera après cette manche, au plus tard dans { $seconds } secondes. La partie reprendra à son retour.
seat-held = un bot joue
bot-hurried = Le serveur est très sollicité : { $name } a décidé plus vite et moins bien que d’habitude.
seat-here = est là
seat-is-you = C’est vous.
seat-cards-left = Cartes restantes
time-left = Temps restant
rules-title = Règles de cette table
result-show = Voir le résultat
hint-title = Conseil
hint-others = Autres coups
help-off = Pas de conseils à cette table.
menu-title = Menu
menu-undo = Reprendre le dernier coup
menu-leave = Vers l’accueil ; la place reste à vous
log-title = Déroulement
side-title = Scores et déroulement
side-close = Fermer scores et déroulement
keys-title = Touches
chat-title = Discussion
chat-said = { $name } : { $text }
chat-watching = En spectateur, on écoute seulement.
chat-text = Votre message
chat-send = Envoyer
chat-mute = Ne pas entendre { $name }
chat-mute-note = Touchez un joueur pour ne plus l’entendre.
chat-block = Bloquer { $name }
chat-block-note = Vous n’entendrez plus cette personne, à aucune table.
report-note = Un signalement montre à l’hébergeur du serveur ce que cette personne a écrit ici en dernier.
report-player = Signaler { $name }
report-done = L’hébergeur le verra. Merci.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-wow = Waouh !
phrase-wait = Un instant…
phrase-sorry = Pardon !
phrase-good-game = Belle partie !
phrase-bye = Au revoir !
scores-title = Points
scores-empty = Aucune manche n’est encore finie.
scores-round = Manche
scores-total = Total
scores-totals = Totaux
chart-label = { $count ->
    [one] Totaux après { $count } manche : { $totals }
    [many] Totaux sur { $count } de manches, à la fin : { $totals }
   *[other] Totaux sur { $count } manches, à la fin : { $totals }
  }
result-all = Tout montrer
result-next = Manche suivante
result-wait = On attend { $names }…
result-final = Fin de la partie
over-you-win = Vous gagnez !
over-wins = { $count ->
    [one] { $names } gagne
    [many] { $names } gagnent ensemble
   *[other] { $names } gagnent ensemble
  }
over-replay = Revoir la partie
over-review = Analyse
# Behind today’s deal
over-daily = Voir votre résultat
over-rematch = Rejouer
over-rematch-wanted = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
  }
held-you = Un bot joue pour vous.
held-back = Je suis de retour
absent = { $name } n’est pas là.
vote-bot = Laisser jouer un bot
vote-done = Vous êtes d’accord pour un bot.
vote-note = Toute la table doit être d’accord. La place peut être reprise à tout moment.
vote-others = { $count ->
    [one] { $names } est d’accord pour un bot.
   *[other] { $names } sont d’accord pour un bot.
  }
vote-waits = Accord attendu : { $names }.

table-shuffle-changed = Ne vous fiez pas à ces cartes : le serveur a changé sa part du mélange, ou la vôtre.
