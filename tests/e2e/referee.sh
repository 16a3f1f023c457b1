#!/usr/bin/env bash
# lair referee: order, ids, rubbish of every kind, and when answers come.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"

ask() { "$LAIR" referee >out 2>err; } # requests on standard input
line() { sed -n "$1p" out; }

# Order and ids, whatever stands between.
for id in 1 '"two"' null '[3]' '{"four":4}' 5.5; do
  printf '{"op":"classify","cards":["7"],"id":%s}\n{"id":%s,"op":"nonsense"}\n' "$id" "$id"
done | ask
expect_same 'how it ends' 0 $?
expect_same 'answers' 12 "$(wc -l <out)"
expect_in out '"id":"two"}'
expect_same 'the 5th answer' '{"combinations":[{"kind":"single","cards":1,"top":"7"}],"id":null}' "$(line 5)"
expect_in out '"id":{"four":4}}'
expect_same 'errors' 6 "$(grep -c '"error":' out)"

seq 1 20000 | sed 's/.*/{"op":"beats","play":{"cards":["9"]},"on":{"cards":["8"]},"id":&}/' | ask
expect_same '20000 in order' "$(seq 1 20000 | sed 's/.*/{"beats":true,"id":&}/' | md5sum)" "$(md5sum <out)"

# A last line without its end counts; nothing in, nothing out.
printf '{"op":"classify","cards":["7"]}' | ask
expect_same 'a last line without its end' 1 "$(wc -l <out)"
ask </dev/null
expect_same 'no requests' 0 $?
expect_empty out

# Rubbish: an error each, and the next request is answered.
{
  try() { cat && echo && echo '{"op":"classify","cards":["7"],"id":"next"}'; }
  printf '' | try
  printf '   ' | try
  printf '\377\376{"op"' | try
  printf '{"op":"\355\240\200"}' | try
  printf '{"op":"classify","cards":["\303\050"]}' | try
  printf '{"op":"classify","cards":["7"]}\0' | try
  printf 'null' | try
  printf '[]' | try
  printf '"classify"' | try
  printf '{}' | try
  printf '{"op":7}' | try
  printf '{"op":"classify"}' | try
  printf '{"op":"classify","cards":7}' | try
  printf '{"op":"classify","cards":[7.5]}' | try
  printf '{"op":"classify","cards":["7j","7j"]}' | try
  printf '{"op":"classify","cards":["\\u0000"]}' | try
  printf '{"op":"classify","cards":["7"]' | try
  printf '{"op":"classify","cards":["7"]}}' | try
  printf '{"op":"score","bid":99999999999999999999999999}' | try
  printf '{"op":"score","bid":-9223372036854775808}' | try
  printf '{"op":"score","bid":1e400}' | try
  printf '{"op":"waits","hand":["x"],"laid":[]}' | try
  (head -c 10000 /dev/zero | tr '\0' '[') | try
  (yes '{"a":' | head -n 10000 | tr -d '\n') | try
  (printf '{"op":"classify","cards":['; yes '"7",' | head -n 1000000 | tr -d '\n'; printf '"7"]}') | try
  (printf '{"op":"plays","hand":['; yes '"7j",' | head -n 1000000 | tr -d '\n'; printf '"8"],"on":null}') | try
  (printf '"'; head -c $((65 * 1024 * 1024)) /dev/zero | tr '\0' 'x'; printf '"') | try
} >requests
rubbish=$(grep -c '"next"' requests)
ask <requests
expect_same 'rubbish, how it ends' 0 $?
expect_same 'answers to rubbish' $((2 * rubbish)) "$(wc -l <out)"
expect_same 'errors for rubbish' "$rubbish" "$(grep -c '"error":"..*"' out)"
expect_same 'answers next to rubbish' "$rubbish" "$(grep -cF '"top":"7"}],"id":"next"}' out)"
expect_in out 'at most 64 MiB'
awk 'length > 1000 { exit 1 }' out || complain 'an error is a thousand bytes long'
iconv -f UTF-8 -t UTF-8 out >/dev/null || complain 'answers are not in UTF-8'

# An answer comes as soon as its request is whole, while more may follow.
coproc referee { exec "$LAIR" referee; }
for id in 1 2 3; do
  printf '{"op":"classify","cards":["7"],' >&"${referee[1]}"
  sleep 0.05
  printf '"id":%d}\n' "$id" >&"${referee[1]}"
  answer=''
  read -r -t 10 answer <&"${referee[0]}" || complain "no answer to request $id while input is open"
  [[ $answer == *"\"id\":$id}" ]] || complain "answer $id is: $answer"
done
# shellcheck disable=SC2154 # set by coproc
pid=$referee_PID
to_referee=${referee[1]}
exec {to_referee}>&-
wait "$pid"
expect_same 'how a conversation ends' 0 $?

# Nobody reads the answers: it ends in silence.
yes '{"op":"classify","cards":["7"]}' | head -n 200000 | { "$LAIR" referee 2>err; echo $? >code; } | head -n 1 >out
expect_same 'a closed pipe' 0 "$(<code)"
expect_empty err

printf '{"op":"classify","cards":["7"]}\n' | "$LAIR" referee >/dev/full 2>err
expect_same 'a full disk' 3 $?
expect_in err 'No space left'
"$LAIR" referee <. >out 2>err
expect_same 'a folder as input' 3 $?

finish
