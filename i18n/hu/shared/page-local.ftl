# Tables of this browser.

local-damaged = Az asztal naplójának egy része sérült volt. A játék az utolsó olvasható lépéstől folytatódik.
local-full = A böngészőnek nincs több helye a lépés tárolására, ezért a lépés nem történt meg. Szabadíts fel helyet, majd töltsd újra az oldalt.
local-storage = A böngésző nem tudta tárolni a játékot.
local-files = Az ezen az eszközön futó játék fájljait nem sikerült letölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
local-no-worker = Ez a böngésző nem tud önállóan játékot futtatni: hiányoznak belőle a web workerek vagy a zárak. Kapcsolattal a szerveren játszhatsz; a pontozólap és a szabályok működnek.
local-no-simd = Ez a böngésző nem tud önállóan játékot futtatni: a WebAssemblyjéből hiányzik a SIMD. Kapcsolattal a szerveren játszhatsz; a pontozólap és a szabályok működnek.
local-no-storage = Ez a böngésző semmit sem tárol, így az itteni játék elveszne. Kapcsold ki a privát böngészést, vagy játssz a szerveren.
local-no-module = Ez az oldal az eszközön futó játékok nélkül készült.
closed-local-elsewhere-title = Egy másik lapon van nyitva
closed-local-elsewhere-text = Ez a játék a böngésző egy másik lapján van nyitva. Egyszerre csak egy lapon folytatódhat.
closed-local-taken-title = Egy másik lapon folytatódik
closed-local-taken-text = Egy másik lap átvette ezt a játékot. Semmi sem veszett el.
closed-local-full-title = Nincs több hely
closed-local-full-text = A böngészőnek nincs több helye az utolsó lépésedre, ezért az nem történt meg. Törölj régi játékokat, vagy szabadíts fel helyet, majd töltsd újra az oldalt: a játék az előző lépéstől folytatódik.
closed-local-storage-title = Nincs tárolva
closed-local-storage-text = A böngésző nem tudta tárolni az utolsó lépést, ezért az nem történt meg. Töltsd újra az oldalt: a játék az előző lépéstől folytatódik.
closed-local-files-title = Hiányzó fájlok
closed-local-files-text = Az ezen az eszközön futó játék fájljait nem sikerült letölteni. Ellenőrizd a kapcsolatot, és töltsd újra az oldalt. A játékod biztonságban van.
local-take = Folytatás itt
