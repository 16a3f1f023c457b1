#!/usr/bin/env bash
# The options of a server from a file, as its package has them.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/expect.bash"

# Starts it, keeps what it says until it is ready or has ended, and stops it.
serve() { # FILE ARGUMENT...
  rm -f served # what the last one said
  "$LAIR" serve --config "$1" "${@:2}" >served 2>err &
  local server=$!
  for _ in {1..100}; do
    if grep -qs Ctrl-C served || ! kill -0 "$server" 2>/dev/null; then break; fi
    sleep 0.1
  done
  kill "$server" 2>/dev/null
  wait "$server"
  ended=$?
}

cat >serve.conf <<END
# remarks, and lines with nothing

data = "$folder/there.db"
listen = "127.0.0.1:0"
metrics = ""
log = "json"
public-url = "https://cards.example"
trusted-proxy = "127.0.0.1, 10.88.0.0/16"
keep-days = 30
END
serve serve.conf
expect_same 'stopped' 0 "$ended"
expect_in served 'https://cards.example/'
expect_in err '"event":"start"'
expect_same 'the file it names' yes "$([[ -e there.db ]] && echo yes)"
grep -q Prometheus served && complain 'figures are shown, though the file says no'

# The command line wins, then the environment.
LAIR_DATA=$folder/environment.db LAIR_LOG=none serve serve.conf --public-url https://line.example
expect_in served 'https://line.example/'
expect_empty err
expect_same 'the file of the environment' yes "$([[ -e environment.db ]] && echo yes)"

# That nobody reads its log any more is not its end.
mkfifo log
head -n 1 log >/dev/null &
reader=$!
"$LAIR" serve --config serve.conf >served 2>log &
server=$!
wait "$reader"
kill "$server"
wait "$server"
expect_same 'stopped without a reader' 0 "$?"

refuse() { # LINE TEXT...
  printf 'listen = "127.0.0.1:0"\nmetrics = ""\n%s\n' "$1" >bad.conf
  serve bad.conf
  expect_same "refused: $1" 2 "$ended"
  expect_in err bad.conf
  for text in "${@:2}"; do expect_in err "$text"; done
}
refuse 'lisen = "127.0.0.1:0"' '“lisen”' 'lair serve --help'
refuse 'config = "other.conf"' '“config”'
refuse '[serve]' '“serve”'
refuse 'sync = "sometimes"' sometimes full
refuse 'keep-days = "many"' many
refuse_value() { # LINE TEXT
  printf 'metrics = ""\n%s\n' "$1" >bad.conf
  serve bad.conf
  expect_same "refused: $1" 2 "$ended"
  expect_in err "$2"
}
refuse_value 'listen = "0.0.0.0"' '“0.0.0.0”'
refuse_value 'trusted-proxy = "foo"' '“foo”'
serve missing.conf
expect_same 'a file that is not there' 2 "$ended"
expect_in err 'missing.conf'
mkdir folder.conf
serve folder.conf --metrics '' --listen 127.0.0.1:0
expect_same 'a folder' 2 "$ended"
expect_in err 'folder.conf'

# The one that the package brings, but for where it listens.
sed "s|/var/lib/lair/|$folder/|; s|:8080|:0|" "$here/../../packaging/serve.conf" >own.conf
sed -i 's/^# \([a-z-]* = \)/\1/' own.conf # with all that it suggests
serve own.conf --metrics ''
expect_same 'the one of the package' 0 "$ended"
expect_in served 'https://cards.example/'
expect_in err '"event":"start"'
finish
