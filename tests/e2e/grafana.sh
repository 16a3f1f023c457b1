#!/usr/bin/env bash
# The dashboard asks for figures that the server has.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/expect.bash"

"$LAIR" serve --listen 127.0.0.1:0 --metrics 127.0.0.1:0 >served 2>&1 &
server=$!
for _ in {1..100}; do
  if grep -q Ctrl-C served; then break; fi
  sleep 0.1
done
address=$(sed -n 's/.*\(127[0-9.:]*\)\/metrics.*/\1/p' served)
exec 3<>"/dev/tcp/${address%:*}/${address#*:}"
printf 'GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n' >&3
cat <&3 >figures
kill "$server"
wait "$server"

asked=$(grep -o 'lair_[a-z_]*' "$here/../../docs/examples/grafana.json" | sort -u)
expect_same 'some figures are asked for' yes "$([[ $(wc -w <<<"$asked") -gt 10 ]] && echo yes)"
for figure in $asked; do
  expect_in figures "# TYPE ${figure%_bucket} " # a histogram's buckets have its type
  case $figure in *_bucket) expect_in figures "$figure{" ;; esac
done
finish
