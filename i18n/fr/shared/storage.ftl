### Ce qui peut arriver au fichier où sont gardées toutes les tables.

storage-full = Le disque est plein : plus rien n’entre dans « { $path } ». Merci de libérer de la place.
storage-readonly = Impossible d’écrire dans « { $path } ». Merci de vérifier qui peut écrire dans ce fichier et son dossier.
storage-damaged = « { $path } » est endommagé : { $reason }. Il a été laissé tel quel. Merci de prendre une sauvegarde.
storage-busy = « { $path } » est déjà utilisé par un autre serveur. Merci d’arrêter celui-ci ou de choisir un autre fichier.
storage-newer = « { $path } » a la version { $version }, ce programme connaît les versions jusqu’à { $known }. Merci de prendre un programme plus récent.
storage-foreign = « { $path } » n’est pas un fichier de Lair. Il a été laissé tel quel. Merci de choisir un autre fichier.
storage-missing = Le fichier « { $path } » n’existe pas.
storage-exists = « { $path } » existe déjà et n’est pas écrasé. Merci de choisir un autre nom.
storage-failed = Impossible d’utiliser « { $path } » : { $reason }.
storage-bad-pages = Endommagé : { $reason }
storage-bad-log = Table { $table } : les entrées { $first } à { $last } de son journal sont endommagées ou absentes.
storage-bad-game = Table { $table } : la partie { $number } est endommagée.
