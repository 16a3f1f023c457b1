# « lair play --connect » : une table d’un serveur dans le terminal.

connect-link = « { $link } » n’est pas un lien vers un serveur ou une table. Écrivez-le comme https://example.org/t/K7QX2M9DPC4W, ou http://127.0.0.1:8080.
connect-unreachable = { $server } est injoignable : { $why }.
connect-certificate = { $server } ne peut pas prouver qu’il est le bon serveur : { $why }. Rien ne lui a été envoyé.
connect-no-lair = { $server } ne répond pas comme un serveur de Lair.
told-wrong = Le serveur dit quelque chose d’impossible (« { $what } »). Rien n’en a été retenu.

connect-ask-name = Comment les autres doivent-ils vous appeler ?
connect-not-kept = Votre identité sur ce serveur ne peut pas être conservée : vous ne pourrez pas reprendre votre place plus tard.
connect-choose = Où voulez-vous jouer ?
connect-new = une nouvelle partie de { $game } contre des bots
connect-table = { $game } : { $people }

connect-room = Salle d’attente
connect-seat-free = libre
connect-seat-bot = { $name } (bot, { $level })
connect-seat-away = { $name } (pas là)
connect-room-start = Toutes les places sont prises. Entrée commence la partie, q quitte.
connect-room-bots = { $count ->
    [one] Une place est libre.
    [many] { $count } de places sont libres.
   *[other] { $count } places sont libres.
  } Envoyez le lien à quelqu’un, ou tapez b pour y mettre des bots ; q quitte.
connect-room-guest = La partie commence quand la personne qui a ouvert la table la lance. q quitte.

connect-waiting = { $name } réfléchit.
connect-absent = { $name } n’est pas là. b propose qu’un bot joue à sa place ; tous les présents doivent être d’accord.
connect-votes = Si tout le monde est d’accord, un bot jouera pour { $name }. D’accord jusqu’ici : { $names }.
connect-next = Entrée passe à la manche suivante ; s affiche les scores, q quitte.
connect-next-said = La manche suivante commence quand les autres sont prêts.
connect-leave = Vous ne pouvez pas prendre la carte défaussée. Entrée la laisse ; s affiche les scores, q quitte.
connect-stopping = Le serveur s’arrêtera après cette manche, au plus tard dans { $seconds } secondes. La partie reprendra à son retour.
connect-held = Un bot joue pour vous parce que vous n’étiez pas là. Entrée reprend votre place.
connect-hurried = Le serveur est très sollicité : { $name } a décidé plus vite et moins bien que d’habitude.
connect-rematch-said = La partie suivante commence quand tous la veulent.
connect-clock = Temps restant : { $seconds } s.
connect-not-asked = Ce n’est pas votre tour. s affiche les scores, q quitte.
connect-no-hints = Il n’y a pas de conseils à cette table.
connect-came = { $name } est là.
connect-went = { $name } n’est pas là.
connect-says = { $name } : { $text }

connect-lost = La connexion est perdue. Reconnexion…
connect-stops = Le serveur redémarre. Attente…
connect-back = Connexion rétablie.
connect-not-sent = Cela n’a pas pu être envoyé : la connexion est perdue. La question vous sera reposée.
connect-left = Vous avez quitté la table. Votre place vous reste ; pour revenir :
connect-full = Il n’y a pas de place libre à cette table.
connect-not-yours = Seuls ses joueurs voient cette table.
connect-gone = La table est fermée, ou vous en avez été écarté.
connect-forgotten = Le serveur ne vous connaît plus. Reconnectez-vous pour prendre un nouveau nom.
connect-version = Le serveur parle une autre version du protocole. L’un des deux programmes est trop ancien.
connect-refused = Le serveur a mis fin à la connexion.
connect-no-record = Le serveur ne donne pas l’enregistrement de cette partie.

connect-room-watch = { $count ->
    [0] Vous regardez. q quitte.
   *[other] Vous regardez. Entrée prend une place libre, q quitte.
  }
connect-watching = Vous regardez. Entrée affiche la table, s les scores, q quitte.
connect-watch = regarder { $table }
connect-watched = Vous avez quitté la table. Au revoir !
connect-listening = En spectateur, on écoute seulement.
connect-say = Par exemple, say 3 dit la troisième phrase aux autres. mute : ne plus entendre quelqu’un.
connect-say-free = Par exemple, say 3 dit la troisième phrase aux autres. Après say, vous pouvez aussi écrire vos propres mots. mute : ne plus entendre quelqu’un.
connect-mute = Par exemple mute 2, ou mute et le début d’un nom : vous n’entendez plus ce joueur.
connect-mute-nobody = Personne d’autre à cette table ne peut parler.
connect-muted = Vous n’entendez plus { $name }. La même ligne encore une fois annule cela.
connect-heard = Vous entendez de nouveau { $name }.
connect-seat-muted = { $name } (muet)
connect-deals-own = { $count ->
    [one] La donne de cette partie découle
    [many] { $count } de donnes de cette partie découlent
   *[other] Les { $count } donnes de cette partie découlent
  } des graines de tous, dont la vôtre. Personne n’a arrangé les cartes.
connect-deals = { $count ->
    [one] La donne de cette partie découle de ses graines.
    [many] { $count } de donnes de cette partie découlent de leurs graines.
   *[other] Les { $count } donnes de cette partie découlent de leurs graines.
  }
connect-deals-hidden = { $count ->
    [one] Une personne n’a jamais montré sa graine.
    [many] { $count } de personnes n’ont jamais montré leur graine.
   *[other] { $count } personnes n’ont jamais montré leur graine.
  }
connect-deals-day = La graine de l’enregistrement n’est pas celle du jour.

connect-phrase-hello = Bonjour !
connect-phrase-good-luck = Bonne chance !
connect-phrase-nice = Bien joué !
connect-phrase-thanks = Merci !
connect-phrase-oops = Oups !
connect-phrase-wow = Waouh !
connect-phrase-wait = Un instant…
connect-phrase-sorry = Pardon !
connect-phrase-good-game = Belle partie !
connect-phrase-bye = Au revoir !
