# Tables of this browser.

local-damaged = Ein Teil des Protokolls dieses Tisches war beschädigt. Das Spiel geht ab dem letzten lesbaren Zug weiter.
local-full = Dieser Browser hat keinen Platz mehr für den Zug, deshalb wurde er nicht gemacht. Schaff etwas Platz und lade die Seite neu.
local-storage = Dieser Browser konnte das Spiel nicht speichern.
local-files = Die Dateien für ein Spiel auf diesem Gerät konnten nicht geladen werden. Prüf die Verbindung und versuch es noch einmal.
local-no-worker = Dieser Browser kann Spiele nicht selbst ausführen: Ihm fehlen Web Worker oder Locks. Mit Verbindung spielst du auf dem Server; Punktezettel und Regeln funktionieren.
local-no-simd = Dieser Browser kann Spiele nicht selbst ausführen: Seinem WebAssembly fehlt SIMD. Mit Verbindung spielst du auf dem Server; Punktezettel und Regeln funktionieren.
local-no-storage = Dieser Browser speichert nichts, ein Spiel hier ginge verloren. Schalte das private Surfen aus oder spiel auf dem Server.
local-no-module = Diese Seite wurde ohne Spiele auf dem Gerät gebaut.
closed-local-elsewhere-title = In einem anderen Tab offen
closed-local-elsewhere-text = Dieses Spiel ist in einem anderen Tab dieses Browsers offen. Es kann nur in einem Tab weitergehen.
closed-local-taken-title = In einem anderen Tab fortgesetzt
closed-local-taken-text = Ein anderer Tab hat dieses Spiel übernommen. Nichts ist verloren.
closed-local-full-title = Kein Platz mehr
closed-local-full-text = Dieser Browser hat keinen Platz mehr für deinen letzten Zug, deshalb wurde er nicht gemacht. Lösch alte Spiele oder schaff Platz und lade die Seite neu: Das Spiel geht beim Zug davor weiter.
closed-local-storage-title = Nicht gespeichert
closed-local-storage-text = Dieser Browser konnte den letzten Zug nicht speichern, deshalb wurde er nicht gemacht. Lade die Seite neu: Das Spiel geht beim Zug davor weiter.
closed-local-files-title = Dateien fehlen
closed-local-files-text = Die Dateien für ein Spiel auf diesem Gerät konnten nicht geladen werden. Prüf die Verbindung und lade die Seite neu. Dein Spiel ist sicher.
local-take = Hier weiterspielen
