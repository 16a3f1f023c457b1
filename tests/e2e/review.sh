#!/usr/bin/env bash
# lair review: what a seat's decisions cost, as JSON, text and a page.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"

field() { # OF A REVIEW IN JSON: an expression about `review`
  python3 -c "import json,sys; review=json.load(open('out')); print($1)"
}

expect_exit 0 arena chimera --limit 50 --bots greedy,random,random --games 1 --seed 1 --records chimera.lair.jsonl
expect_exit 0 arena phantom --rounds 2 --bots greedy,random --games 1 --seed 1 --records phantom.lair.jsonl
expect_exit 0 arena phantom --advanced --rounds 1 --bots greedy,random,random --games 1 --seed 1 --records advanced.lair.jsonl
for game in chimera phantom advanced; do
  expect_exit 0 review "$game.lair.jsonl" --seat 1 --format json --depth 10
  expect_empty err
  expect_same 'lines of JSON' 1 "$(wc -l <out)"
  # A decision without a line, saying nothing, is looked at too.
  expect_same "decisions of $game" "$(grep -c '^{"seat":1,' "$game.lair.jsonl")" "$(field \
    "review['sum']['decisions'] + review['sum']['no_choice'] -
     sum(one['made'] is None for round in review['rounds'] for one in round['decisions'])")"
  expect_same "losses of $game" True "$(field \
    "all(one['loss'] >= 0 for round in review['rounds'] for one in round['decisions'])")"
  expect_same "uncertainty of $game" True "$(field \
    "all((one['error'] is None) == (one['question'] in ('bid', 'give')) for round in review['rounds'] for one in round['decisions'])")"
  expect_same "parts of $game" True "$(field \
    "all(abs(r['luck'] + r['play'] + r['rest'] - r['ahead']) < 1e-9 for r in review['rounds'] if r['scored'])")"
  expect_same "points of $game" "$(tail -n 1 "$game.lair.jsonl" | python3 -c \
    "import json,sys; print(json.loads(sys.stdin.read())['end']['totals'][1])")" "$(field "review['sum']['points']")"
  mv out "$game.json"
  expect_exit 0 review - --seat 1 --format json --depth 10 --threads 3 <"$game.lair.jsonl"
  cmp -s out "$game.json" || complain "$game: another result on three threads"
done

# Random moves are costly; the same in every form.
expect_exit 0 review chimera.lair.jsonl --seat 1 --depth 10
expect_in out 'Blunder'
expect_in out 'Better: '
for language in 'de Grober Fehler' $'fr Choisi\u00a0: ' 'hu Baklövés' 'ko 더 나은 선택: '; do
  COLUMNS=40 expect_exit 0 review chimera.lair.jsonl --seat 1 --depth 10 --lang "${language%% *}"
  expect_in out "${language#* }"
  expect_width out 40
done
expect_exit 0 review chimera.lair.jsonl --seat 1 --depth 10 --lang ko --out page.html
expect_empty out
expect_in page.html '<html lang="ko">'
expect_in page.html '</html>'
# Those who do not see the cards hear their names.
expect_same 'written cards as labels' 0 "$(grep -cE 'aria-label="([0-9]+|H)[jspt]' page.html)"
grep -qE 'aria-label="[^"]*옥 [0-9]' page.html || complain 'no card of Jade has a name'
expect_same 'addresses in the page' 0 "$(grep -cE '(src|href)="(https?:)?//' page.html)"
expect_exit 0 review chimera.lair.jsonl --seat 1 --depth 10 --out page.json
expect_in page.json '"game":"chimera"'

# What there is of a game; which game of a file; whose decisions.
head -n 20 chimera.lair.jsonl >begun.lair.jsonl
expect_exit 0 review begun.lair.jsonl --seat 0 --format json --depth 10
expect_in out '"ended":false'
sed '1s/"bots":\[[^]]*\]/"bots":["random","random",null]/' begun.lair.jsonl >person.lair.jsonl
expect_exit 0 review person.lair.jsonl --format json --depth 10
expect_in out '"seat":2'
cat begun.lair.jsonl phantom.lair.jsonl >both.lair.jsonl
expect_exit 0 review both.lair.jsonl --game 2 --format json --depth 10
expect_in out '"game":"phantom-rummy"'
expect_exit 2 review both.lair.jsonl --game 3
expect_in err 'This file holds 2 games'
expect_exit 2 review chimera.lair.jsonl --seat 3
expect_in err 'the seats 0 to 2'
expect_exit 2 review chimera.lair.jsonl --format pdf

# Bad records, as verify calls them.
sed '1s/"lair":1/"lair":2/' chimera.lair.jsonl >damaged.lair.jsonl
expect_exit 1 review damaged.lair.jsonl
expect_in err 'damaged.lair.jsonl:1: This record has version 2'
play=$(grep -n '"play":\["' chimera.lair.jsonl | head -n 1 | cut -d: -f1)
sed "${play}p" chimera.lair.jsonl >damaged.lair.jsonl
expect_exit 1 review damaged.lair.jsonl
expect_in err "damaged.lair.jsonl:$((play + 1)): [C-"
expect_exit 3 review nowhere.lair.jsonl
expect_in err 'lair review: nowhere.lair.jsonl: No such file or directory'
# Whether it can be written is known before the work begins, which would find no such seat.
expect_exit 3 review chimera.lair.jsonl --seat 3 --out nowhere/page.html
expect_in err 'nowhere/page.html: No such file or directory'
mkdir folder
expect_exit 3 review chimera.lair.jsonl --seat 3 --out folder
expect_exit 2 review chimera.lair.jsonl --game 0
expect_in err '--game: “0” does not fit: a whole number from 1 to '

# A bar on a terminal while it goes on; stopped by Ctrl-C, it says nothing half done.
script -qfec "exec '$LAIR' review chimera.lair.jsonl --depth 100000 --format json >half" /dev/null </dev/null >out &
review=$!
for ((tenth = 0; tenth < 600; ++tenth)); do
  grep -qF '%' out && break
  sleep 0.1
done
expect_in out '%'
kill -INT $(<"/proc/$review/task/$review/children")
wait "$review"
expect_same 'SIGINT' 130 $?
expect_empty half

finish
