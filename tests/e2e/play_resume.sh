#!/usr/bin/env bash
# A game of lair play is saved from move to move: leaving it, closing the terminal and kill -9 lose nothing.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"
source "$tests/e2e/terminal.bash"

saved() { echo "$XDG_STATE_HOME"/lair/games/*-"$1"*.lair.jsonl; }
hand() { screen | grep '^  Hand' | tail -n 1; }

expect_exit 1 play --resume
expect_in err 'no game to go on with'
expect_exit 0 play </dev/null
expect_in out 'The game of Chimera'
rm -r "$XDG_STATE_HOME/lair" # that game was saved, too
expect_exit 2 play --resume --seed 4

for game in chimera phantom; do
  rm -rf state
  open_terminal 80 100 '' play "$game" --seed 2 --bots greedy,random
  await_last '^>$'
  for ((i = 0; i < 4; ++i)); do
    type_line l
    type_line 1
  done
  before=$(hand)
  lines=$(wc -l <"$(saved "$game")")
  ((lines > 5)) || complain "only $lines lines are saved"
  kill -KILL "$(process)"
  expect_exit 0 verify "$(saved "$game")"

  # In another terminal, asked for it.
  open_terminal 80 100 '' play --resume
  await_last '^>$'
  expect_same "the hand in $game" "$before" "$(hand)"
  cp "$(saved "$game")" copy
  expect_same 'nothing is written again' "$lines" "$(wc -l <copy)"

  # Nobody else goes on with it meanwhile.
  expect_exit 1 play "$game" --resume

  # Moves go on in the same file, from whatever place the line was cut at.
  type_line l
  type_line 1
  kill -KILL "$(process)"
  truncate -s -7 "$(saved "$game")"
  open_terminal 80 100 '' play "$game"
  await 'Go on with it?'
  press y Enter
  await '(? for help)\|^  Hand'
  press q Enter
  await_end 0
  expect_in <(screen) 'lair play --resume'
  expect_exit 0 verify "$(saved "$game")"
done

# To the very end, in pieces of a few lines; the record is whole, and the deals are those of the seed.
rm -rf state
expect_exit 0 play phantom --seed 3 --bots greedy --rounds 1 --records whole.lair.jsonl <<<''
for ((i = 0; i < 60; ++i)); do
  grep -q '"end"' "$(saved phantom)" && break
  printf '1\n1\n1\n' | "$LAIR" play --resume >out 2>err || complain "it cannot go on: $(cat err)"
done
expect_exit 0 verify --json "$(saved phantom)"
expect_in out '"finished":1'

# A game that was left before others were finished is still there.
mv "$(saved phantom)" "$XDG_STATE_HOME/lair/games/29990101T000000Z-phantom-rummy.lair.jsonl"
expect_exit 1 play --resume </dev/null
expect_exit 0 play chimera --seed 5 </dev/null
expect_exit 0 play --resume </dev/null
expect_in out 'Chimera'
finish
