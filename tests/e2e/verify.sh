#!/usr/bin/env bash
# lair verify: good records, cut ones, damaged ones, and none at all.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"

make_records chimera random,random,random 3 chimera.lair.jsonl
make_records phantom random,random 3 phantom.lair.jsonl

expect_exit 0 verify chimera.lair.jsonl
grep -qE '^chimera\.lair\.jsonl: 3 games, [0-9]+ decisions, ok$' out || complain "verify says: $(<out)"
expect_empty err
expect_exit 0 verify chimera.lair.jsonl phantom.lair.jsonl
expect_same 'lines for two files' 2 "$(wc -l <out)"
expect_exit 0 verify - <chimera.lair.jsonl
expect_in out '-: 3 games'

# Several games in one file, of different kinds, with Windows line ends and empty lines.
sed 's/$/\r/' chimera.lair.jsonl | cat - phantom.lair.jsonl >both.lair.jsonl
echo >>both.lair.jsonl
expect_exit 0 verify both.lair.jsonl
expect_in out '6 games'

expect_exit 0 verify --json chimera.lair.jsonl phantom.lair.jsonl
expect_same 'lines of JSON' 1 "$(wc -l <out)"
expect_in out '{"ok":true,"games":6,"finished":6,"decisions":'
expect_in out '"files":[{"file":"chimera.lair.jsonl","ok":true,"games":3,'

# Cut off in the middle of a line: read up to the last whole line.
size=$(stat -c %s chimera.lair.jsonl)
head -c $((size - 5)) chimera.lair.jsonl >cut.lair.jsonl
expect_exit 0 verify cut.lair.jsonl
expect_in out 'cut off'
expect_in out '1 game is unfinished'
expect_exit 0 verify --json cut.lair.jsonl
expect_in out '"cut_off":true'
# Without the last line's end it is whole all the same.
head -c $((size - 1)) chimera.lair.jsonl >unended.lair.jsonl
expect_exit 0 verify unended.lair.jsonl
expect_same 'a last line without its end' 0 "$(grep -c 'cut off' out)"
# Wherever it is cut, it is no disagreement.
for at in 1 20 200 1000 2000 3333 5000; do
  head -c "$at" chimera.lair.jsonl >cut.lair.jsonl
  expect_exit 0 verify cut.lair.jsonl
done

# What is no beginning of a line was not cut off from one.
for rubbish in rubbish '[1,' '{"lair":1]' $'{"lair":1}\r{"seat":' $'\x80\x80'; do
  printf '%s' "$rubbish" >rubbish.lair.jsonl
  cat chimera.lair.jsonl rubbish.lair.jsonl >tail.lair.jsonl
  expect_exit 1 verify rubbish.lair.jsonl
  expect_exit 1 verify tail.lair.jsonl
done

# Damage: the file, the line and the rule are named.
disagrees() { # LINE TEXT, of damaged.lair.jsonl
  expect_exit 1 verify damaged.lair.jsonl
  expect_in out "damaged.lair.jsonl:$1: $2"
}
round=$(grep -n '"round":{' chimera.lair.jsonl | head -n 1 | cut -d: -f1)
sed "${round}s/\"points\":\[[-0-9]*/\"points\":[7/" chimera.lair.jsonl >damaged.lair.jsonl
disagrees "$round" '[C-8'
play=$(grep -n '"play":\["' chimera.lair.jsonl | head -n 1 | cut -d: -f1)
sed "${play}p" chimera.lair.jsonl >damaged.lair.jsonl # the same play twice
disagrees $((play + 1)) '[C-'
sed "${play}d" chimera.lair.jsonl >damaged.lair.jsonl
expect_exit 1 verify damaged.lair.jsonl
sed "${play}s/.*/{\"seat\":/" chimera.lair.jsonl >damaged.lair.jsonl
disagrees "$play" 'This is not JSON'
sed '1s/"lair":1/"lair":2/' chimera.lair.jsonl >damaged.lair.jsonl
disagrees 1 'This record has version 2'
sed '1s/"limit":400/"limit":401,"wat":1/' chimera.lair.jsonl >damaged.lair.jsonl
disagrees 1 'There is no option'
sed 1d chimera.lair.jsonl >damaged.lair.jsonl
disagrees 1 'The first line of a game'
: >damaged.lair.jsonl
disagrees 1 'The first line of a game'
head -c 100000 /dev/urandom >damaged.lair.jsonl
expect_exit 1 verify damaged.lair.jsonl
head -c 1000000 /dev/zero | tr '\0' '[' >damaged.lair.jsonl
echo >>damaged.lair.jsonl
disagrees 1 'This JSON is nested too deeply'

expect_exit 1 verify --json damaged.lair.jsonl chimera.lair.jsonl
expect_same 'lines of JSON' 1 "$(wc -l <out)"
expect_in out '{"ok":false,"games":3,'
expect_in out '"line":1,"rule":null,"error":"This JSON'
expect_exit 1 verify damaged.lair.jsonl chimera.lair.jsonl
expect_in out 'chimera.lair.jsonl: 3 games'

# Files that cannot be read; the others are checked all the same.
expect_exit 3 verify nowhere.lair.jsonl chimera.lair.jsonl
expect_in err 'lair verify: nowhere.lair.jsonl: No such file or directory'
expect_in out '3 games'
expect_exit 3 verify .
expect_in err 'Is a directory'
expect_exit 3 verify --json nowhere.lair.jsonl
expect_in out '"error":"No such file or directory"'
"$LAIR" verify chimera.lair.jsonl >/dev/full 2>err
expect_same 'verify to a full disk' 3 $?

# Stopped while it waits.
for signal in INT TERM; do
  mkfifo pipe
  "$LAIR" verify pipe >out 2>err &
  exec 5>pipe
  head -n 5 chimera.lair.jsonl >&5
  sleep 0.3
  kill -"$signal" $!
  wait $!
  expect_same "SIG$signal" 130 $?
  exec 5>&-
  expect_empty out
  rm pipe
done

# A bar on a terminal, wiped in the end; nothing of it elsewhere.
slowly() { # on a terminal
  script -qec "(head -n 99 chimera.lair.jsonl; sleep 0.5; tail -n +100 chimera.lair.jsonl) | \
    '$LAIR' verify -" /dev/null </dev/null
}
slowly >out
expect_in out '/s'
expect_in out $'\r\x1b[K-: 3 games'
TERM=dumb slowly >out
expect_same 'no bar on a dumb terminal' 0 "$(grep -c '/s' out)"

finish
