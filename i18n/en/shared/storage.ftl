### What can go wrong with the file that holds all tables.

# $path (text): the file. $reason (text): what the system or the database said, in English
storage-full = The disk is full: nothing more fits into “{ $path }”. Please free some space.
storage-readonly = “{ $path }” cannot be written. Please check who may write the file and its folder.
storage-damaged = “{ $path }” is damaged: { $reason }. It was left as it is. Please use a backup.
storage-busy = “{ $path }” is in use by another server. Please stop that one, or choose another file.
storage-newer = “{ $path }” has version { $version }, and this program knows versions up to { $known }. Please use a newer program.
storage-foreign = “{ $path }” is not a file of Lair. It was left as it is. Please choose another file.
storage-missing = There is no file “{ $path }”.
storage-exists = “{ $path }” exists already and is not overwritten. Please choose another name.
storage-failed = “{ $path }” cannot be used: { $reason }.
storage-bad-pages = Damaged: { $reason }
storage-bad-log = Table { $table }: entries { $first } to { $last } of its log are damaged or missing.
storage-bad-game = Table { $table }: game { $number } is damaged.
