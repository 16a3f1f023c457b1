#!/usr/bin/env bash
# lair play --connect: a table of a server, in a real terminal (tmux).
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"
source "$tests/e2e/terminal.bash"

port=0
server=
proxy=
trap 'terminal kill-server 2>/dev/null; kill -9 $server $proxy 2>/dev/null; rm -rf "$folder"' EXIT

serve() { # where it was before, if it was
  local i open
  : >serve.out
  server=
  for ((i = 0; i < 400; ++i)); do
    # Somebody else may have the port for a moment: then again.
    if [[ -z $server ]] || grep -qs 'is already listening at' serve.out; then
      "$LAIR" serve --listen "127.0.0.1:$port" --metrics 127.0.0.1:0 --data lair.db --bot-pace 20 \
        --round-pause 60000 >serve.out 2>&1 &
      server=$!
      disown
    fi
    open=$(sed -n 's|^Open http://127.0.0.1:\([0-9]*\)/ .*|\1|p' serve.out)
    if [[ -n $open ]]; then
      port=$open
      return
    fi
    sleep 0.05
  done
  complain 'the server does not start'
  cat serve.out
  finish
}
serve
url=http://127.0.0.1:$port

connect() { # COLUMNS SETTINGS ARGUMENT...
  open_terminal "$1" 200 "$2" play --connect "$url" "${@:3}"
}

# Answers until the screen shows the pattern: with what ends a question of any kind soonest.
play_until() { # PATTERN
  local i
  for ((i = 0; i < 400; ++i)); do
    if screen | grep -q -- "$1"; then return; fi
    if screen | tail -n 1 | grep -q '^>$'; then
      terminal clear-history
      press -l "$(next_move)"
      press Enter
    fi
    sleep 0.1
  done
  complain "played in vain for $1, the screen shows:"
  screen | tail -n 30
}
next_move() {
  local asked
  asked=$(screen | tail -n 4)
  case $asked in
    *'press Enter'* | *'Press Enter'* | *'Enter goes on'*) echo '' ;;
    *'p passes'* | *'p to pass'*) echo p ;;
    *) echo '#1' ;;
  esac
}

# A new player against bots, who is asked for a name.
connect 80 '' chimera --bots greedy
await 'What should the others call you'
type_line Ana
await 'The game of Chimera goes to'
state=$(find state/lair/servers -type f)
expect_same 'the token is for its owner alone' '600' "$(stat -c %a "$state")"

# The server is killed in the middle, and comes back.
play_until '^  Hand'
await_last '^>$'
type_line h
await '^  Hint: '
kill -9 $server
await 'The connection is lost'
serve
await 'Connected again'
play_until '^── Round 1: '

# Who leaves keeps the seat and finds the round as it was.
press C-c
await_end 130
table=$(screen | sed -n "s|.*--connect $url/t/\([A-Z0-9]*\)$|\1|p")
[[ -n $table ]] || complain 'how to come back is not said'
open_terminal 40 200 '' play --connect "ws://127.0.0.1:$port/$table"
await_last '^>$'
screen | grep -q 'What should the others' && complain 'the player was forgotten'
press C-d
await_end 0
COLUMNS=40 expect_exit 0 play --connect "ws://127.0.0.1:$port/$table" </dev/null
expect_in out 'Chimera'
expect_width out 40

# Phantom Rummy, in Korean; the end of the round.
connect 80 'LC_ALL=C.UTF-8' phantom --lang ko
await_last '^>$'
screen | grep -q '팬텀 러미' || complain 'no Korean'
for ((i = 0; i < 300; ++i)); do
  if screen | grep -q '다음 라운드'; then break; fi
  if screen | tail -n 1 | grep -q '^>$'; then
    terminal clear-history
    press -l 1
    press Enter
  fi
  sleep 0.1
done
screen | grep -q '다음 라운드' || { complain 'the round did not end'; screen | tail -n 20; }
press C-d
await_end 0

# Today's deal, to its end; then the decisions, by the server's record.
connect 80 '' chimera --today
play_until 'Go through your decisions'
screen | grep -q 'follows from its seeds' || complain 'the deal was not checked'
screen | grep -q '^the bot: ' || complain 'no bot in the text to share'
press y Enter
await '^All  *[0-9−]'
await_end 0
screen | grep -q 'review of Ana' || complain 'not the review of the player'

# People at one table, which may be watched: what they say, the game, and who looks on.
make_table() { # MORE of what it shall be
  curl -s -H "Authorization: Bearer $(cat "$state")" -H 'Content-Type: application/json' "$url/api/tables" \
    -d '{"game":"chimera","options":{"limit":50},'"$1}" |
    sed -n 's/.*"table":"\([A-Z0-9]*\)".*/\1/p'
}
table=$(make_table '"bots":[null,null,"greedy"],"watch":true,"public":true,"chat":"free"')
await_in() { # FILE PATTERN
  local i
  for ((i = 0; i < 400; ++i)); do grep -q -- "$2" "$1" 2>/dev/null && return; sleep 0.05; done
  complain "waited in vain for \"$2\" in $1:"
  tail -n 20 "$1"
}
join() { # NAME ARGUMENT...: through pipes
  mkfifo "$1.in"
  XDG_STATE_HOME=$folder/$1 "$LAIR" play --connect "$url/t/$table" --name "$1" "${@:2}" <"$1.in" >"$1.out" 2>&1 &
  guests="$guests $!"
  disown
}
guests=
trap 'terminal kill-server 2>/dev/null; kill -9 $server $proxy $guests 2>/dev/null; rm -rf "$folder"' EXIT
open_terminal 100 200 '' play --connect "$url/t/$table"
await 'One seat is free'
join Ben
exec 7>Ben.in
await 'Every seat is taken'
join Cleo --watch
watcher=${guests##* }
exec 8>Cleo.in
await_in Cleo.out 'You are watching'
echo 'say 1' >&8
await_in Cleo.out 'Spectators can only listen'
type_line say
await '3) Nice one!'
type_line 'say 3'
await_in Ben.out 'Ana: Nice one!'
await_in Cleo.out 'Ana: Nice one!'
echo 'say How are you?' >&7
await '^Ben: How are you?'
# Who is muted is not heard until named again; the watcher goes on hearing him.
type_line mute
await '2) Ben'
type_line 'mute be'
await 'You no longer hear Ben'
echo 'say Can you hear me?' >&7
await_in Cleo.out 'Ben: Can you hear me?'
type_line 'mute 2'
await 'You hear Ben again'
echo 'say And now?' >&7
await '^Ben: And now?'
screen | grep -q '^Ben: Can you' && complain 'who is muted is heard'
press Enter # starts
# Ben answers as the game goes: the waiting room would take what he types before it.
while sleep 0.1; do printf 'p\n#1\n\n'; done >&7 &
answers=$!
guests="$guests $answers"
disown
play_until 'Play again'
kill $answers
await 'seeds, yours among them'
await_in Ben.out 'seeds, yours among them'
await_in Cleo.out 'follows\? from \(its\|their\) seeds' # the game may end with its first round
expect_in Cleo.out ' is the Chimera, bid '
expect_in Cleo.out '── Round 1: '
expect_in Cleo.out ' the game with '
grep -q '^  Hand\|You need\|You lead' Cleo.out && complain 'who looks on sees a hand, or is asked'
press n Enter
await 'Go through your decisions'
press n Enter
await_end 0
kill -TERM "$watcher"
await_in Cleo.out 'Goodbye'
kill -9 $guests 2>/dev/null
guests=
exec 7>&- 8>&-
expect_same 'seeds of tables that are done with' '' "$(find state/lair/seeds -name "*$table*")"

# Who goes in the middle of a game without a clock is played for if all who are here want it.
table=$(make_table '"clock":null,"bots":[null,null,null]')
rm -f Ben.* Cleo.*
open_terminal 100 200 '' play --connect "$url/t/$table"
await '2 seats are free'
join Ben
ben=${guests##* }
exec 7>Ben.in
await 'One seat is free'
join Cleo
exec 8>Cleo.in
await 'Every seat is taken'
press Enter # starts
await_in Ben.out '── Round 1 '
kill -9 "$ben"
while sleep 0.1; do printf 'p\n#1\n\n'; done >&8 &
guests="$guests $!"
disown
play_until 'Ben is away. b asks for a bot'
press b Enter
await 'A bot may play for Ben if all agree. Agreed so far: Ana'
kill -9 $guests 2>/dev/null # Cleo goes as well: all who are here have said so
guests=
play_until 'Cleo is away. b asks for a bot'
press b Enter
play_until '^── Round 1: '
press C-d
await_end 0
exec 7>&- 8>&-

# Wrong addresses and tables.
expect_exit 2 play --connect ftp://example.org
expect_in err 'is not a link to a server'
expect_exit 3 play --connect http://127.0.0.1:1 --name Ana chimera
expect_in err 'cannot be reached'
expect_exit 1 play --connect "$url/t/NOSUCHTABLE"
expect_in err 'There is no such table'
expect_same 'lines' 1 "$(wc -l <err)"

# A certificate that nobody vouches for, or for another name, is refused; a good one is not.
openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out good.pem -days 2 -subj /CN=localhost \
  -addext 'subjectAltName=DNS:localhost' 2>/dev/null
cat >proxy.py <<'PROXY'
import socket, ssl, sys, threading
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain('good.pem', 'key.pem')
door = socket.create_server(('127.0.0.1', 0))
print(door.getsockname()[1], flush=True)
def pump(a, b):
    try:
        while data := a.recv(65536):
            b.sendall(data)
    except OSError:
        pass
    for each in (a, b):
        try:
            each.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
def serve(raw):
    try:
        inside = context.wrap_socket(raw, server_side=True)
    except (OSError, ssl.SSLError):
        return
    outside = socket.create_connection(('127.0.0.1', int(sys.argv[1])))
    threading.Thread(target=pump, args=(outside, inside), daemon=True).start()
    pump(inside, outside)
while True:
    threading.Thread(target=serve, args=(door.accept()[0],), daemon=True).start()
PROXY
python3 proxy.py "$port" >proxy.out 2>proxy.err &
proxy=$!
disown
for ((i = 0; i < 200; ++i)); do [[ -s proxy.out ]] && break; sleep 0.05; done
secure=$(cat proxy.out)
expect_exit 3 play --connect "https://localhost:$secure" --name Ana chimera
expect_in err 'cannot prove that it is the right server'
expect_same 'lines' 1 "$(wc -l <err)"
SSL_CERT_FILE=$PWD/good.pem expect_exit 3 play --connect "wss://127.0.0.1:$secure" --name Ana chimera
expect_in err 'cannot prove that it is the right server'
SSL_CERT_FILE=$PWD/good.pem expect_exit 0 play --connect "wss://localhost:$secure" --name Ana chimera </dev/null
expect_in out 'The game of Chimera goes to'
finish
