#!/usr/bin/env bash
# The examples for nginx and Caddy, with a certificate of our own. For ./test --slow, where they are installed:
# apt install nginx-light caddy
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/expect.bash"
[[ ${LAIR_SLOW:-} ]] || exit 0
PATH=$here/../../build/node/bin:$PATH:/usr/sbin
examples=$here/../../packaging/examples

openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=cards.example -addext subjectAltName=DNS:cards.example \
  -keyout key.pem -out certificate.pem 2>/dev/null

free_port() { # one that nobody listens at
  local port
  while port=$((20000 + RANDOM % 10000)) && (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do :; done
  echo "$port"
}

nginx_before() { # PORT SERVER-PORT
  sed "s|listen 80;|listen $(free_port);|; s|listen 443 |listen $1 |; /\[::\]/d
    s|/etc/letsencrypt/live/cards.example/fullchain.pem|$folder/certificate.pem|
    s|/etc/letsencrypt/live/cards.example/privkey.pem|$folder/key.pem|
    s|127.0.0.1:8080|127.0.0.1:$2|" "$examples/nginx.conf" >lair.conf
  local temp='' part
  for part in client_body proxy fastcgi uwsgi scgi; do temp+="${part}_temp_path $folder/$part;"; done
  {
    if ((EUID == 0)); then echo 'user root;'; fi
    echo "daemon off; pid $folder/nginx.pid; error_log $folder/nginx.log; events {}"
    echo "http { access_log off; $temp include $folder/lair.conf; }"
  } >nginx.conf
  exec nginx -p "$folder" -e "$folder/nginx.log" -c "$folder/nginx.conf"
}
caddy_before() { # PORT SERVER-PORT
  {
    printf '{\n\tadmin off\n\tauto_https disable_redirects\n}\n'
    sed "s|^cards.example {|https://cards.example:$1 {\n\ttls $folder/certificate.pem $folder/key.pem|
      s|127.0.0.1:8080|127.0.0.1:$2|" "$examples/Caddyfile"
  } >Caddyfile
  exec env HOME="$folder" caddy run --config "$folder/Caddyfile" --adapter caddyfile
}

try() { # PROXY
  local port server proxy name=$1
  port=$(free_port)
  rm -f served # what the last one said
  "$LAIR" serve --listen 127.0.0.1:0 --metrics '' --data "$folder/$name.db" --log json --bot-pace 0 --round-pause 0 \
    --public-url "https://cards.example:$port" --trusted-proxy 127.0.0.1 >served 2>log &
  server=$!
  for _ in {1..100}; do
    if grep -qs Ctrl-C served; then break; fi
    sleep 0.1
  done
  ("${name}_before" "$port" "$(sed -n 's|.*http://127.0.0.1:\([0-9]*\)/.*|\1|p' served)" >"$name.out" 2>&1) &
  proxy=$!
  for _ in {1..100}; do
    if (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then break; fi
    sleep 0.1
  done
  NODE_TLS_REJECT_UNAUTHORIZED=0 node --no-warnings --experimental-websocket "$here/proxy.mjs" \
    "https://cards.example:$port" >out 2>&1 || complain "$name: $(<out) $(tail -n 5 "$name.out")"
  # Another address is another client; and nobody's address is in the log.
  expect_same "$name: another client" 200 "$(curl -sk -o /dev/null -w '%{http_code}' --interface 127.0.0.2 \
    --resolve "cards.example:$port:127.0.0.1" -d '{"name":"Cleo"}' "https://cards.example:$port/api/me")"
  grep -qE '127\.0\.0|203\.0\.113|forged' log && complain "$name: an address in the log: $(grep -m1 -E '127\.0\.0|203\.0\.113|forged' log)"
  expect_in log '"event":"socket"'
  kill "$proxy" "$server"
  wait "$proxy" "$server"
}
try nginx
try caddy
finish
