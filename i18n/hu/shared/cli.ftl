### Amit a program a terminálban mond.

## A parancssor

see-help = „{ $command }”: ebből megtudod, hogyan kell.
command-unknown = Nincs ilyen parancs: „{ $command }”.
did-you-mean = Erre gondoltál: „{ $word }”?
argument-unknown = Nincs ilyen kapcsoló: „{ $word }”.
argument-surplus = „{ $word }”: ez egy szóval több a kelleténél.
argument-missing = Hiányzik: { $name }.
option-without-value = Hiányzik az érték a(z) { $name } után.
option-repeated = { $name } többször szerepel.
options-apart = A(z) { $one } és a(z) { $other } nem fér meg egymással.
option-needs = A(z) { $one } csak ezzel együtt használható: { $other }.
value-not-choice = „{ $value }” nem szerepel ezek között:
value-not-number = „{ $value }” nem egész szám.
value-not-between = „{ $value }” nem jó: { $low } és { $high } közötti egész szám kell.
value-not-hours = „{ $value }” nem jó: 0 és { $high } közötti szám kell.
config-unknown = „{ $name }”: ilyen kapcsoló nincs (ebben a fájlban áll: „{ $path }”). A kapcsolók listája: „{ $command }”.
config-wrong = Ez a fájl nem használható: „{ $path }” ({ $reason }).
flag-of-other-game = { $flag }: ez a kapcsoló ehhez a játékhoz való: { $owner }, nem ehhez: { $game }.
game-not-in-terminal = Ez a játék a terminálban még nem jeleníthető meg: { $game }.
game-no-networks = Ehhez hálózatok kellenek, de ennek a játéknak még nincsenek: { $game }.
bot-unknown = Nincs ilyen bot: „{ $bot }”. Ezek vannak: { $levels }.
seed-wrong = „{ $seed }” nem kezdőszám: 0 és 18446744073709551615 közötti egész szám kell.
output-no-file = „{ $path }” nem lehet egy írandó fájl neve.
network-wrong = „{ $file }”: nincs benne olyan hálózat, amelyet ez a változat el tud olvasni ({ $what }).
network-other-game = „{ $file }”: másik játék vagy másik változat hálózatai vannak benne.
arena-no-bids = Ebben a játékban nincs licit, ezért a --bid itt értelmetlen.
league-too-small = A ligához legalább két bot kell.
card-wrong = A mérőlapon hiányzik vagy hibás: „{ $what }”. A docs/bots.md leírja, milyen egy ilyen lap.
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

site-done = Az oldal itt van: „{ $path }”. Bármely webtárhely kiszolgálhatja ezt a mappát.
site-not-empty = Ez a mappa nem üres, és nem a „lair site” írta, ezért semmi sem íródott ki: „{ $path }”. Válassz üres mappát.
site-not-folder = Ez nem mappa: „{ $path }”. Válassz másik nevet.
site-no-page = Ez a program az oldala nélkül készült.
