#!/usr/bin/env bash
# lair score: a pad from nothing, rounds in a line or by questions, editing, undoing, the page's file.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"
source "$tests/e2e/terminal.bash"

tell() { # FILE LINE...; types the lines
  printf '%s\n' "${@:2}" | "$LAIR" score "$1" >out 2>err || complain "lair score $1 failed: $(cat err)"
}

# Files of the page open here, and come out as they were after a change and its undoing.
for name in chimera phantom phantom-advanced; do
  cp "$tests/pads/$name.json" "$name.json"
  tell "$name.json" 'd 1' u q
  cmp -s "$tests/pads/$name.json" "$name.json" || complain "$name.json has changed"
done
expect_exit 0 score chimera.json --json
expect_same 'the totals' '"totals":[180,-30,100]' "$(grep -o '"totals":[^]]*]' out)"
expect_exit 0 score chimera.json --show
expect_in out '세영'
grep -q '^  1 .*+130 .* 0 .*+5$' out || complain 'no points of round 1'

# A pad without questions, rounds in a line.
printf '%s\n' '1 30 1 1 n y 2 0 0 0 0 1' '2 4 3 - -' q |
  "$LAIR" score new.json --game chimera --players Ana,Ben,Cleo --edition hu >out 2>err || complain 'no new pad'
expect_in new.json '"players": ["Ana","Ben","Cleo"]'
expect_in new.json '{"bid":30,"chimera":0,"out":0,"traps":1,"flight":false,"idle_hunter":true,"toads":[2,0,0],"cats":[0,0,1]}'
expect_in new.json '{"bid":40,"chimera":1,"out":2,"traps":0,"flight":false,"idle_hunter":false,"toads":[0,0,0],"cats":[0,0,0]}'
expect_exit 0 score new.json --json
expect_same 'the totals' '"totals":[150,-40,25]' "$(grep -o '"totals":[^]]*]' out)"
# Editing keeps the usual answers; a name's beginning will do; nonsense is refused kindly.
tell new.json 'e 1' '' 40 '' '' '' '' '' '' q
expect_exit 0 score new.json --json
expect_same 'after editing' '"totals":[170,-40,25]' "$(grep -o '"totals":[^]]*]' out)"
tell new.json 'be 20 cl - -' 'd' 'x' q
expect_in out 'none of these'
tell new.json n 'Ada, Bo, Cy' q
expect_in new.json '"players": ["Ada","Bo","Cy"]'
expect_exit 2 score new.json --game chimera

# By questions alone, the advanced game.
printf '%s\n' 2 'Ana, Ben' y '1' '3' '0' '2' 'h4 a3-' 'u' 'u' q | "$LAIR" score asked.json >out 2>err ||
  complain 'no pad by questions'
expect_in out 'There is nothing to undo'
expect_in asked.json '"options": {"advanced":true}'
printf '%s\n' '2 3 0 1' 'h4 a3-' q | "$LAIR" score asked.json >out 2>err
expect_in asked.json '{"out":1,"laid":3,"item_groups":0,"reds":[{"card":"h4*","holds":true},{"card":"a3*","holds":false}],"discarder":0}'

# Names that are too few or too many for the game are asked for again, before anything else is.
printf '%s\n' 1 'Ana, Ben' 'Ana, Ben, Cleo' '' '' q | "$LAIR" score three.json >out 2>err || complain 'no pad after a wrong number of names'
expect_in out 'exactly 3 players'
expect_in three.json '"players": ["Ana","Ben","Cleo"]'

# What is no pad is left alone.
echo '{"x":1}' >other.json
expect_exit 1 score other.json
expect_in err 'This is not a score pad'
expect_exit 3 score missing/new.json --game phantom --players Ana,Ben
echo '{"lair_pad":1,"game":"chimera","players":["A","B","C"],"rounds":[{"bid":35,"chimera":0,"out":0}]}' >wrong.json
expect_exit 1 score wrong.json

# In a terminal: a round is in the file as soon as it is told, even if the terminal is killed then.
open_terminal 80 40 '' score live.json --game chimera --players Ana,Ben,Cleo
await_last '^>'
type_line ''
type_line 1
type_line 2
type_line ''
for _ in 1 2 3 4; do type_line ''; done
type_line ''
await 'Round 2'
kill -KILL "$(process)"
expect_in live.json '"bid":20,"chimera":0,"out":0'
finish
