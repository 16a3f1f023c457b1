### Amit a program a terminálban mond.

## A parancssor

see-help = „{ $command }”: ebből megtudod, hogyan kell.
command-unknown = Nincs ilyen parancs: „{ $command }”.
config-unknown = „{ $path }”: ebben a fájlban ez áll: „{ $name }”, de ilyen kapcsoló nincs. Felsorolásuk: „{ $command }”.
config-wrong = „{ $path }”: ez a fájl nem használható: { $reason }.
flag-of-other-game = { $flag }: ez nem ehhez a játékhoz tartozik: { $game }, hanem ehhez: { $owner }.
game-not-in-terminal = Ez a játék a terminálban még nem jeleníthető meg: { $game }.
game-no-networks = Ehhez hálózatok kellenek, de ennek a játéknak még nincsenek: { $game }.
bot-unknown = Nincs ilyen bot: „{ $bot }”.
seed-wrong = „{ $seed }” nem kezdőszám: 0 és 18446744073709551615 közötti egész szám kell.
output-no-file = „{ $path }” nem olyan fájl neve, amelybe írni lehet.
network-wrong = „{ $file }”: nincs benne olyan hálózat, amelyet ez a változat el tud olvasni ({ $what }).
network-other-game = „{ $file }”: másik játék vagy másik változat hálózatai vannak benne.
arena-no-bids = Ebben a játékban nincs licit, ezért a --bid itt értelmetlen.
league-too-small = A ligához legalább két bot kell.
train-state-wrong = „{ $file }” nem folytatható: sérült, vagy másik változatból való. Új kezdéshez töröld.
train-state-game = „{ $file }” ehhez a játékhoz tartozik: { $game }, nem ehhez: { $wanted }. Válassz másik --out fájlt.
train-from-and-state = „{ $file }” már létezik, a tanulás onnan folytatódik, így a --from értelmetlen. Hagyd el a --from kapcsolót, vagy válassz másik --out fájlt.
output-failed = A kimenetet nem sikerült teljesen kiírni. Nem telt meg a lemez?

## Haladás

progress-seconds-left = még { $seconds } mp
progress-minutes-left = még { $minutes } perc
progress-hours-left = még { $hours } óra { $minutes } perc

## verify

verify-fine = { verify-games }, { verify-decisions }, rendben
verify-games = { $games } játszma
verify-decisions = { $decisions } döntés
verify-unfinished = { $unfinished } játszma befejezetlen
verify-cut-off = az utolsó sor csonka, ezért kimaradt
verify-deals = { $deals } osztás, mind a titkos számokból következik
verify-unrevealed = { $unrevealed } játékos sosem mutatta meg a titkos számát

## referee

request-too-long = Ez a kérés túl hosszú. Egy sor legfeljebb { $limit } MiB lehet.
