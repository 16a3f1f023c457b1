table-begun = La partie a commencé ; ce n’est possible qu’avant le début.
table-between-rounds = La manche est finie ; la suivante n’est pas encore donnée.
table-changed-too-often = Cette table a été modifiée { $count } fois sans partie. Lancez la partie ou ouvrez une nouvelle table.
table-chat-phrases = À cette table, on ne peut dire que les phrases toutes faites.
table-clock-decides = Avec une pendule, c’est elle qui décide quand un bot joue. On ne vote qu’aux tables sans pendule.
table-closed = Cette table est fermée.
table-decided-already = Vous avez déjà décidé ; les autres réfléchissent encore.
table-frozen = Cette table a été commencée avec une autre version du programme. On peut la regarder, mais pas y continuer à jouer.
table-full = Toutes les places sont prises.
table-no-help = Pas de conseils à cette table.
table-no-reveal = Aucune graine n’est attendue de vous maintenant.
table-no-version = Un coup demande « v », la version de la table sur laquelle vous avez décidé.
table-nobody-to-remove = À cette place, il n’y a personne que vous puissiez retirer.
table-not-absent = Personne ne manque à cette place.
table-not-asked = Ce n’est pas à vous de décider.
table-not-creator = Seule la personne qui a ouvert la table peut le faire.
table-no-take-back = On ne reprend pas un coup quand d’autres personnes sont à la table, ni dans la donne du jour.
table-nothing-to-take-back = Vous n’avez encore rien joué dans cette donne que l’on puisse reprendre.
table-not-held = Vous avez votre place ; aucun bot ne joue pour vous.
table-not-over = La partie n’est pas finie.
table-daily = La donne du jour ne se joue qu’une fois. Il y en aura une autre demain.
table-not-playing = Aucune partie n’est en cours à cette table.
table-not-seated = Vous n’avez pas de place à cette table.
table-not-true = La demande « { $field } » attend true.
table-other-game = Une table garde son jeu. Ouvrez une autre table pour l’autre jeu.
table-phrase-unknown = Cette phrase n’existe pas.
table-removed = La personne qui a ouvert la table vous a retiré.
table-request-unknown = Le serveur ne connaît pas cette demande.
table-seat-taken = Quelqu’un est assis là.
table-seat-unknown = Cette place n’existe pas. Les places vont de 0 à { $high }.
table-seated-already = Vous êtes déjà à cette table.
table-seats-free =
    { $count ->
        [one] Une place est encore libre
       *[other] { $count } places sont encore libres
    }. Il y faut quelqu’un, ou un bot.
table-seed-differs = Ce n’est pas la graine à laquelle vous vous êtes engagé.
table-seed-form = Une graine ou son engagement compte 64 chiffres hexadécimaux minuscules.
table-stale = La table a avancé depuis. Regardez de nouveau, puis décidez.
table-unwatched = Seuls ses joueurs peuvent regarder cette table.
text-invisible = Enlevez les caractères invisibles.
text-length = Écrivez de 1 à { $high } caractères.
text-marks = Mettez moins de signes sur une même lettre.
text-not-utf8 = Ce texte n’est pas de l’UTF-8 valide.
