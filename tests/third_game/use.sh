#!/usr/bin/env bash
# Uses the third game in the terminal and on a server: play, replay, score, arena, verify, stats, bench.
source "$(dirname "${BASH_SOURCE[0]}")/../e2e/expect.bash"

# A game against bots: every card of the pack is tried until the game is over.
for number in 1 2 3 4 5 6 7 8; do printf '%s\n' "${number}a" "${number}c" "${number}s"; done >pack
{ echo '?' && echo hint && for ((i = 0; i < 18; ++i)); do cat pack; done; echo n; } >typed
"$LAIR" play ember --bots greedy,random --seed 4 --records game.lair.jsonl <typed >out 2>err
expect_same 'how a game ends' 0 $?
expect_empty err
for text in 'of the suits Ash, Coal and Spark' 'Hint: play ' 'Round 3' 'wins the trick' 'Follow suit: ' '[E-3.1]' 'Total'; do
  expect_in out "$text"
done
grep -qE 'wins? the game|share the win' out || complain 'no winner'
expect_in game.lair.jsonl '"end"'
expect_exit 0 replay game.lair.jsonl --seat all
expect_in out 'wins the trick'
expect_exit 0 replay game.lair.jsonl --seat 1 --at 2.3
expect_in out 'Hand:'

# A score pad.
printf '%s\n' '2 4' '7 0' '6 0' '0 6' u q | "$LAIR" score pad.json --game ember --players Ana,Ben >out 2>err ||
  complain "lair score: $(cat err)"
expect_in pad.json '{"tricks":[2,4]}'
expect_exit 0 score pad.json --json
expect_same 'the totals' '"totals":[8,4]' "$(grep -o '"totals":[^]]*]' out)"

# Bots, records and figures.
expect_exit 0 arena ember --bots greedy,random,random --games 20 --seed 1 --records games.lair.jsonl --json
expect_in out '"game":"ember"'
expect_exit 0 verify games.lair.jsonl game.lair.jsonl
sed '3s/"play":"[^"]*"/"play":"9x"/' games.lair.jsonl >wrong.lair.jsonl
expect_exit 1 verify wrong.lair.jsonl
expect_in out 'E-1.2'
expect_exit 0 stats games.lair.jsonl
expect_in out 'greedy 0 '
expect_exit 0 bench ember
expect_in out 'signature '

# A table on a server: opened and shown over HTTP. The page plays at one.
"$LAIR" serve --listen 127.0.0.1:0 --metrics '' --data lair.db >served 2>&1 &
server=$!
for ((i = 0; i < 100; ++i)); do grep -q 'http://' served && break; sleep 0.1; done
address=$(grep -o 'http://127[0-9.:]*' served | head -n1)
curl -sS --fail -c cookies -H 'Content-Type: application/json' -d '{"name":"Ana"}' "$address/api/me" >me ||
  complain "no player: $(cat served)"
curl -sS -b cookies -H 'Content-Type: application/json' -d '{"game":"ember","seats":3,"options":{"rounds":2}}' "$address/api/tables" >made
table=$(sed 's/.*"table":"\([^"]*\)".*/\1/' made)
curl -sS -b cookies "$address/api/tables/$table" >shown
expect_in shown '"game":"ember"'
expect_in shown '"rounds":2'
kill "$server" && wait "$server"
finish
