### Was mit der Datei schiefgehen kann, in der alle Tische stehen.

storage-full = Der Datenträger ist voll: In „{ $path }“ passt nichts mehr. Bitte Platz schaffen.
storage-readonly = „{ $path }“ lässt sich nicht schreiben. Bitte prüfen, wer die Datei und ihren Ordner schreiben darf.
storage-damaged = „{ $path }“ ist beschädigt: { $reason }. Die Datei blieb, wie sie ist. Bitte eine Sicherung verwenden.
storage-busy = „{ $path }“ wird schon von einem anderen Server benutzt. Bitte diesen beenden oder eine andere Datei wählen.
storage-newer = „{ $path }“ hat die Version { $version }, dieses Programm kennt nur Versionen bis { $known }. Bitte ein neueres Programm nehmen.
storage-foreign = „{ $path }“ ist keine Datei von Lair. Sie blieb, wie sie ist. Bitte eine andere Datei wählen.
storage-missing = Die Datei „{ $path }“ gibt es nicht.
storage-exists = „{ $path }“ gibt es schon; die Datei wird nicht überschrieben. Bitte einen anderen Namen wählen.
storage-failed = „{ $path }“ lässt sich nicht benutzen: { $reason }.
storage-bad-pages = Beschädigt: { $reason }
storage-bad-log = Tisch { $table }: Die Einträge { $first } bis { $last } des Protokolls sind beschädigt oder fehlen.
storage-bad-game = Tisch { $table }: Partie { $number } ist beschädigt.
