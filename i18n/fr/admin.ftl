admin-no-player = Il n’y a pas de joueur « { $player } ». « lair admin players » donne leurs identifiants.
admin-no-report = Il n’y a pas de signalement { $number }.
admin-no-table = Il n’y a pas de table « { $table } » à fermer.
admin-of-nothing = « { $what } » ne prend rien après.
admin-of-whom = Précise sur quoi porte « { $what } » : un identifiant ou un numéro.
backup-done = La copie est dans « { $path } ».
