### Lecture du JSON, des enregistrements et des questions à l’arbitre.

json-wrong = Ce n’est pas du JSON : il y a une erreur à l’octet { $place }.
json-too-deep = Ce JSON est trop imbriqué. Au plus { $depth } niveaux sont lus.
field-not-object = « { $field } » doit être un objet : des champs et leurs valeurs entre accolades.

record-no-header = La première ligne d’une partie doit être son en-tête, avec « lair », « game » et « seats ».
record-second-header = Une deuxième partie commence ici, mais cet enregistrement ne peut en contenir qu’une.
record-behind-end = La partie a pris fin à la ligne précédente. Rien ne doit suivre.
record-version = Cet enregistrement a la version { $version }. Ce programme lit les versions jusqu’à { $known }.
record-seat-name = « seats » doit être une liste de noms, chacun un texte entre guillemets.
record-bots = « bots » doit être une liste par place : le niveau d’un bot entre guillemets, ou null pour une personne.
record-round-due = La manche est finie. Il faut d’abord sa ligne « round ».
record-round-not-due = La manche n’est pas encore finie : pas de ligne « round » ici.
record-round-twice = Le résultat de cette manche est déjà là.
record-end-not-due = La partie n’est pas encore finie : pas de ligne « end » ici.
record-line-mixed = « deal », « round », « end » et chaque décision ont besoin de leur propre ligne. Merci de les écrire sur des lignes séparées.
game-unknown = Le jeu « { $game } » n’existe pas. Il y a : { $games }.
referee-op-unknown = La question « { $op } » n’existe pas. Il y a : { $ops }.

pad-none = Ce n’est pas une feuille de score.
pad-player-name = Un nom manque sur la feuille, ou il est trop long.
pad-no-game = Une feuille de score ne sait pas encore compter { $game }.
pad-too-long = Cette feuille a trop de manches. On en lit { $most } au plus.
