#!/usr/bin/env bash
# lair play --today: one round of the day, its result, a text to share, the review.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"
source "$tests/e2e/terminal.bash"

moves() { for ((i = 0; i < 300; ++i)); do printf '#1\n'; done; } # the first that there is
record() { echo "$XDG_STATE_HOME"/lair/today/*-"$1".lair.jsonl; }

for game in chimera phantom; do
  case $game in chimera) name=chimera ;; *) name=phantom-rummy ;; esac
  expect_exit 0 play --today $game </dev/null
  expect_in out 'Today’s deal is one round'
  grep -q 'goes to\|goes on for' out && complain 'one round is announced as a whole game'
  printf 'h\n' | "$LAIR" play --today $game >out
  expect_in out 'There are no hints'
  moves | "$LAIR" play --today $game >out 2>err || complain "today's deal of $game fails"
  expect_empty err
  expect_exit 0 verify --fairness "$(record $name)"
  cp "$(record $name)" played
  expect_same "rounds of $game" 1 "$(grep -c '^{"round"' played)"

  # It is played once, and its result stays; the text to share has points, and none of the cards.
  expect_exit 0 play --today $game <<<'#1'
  expect_in out 'You have played today’s deal already'
  cmp -s played "$(record $name)" || complain 'it was played twice'
  points=$(sed -nE 's/.*"points":\[(-?[0-9]+),.*/\1/p' played)
  expect_in out "You have ${points/-/−} point"
  sed '1,/To share/d' out | grep -v '^$' >shared
  grep -qE '^Lair · (Chimera|Phantom Rummy) · [0-9-]{10}$' shared || complain 'no head to share'
  grep -qE "^${points/-/−} points?$" shared || complain 'no points to share'
  grep -qE '^the bot: −?[0-9]+ points?$' shared || complain 'the bot is not in what is shared'
done

# In a terminal the decisions can be looked at.
open_terminal 80 100 '' play --today phantom
await 'Go through your decisions'
press y Enter
await_end 0
screen | grep -q '^Phantom Rummy: review of your game' || complain 'no review'
screen | grep -qE '^All +[0-9−]+ +[+−]?[0-9]+\.[0-9] ' || complain 'no numbers in the review'
screen | grep -q 'not finished' && complain 'the deal is said to be unfinished'
finish
