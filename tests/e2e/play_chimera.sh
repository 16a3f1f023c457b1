#!/usr/bin/env bash
# lair play chimera through pipes: whole games, what it says of wrong plays, rubbish, records.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"

play() { "$LAIR" play chimera "$@" >out 2>err; } # lines on standard input
ends() { expect_same "$1: how it ends" "$2" "$?"; expect_empty err; }
first_always() { for ((i = 0; i < $1; ++i)); do printf 'l\n1\n'; done; }
hand() { grep -A1 '^  Hand ' out | tail -n 2 | sed 's/Hand//; /^ *[A-Z].*[a-z]/d; /^--$/d'; } # as shown last

# A whole game, always the first play of the list; the same again for the same seed.
{ first_always 700; echo n; } | play --seed 7 --limit 50 --records game.lair.jsonl
ends 'a whole game' 0
expect_in out 'Round 1'
expect_in out 'This round'
expect_in out 'Total'
grep -qE '(You win|wins) the game with' out || complain 'nobody wins the game'
expect_in out 'Play again?'
grep -q $'\e' out && complain 'colour in a pipe'
sed 's/[^ ]*[.]lair[.]jsonl/FILE/' out >before # where it is saved
{ first_always 700; echo n; } | play --seed 7 --limit 50
sed 's/[^ ]*[.]lair[.]jsonl/FILE/' out | cmp -s before || complain 'the same seed gives another game'
expect_exit 0 verify game.lair.jsonl
expect_in out '1 game'
expect_in game.lair.jsonl '"bots":[null,"greedy","greedy"]'

# A second game goes into the same file.
{ first_always 700; printf 'y\n%.0s' {1..20}; } | play --seed 7 --limit 50 --records game.lair.jsonl
expect_exit 0 verify game.lair.jsonl
(($(grep -c '"lair":1' game.lair.jsonl) >= 2)) || complain 'the second game is not recorded'

# The end of the input, and leaving.
play --seed 1 </dev/null
ends 'no input' 0
expect_in out 'Goodbye'
printf 'q\n' | play --seed 1
ends 'q' 0
printf 'q' | play --seed 1
ends 'q without the end of its line' 0
printf '?\ns\n' | play --seed 1
ends 'help' 0
for word in 'twice the bid' 'triple run + singles' '8-12' 'l lists' 'Total'; do expect_in out "$word"; done

# Bidding: what is refused, and that an empty line passes nothing.
printf '\n25\n41\nfoo\n40\nq\n' | play --seed 1 --bots random,random
ends 'bids' 0
for text in 'nothing played' '25 cannot be bid' '[C-3.1]' '“foo”'; do expect_in out "$text"; done

# Hints: in the bidding and in play, with a reason; asking changes nothing.
printf 'hint\n40\nhint\nHINT\nq\n' | play --seed 1 --bots random,random
ends 'hints' 0
grep -qE '^  Hint: (bid [234]0|pass)\. .+\.' out || complain 'no hint in the bidding'
grep -qE '^  Hint: (play .+\(.+\)|give .+|pass)\. ' out || complain 'no hint in play'
{ first_always 700; echo n; } | sed 's/^l$/hint\nl/' | play --seed 7 --limit 50
grep -v 'Hint:' out | tail -n 5 | cmp -s - <(tail -n 5 before) || complain 'hints change the game'

# h alone is the hint wherever one is asked; a Hero alone is H.
{ echo h; echo 40; for ((i = 0; i < 8; ++i)); do printf 'h\nl\n1\n'; done; } | play --seed 1 --bots random,random
ends 'h' 0
(($(grep -c '^  Hint: ' out) >= 9)) || complain 'h is not always the hint'
printf '40\nH\nq\n' | play --seed 1 --bots random,random
grep -qE 'You (lead|play) a Hero|H is not in this hand' out || complain 'H is no Hero'

# As the Chimera: plays that are none.
for ((seed = 1; seed < 60; ++seed)); do
  printf '40\nq\n' | play --seed "$seed" --bots random,random
  if grep -q '^  You lead' out; then break; fi
done
mapfile -t held < <(hand | tr -s ' ' '\n' | sed -nE 's/^([0-9]+).*/\1/p' | sort -nu)
lacked=$(comm -23 <(seq 1 12 | sort) <(printf '%s\n' "${held[@]}" | sort) | head -n 1)
printf '40\np\n\nfoo\n%s %s\n%s\n1-12 1-12\n0\n' "${held[0]}" "${held[1]}" "${lacked:-13}" |
  play --seed "$seed" --bots random,random
ends 'wrong leads' 0
for text in 'you must play' '[C-5.1]' '“foo”' "${held[0]} ${held[1]} is not a combination" '[C-4.1]' '“0”'; do
  expect_in out "$text"
done
[[ -z $lacked ]] || expect_in out "$lacked is not in this hand, or not that often. [C-2.3]"
grep -q 'You lead a\|You lead pairs' out && complain 'a wrong play was played'

# As a Hunter, on the first single that a bot plays: one that is too low.
for ((seed = 1; seed < 60; ++seed)); do
  printf 'p\np\np\n' | play --seed "$seed" --bots random,random
  sed -i '/You need a single above/q' out
  above=$(sed -nE 's/.*You need a single above ([0-9]+)\..*/\1/p' out)
  low=$(hand | grep -oE '[0-9]+' | sort -n | head -n 1)
  if [[ -n $above && $low -le $above ]]; then break; fi
done
{ grep '^> p' out | cut -c3- && echo "$low"; } >lines
play --seed "$seed" --bots random,random <lines
ends 'too low' 0
expect_in out "You need a single above $above. Yours is $low. [C-5.2]"

# Rubbish never harms, and is answered.
head -c 300000 /dev/urandom >rubbish # not a pipe: the game may end before all is read
play --seed 1 <rubbish
ends 'random bytes' 0
{ head -c 1000000 /dev/zero | tr '\0' 7 && printf '\n\0\0\n\377\376\n\e[2J\nq\n'; } | play --seed 1
ends 'a long line' 0
expect_in out 'too long'
grep -q $'\e' out && complain 'a control sequence came back'

# Without a UTF-8 locale, ASCII alone; with colour when asked.
printf '40\nl\n?\nq\n' | LC_ALL=C play --seed 3
ends 'plain ASCII' 0
LC_ALL=C grep -q '[^[:print:][:space:]]' out && complain 'more than ASCII in the C locale'
printf 'q\n' | play --seed 3 --color always
grep -q $'\e' out || complain 'no colour when asked for'
for seed in 5 7; do
  { first_always 700; echo n; } | play --seed $seed --limit 50 --color always
  grep -q $'\e' out || complain 'no colour in a whole game'
  sed $'s/\e\\[[0-9;]*m//g' out | grep -nE $'\e|[0-9;]+m[[:alpha:]]|38;5' && complain 'broken colour codes'
done
printf 'q\n' | NO_COLOR=1 play --seed 3 --color always
grep -q $'\e' out || complain 'NO_COLOR is stronger than --color'

# Every level plays.
for level in random easy greedy medium strong best; do
  first_always 12 | play --seed 3 --bots $level,$level --records $level.lair.jsonl
  ends "$level" 0
  expect_in out "($level)"
  expect_in $level.lair.jsonl "\"seats\":[\"You\",\"Ben\",\"Cleo\"]"
  expect_in $level.lair.jsonl "[null,\"$level\",\"$level\"]"
  expect_exit 0 verify $level.lair.jsonl
done

# Wrong command lines.
expect_exit 2 play chimera --bots greedy
expect_in err 'exactly 2 bots'
expect_exit 2 play chimera --bots greedy,nobody
expect_exit 2 play chimera --advanced
expect_exit 3 play chimera --records /no/such/folder/file
finish
