#!/usr/bin/env bash
# lair replay: as text, at a place, and with keys in a real terminal.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"
source "$tests/e2e/terminal.bash"

make_records chimera greedy,greedy,greedy 2 chimera.lair.jsonl
make_records phantom greedy,greedy 1 phantom.lair.jsonl

# The whole story, for one seat and for all.
expect_exit 0 replay chimera.lair.jsonl --seat all
expect_in out '── Round 1 ──'
expect_in out 'wins the game with'
grep -q '^  greedy 2  ' out || complain 'no open hand of seat 2'
grep -q 'You ' out && complain 'an open replay speaks to a player'
expect_exit 0 replay chimera.lair.jsonl --seat 1
expect_in out 'You '
expect_in out '  Hand  '
grep -q '^  greedy 2  ' out && complain 'a seat sees the hand of another'
expect_exit 0 replay phantom.lair.jsonl --seat all --lang ko
expect_in out '── 1라운드 ──'
"$LAIR" replay - <chimera.lair.jsonl >piped || complain 'nothing from standard input'
expect_exit 0 replay chimera.lair.jsonl
cmp -s piped out || complain 'standard input tells another story'

# A place in it.
expect_exit 0 replay chimera.lair.jsonl --seat 'greedy 0' --at 1.2
expect_in out 'Chimera · Round 1, step 2 of '
expect_in out 'as greedy 0 saw it'
(($(grep -c '^>' out) >= 1)) || complain 'no step at that place'

# Round 2 was dealt twice: it is the deal that was played.
expect_exit 0 replay chimera.lair.jsonl --at 2.10
expect_in out 'Round 2, step 10 of '

# What is wrong is said.
expect_exit 2 replay chimera.lair.jsonl --seat 3
expect_in err 'There is no seat “3”'
expect_exit 2 replay chimera.lair.jsonl --at 1.999
expect_exit 2 replay chimera.lair.jsonl --at x
expect_exit 2 replay chimera.lair.jsonl --game 3
expect_exit 3 replay missing.lair.jsonl
sed '3s/bid":[0-9]*/bid":70/' chimera.lair.jsonl >wrong.lair.jsonl
expect_exit 1 replay wrong.lair.jsonl
expect_in err 'wrong.lair.jsonl:3: '

# Keys: forward and back, trick, round, ends, seats, leaving.
place() { screen | head -n 1 | sed 's/.*Round \([0-9]*\)[^,]*, step \([0-9]*\) of.*/\1.\2/'; }
expect_place() { # WANTED
  local i
  for ((i = 0; i < 100; ++i)); do [[ $(place) == "$1" ]] && return; sleep 0.05; done
  complain "the replay is at $(place), not at $1"
}
open_terminal 80 40 '' replay chimera.lair.jsonl --seat 0
await 'step 0 of'
press Right; expect_place 1.1
press n; expect_place 1.2
press Space; expect_place 1.3
press Left; expect_place 1.2
press p; expect_place 1.1
press Home; expect_place 1.0
press NPage; expect_place 2.0; await 'Round 2 (thrown in), step 0 of 3'
press PPage; expect_place 1.0
press Down; press Down
await 'the trick\|is the Chimera'
press End
await 'wins the game with\|You win the game'
press Home; expect_place 1.0
press 2; await 'as greedy 1 saw it'
press a; await 'all hands open'
await '^  greedy 2  '
press q
await_end 0

# In 40 columns nothing is lost: the terminal shows, line by line, what a pipe is told, in which nothing is wider. So it does
# when the window has become as narrow.
for language in en hu ko; do
  for game in chimera phantom; do
    for seat in 0 all; do
      COLUMNS=40 "$LAIR" replay $game.lair.jsonl --seat $seat --at 1.4 --lang $language >narrow
      expect_width narrow 40
      open_terminal 40 60 NO_COLOR=1 replay $game.lair.jsonl --seat $seat --at 1.4 --lang $language
      expect_whole narrow
    done
    COLUMNS=40 "$LAIR" replay $game.lair.jsonl --lang $language >narrow
    expect_width narrow 40
  done
done
expect_in <(COLUMNS=40 "$LAIR" replay chimera.lair.jsonl --seat 0 --at 1.2 | tr -s '\n ' ' ') 'as greedy 0 saw it'
open_terminal 100 60 NO_COLOR=1 replay phantom.lair.jsonl --seat all --at 1.4 --lang ko
await '덱\|더미'
terminal resize-window -x 40 -y 60 && {
  COLUMNS=40 "$LAIR" replay phantom.lair.jsonl --seat all --at 1.4 --lang ko >narrow
  expect_whole narrow
}
press q
await_end 0

open_terminal 80 24 '' replay phantom.lair.jsonl
await 'all hands open'
press C-c
await_end 130
open_terminal 80 24 '' replay phantom.lair.jsonl
await 'all hands open'
kill -TERM "$(process)"
await_end 130
finish
