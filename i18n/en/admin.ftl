admin-no-player = There is no player “{ $player }”. “lair admin players” lists their ids.
admin-no-report = There is no report { $number }.
admin-no-table = There is no table “{ $table }” that could be closed.
admin-of-nothing = “{ $what }” takes nothing behind it.
admin-of-whom = Say what to do “{ $what }” with: an id or a number.
backup-done = The copy is in “{ $path }”.
