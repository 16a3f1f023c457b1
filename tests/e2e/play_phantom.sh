#!/usr/bin/env bash
# lair play phantom through pipes: whole games for 2 to 4, basic and advanced, and their records.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"

play() { "$LAIR" play phantom "$@" >out 2>err; } # lines on standard input
ends() { expect_same "$1: how it ends" "$2" "$?"; expect_empty err; }

for bots in greedy greedy,greedy greedy,greedy,greedy; do
  for rules in '' --advanced '--going-out in-hand'; do
    rm -f game.lair.jsonl
    # shellcheck disable=SC2086 # no rules are no argument
    { for ((i = 0; i < 500; ++i)); do echo 1; done; echo n; } |
      play --bots "$bots" $rules --rounds 2 --seed 4 --records game.lair.jsonl
    ends "against $bots $rules" 0
    expect_in out 'Talon'
    expect_in out 'Total'
    grep -qE 'wins? the game|share the win' out || complain "no winner against $bots $rules"
    expect_exit 0 verify game.lair.jsonl
    expect_in game.lair.jsonl '"end"'
  done
done

# What is typed, and what is refused.
printf 'd h1\nfoo\n99\n\nmine\nout\nwait\nw\n?\ns\nq\n' | play --seed 8 --bots greedy
ends 'words' 0
for text in '[P-4.1]' '“foo”' 'There is no number 99' 'Type ?' '[P-5.2]' 'What you can type' 'rounds are played'; do
  expect_in out "$text"
done
printf 'hint\n1\nhint\nq\n' | play --seed 8 --bots greedy
ends 'hints' 0
(($(grep -cE '^  Hint: (take|discard|lay|announce|go out|say) ?.*\. .+\.' out) == 2)) || complain 'two hints with reasons expected'
play --seed 1 </dev/null
ends 'no input' 0
head -c 300000 /dev/urandom >rubbish # not a pipe: the game may end before all is read
play --seed 1 <rubbish
ends 'random bytes' 0
printf '1\n1\nq\n' | LC_ALL=C play --seed 3
LC_ALL=C grep -q '[^[:print:][:space:]]' out && complain 'more than ASCII in the C locale'

expect_exit 2 play phantom --bots greedy,greedy,greedy,greedy
expect_exit 2 play phantom --edition hu
finish
