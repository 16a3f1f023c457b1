#!/usr/bin/env bash
# lair arena and lair train: matches, a league, a program as a bot, learning in two sittings.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"
example="exec:python3 $tests/../docs/examples/bot.py"

refused() { # TEXT-ON-STDERR ARGUMENT...
  expect_exit 2 "${@:2}"
  expect_in err "$1"
  expect_empty out
}
three=(--bots random,random,random)
refused '--games' arena chimera --league --games 5
refused '--records' arena chimera --league --records r
refused '--until-decided' arena chimera --league --until-decided
refused '--league' arena chimera "${three[@]}" --plot p.svg
refused 'at least two bots' arena chimera --league --bots greedy
refused 'not a seed' arena chimera "${three[@]}" --seed -1
refused 'not a seed' arena chimera "${three[@]}" --seed 18446744073709551616
refused 'not a seed' play chimera --seed -1
refused '“-” is not the name' arena chimera "${three[@]}" --records -
refused '--bid has no meaning' arena phantom --bots random,random --deals 2 --bid 30
for wrong in '--hours -1' '--rounds -5' '--rounds 0' '--threads -3' '--seed -1' '--rate 2' '--lambda -1' \
  '--exploration x' '--first 100' '--second 16' '--batch 0'; do
  # shellcheck disable=SC2086 # words on purpose
  refused "${wrong% *}" train chimera --out t.net $wrong
done

expect_exit 3 arena chimera --bots net:nothing.net,random,random --games 1
expect_in err 'nothing.net'
refused 'another game' arena chimera --bots "net:$tests/../networks/phantom.net,random,random" --games 1

# Decisions are counted as records count them.
for game in chimera phantom; do
  expect_exit 0 arena "$game" "${three[@]}" --games 3 --records "$game.lair.jsonl" --json
  decisions=$(grep -o '"decisions":[0-9]*' out)
  expect_exit 0 verify --json "$game.lair.jsonl"
  expect_in out "$decisions,"
done

expect_exit 0 arena chimera --bots greedy,random,random --deals 3000 --until-decided
expect_in out 'Decided: it is better.'
expect_exit 0 arena chimera --bots greedy,random,random --deals 5 --until-decided --json
expect_in out '"decided":false'
expect_exit 0 arena chimera --bots greedy,random,random --deals 4 --bid 40 --json
expect_in out '"bids":{"greedy":{"20":0,"30":0,"40":12},'
expect_exit 0 arena chimera "${three[@]}" --games 1 --json
expect_in out '"ci95":null'

expect_exit 1 arena chimera --league --bots greedy,random,"exec:exit 1" --deals 3 --plot league.svg
expect_in out 'exec:exit 1 forfeited 54 games'
expect_in league.svg '<svg'
expect_exit 1 arena chimera --league --bots greedy,"exec:exit 1" --deals 3 --json
expect_in out '"failures":27'
# A program that fails scores nothing for it, and the command says so by its exit code.
expect_exit 1 arena chimera --bots exec:false,random,random --deals 20
expect_in out 'exec:false forfeited 60 games'
expect_in out 'exec:false over the mean of the others: -'
expect_exit 1 arena chimera --bots 'exec:sleep 9,random,random' --games 1 --patience 0.1 --json
expect_in out '"failures":1'

for game in chimera phantom; do
  expect_exit 0 arena "$game" --bots "$example,random,random" --deals 3 --json
  expect_in out '"failures":0'
done

# Results fit the terminal.
for what in '--deals 3' '--games 3' '--league --deals 2'; do
  for columns in 80 40; do
    # shellcheck disable=SC2086
    COLUMNS=$columns expect_exit 0 arena chimera --bots strong,greedy,random $what
    expect_width out $columns
  done
done

# Ctrl-C while a program hangs.
SECONDS=0
"$LAIR" arena chimera --bots 'exec:sleep 60,random,random' --games 3 >out 2>err &
sleep 1
kill -INT $!
wait $!
expect_same 'interrupted' 130 $?
((SECONDS < 6)) || complain "it took $SECONDS s to be interrupted"

expect_exit 0 train chimera --rounds 1 --out t.net --threads 2
cp t.net before.net
refused 'another game' train phantom --rounds 1 --out t.net
cmp -s t.net before.net || complain 'training another game changed the networks'
rm t.net
refused 'is for chimera, not for phantom-rummy' train phantom --rounds 1 --out t.net
refused '--from' train chimera --rounds 2 --out t.net --from before.net
expect_exit 3 train chimera --rounds 1 --out new.net --from nothing.net
expect_exit 3 train chimera --rounds 1 --out no/such/folder/new.net
refused 'nobody' train chimera --rounds 1 --out new.net --against nobody
expect_exit 0 train chimera --rounds 2 --out t.net --threads 1
expect_same 'matches in the log' 2 "$(grep -c over_greedy t.net.log)"
grep -q '"losses":\[0[,.]0*,' <(grep over_greedy t.net.log | tail -n 1) && complain 'the round after going on taught nothing'

finish
