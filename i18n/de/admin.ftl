admin-no-player = Einen Spieler „{ $player }“ gibt es nicht. „lair admin players“ listet ihre Kennungen auf.
admin-no-report = Eine Meldung { $number } gibt es nicht.
admin-no-table = Einen Tisch „{ $table }“, den man schließen könnte, gibt es nicht.
admin-of-nothing = Hinter „{ $what }“ gehört nichts.
admin-of-whom = Sag auch, womit „{ $what }“: eine Kennung oder eine Nummer.
backup-done = Die Kopie ist in „{ $path }“.
