table-begun = La partie a commencé ; ce n’est possible qu’avant.
table-between-rounds = La manche est finie ; la suivante n’est pas encore donnée.
table-chat-phrases = À cette table, on ne peut dire que les formules toutes faites.
table-closed = Cette table est fermée.
table-decided-already = Tu as déjà décidé ; les autres réfléchissent encore.
table-frozen = Cette table a été commencée avec une autre version du programme. On peut la regarder, mais pas y continuer à jouer.
table-full = Toutes les places sont prises.
table-no-help = L’aide est désactivée à cette table.
table-no-reveal = Aucune graine n’est attendue de toi maintenant.
table-no-version = Un coup demande « v », la version de la table sur laquelle tu as décidé.
table-nobody-to-remove = À cette place, il n’y a personne que tu puisses retirer.
table-not-absent = Personne ne manque à cette place.
table-not-asked = Ce n’est pas à toi de décider.
table-not-creator = Seule la personne qui a ouvert la table peut le faire.
table-not-held = Tu as ta place ; aucun robot ne joue pour toi.
table-not-over = La partie n’est pas finie.
table-daily = La donne du jour ne se joue qu’une fois. Il y en aura une autre demain.
table-not-playing = Aucune partie n’est en cours à cette table.
table-not-seated = Tu n’as pas de place à cette table.
table-not-true = La demande « { $field } » attend true.
table-other-game = Une table garde son jeu. Ouvre une autre table pour l’autre jeu.
table-phrase-unknown = Cette formule n’existe pas.
table-removed = La personne qui tient la table t’a retiré.
table-request-unknown = Le serveur ne connaît pas cette demande.
table-seat-taken = Quelqu’un est assis là.
table-seat-unknown = Cette place n’existe pas. Les places vont de 0 à { $high }.
table-seated-already = Tu es déjà à cette table.
table-seats-free =
    { $count ->
        [one] Une place est encore libre
       *[other] { $count } places sont encore libres
    }. Il y faut quelqu’un, ou un robot.
table-seed-differs = Ce n’est pas la graine à laquelle tu t’es engagé.
table-seed-form = Une graine ou son engagement compte 64 chiffres hexadécimaux minuscules.
table-stale = La table a avancé depuis. Regarde de nouveau, puis décide.
text-invisible = Enlève les caractères invisibles.
text-length = Écris de 1 à { $high } caractères.
text-not-utf8 = Ce texte n’est pas de l’UTF-8 valide.
