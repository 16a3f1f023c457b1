#!/usr/bin/env bash
# The Debian package in a clean Debian 12: it installs, runs as its own user and sees only its data, is
# upgraded under a player, keeps or deletes its data, and leaves nothing behind. Needs root and the network
# (debootstrap). For ./test --slow.
#   tests/package.sh PACKAGE.deb [ROOT]
# ROOT is a Debian 12 with systemd that is there already, and will be changed; else one is made.
set -euo pipefail
package=$(realpath "$1")
root=${2:-}
made=''   # the root, if it is ours
machine='' # the process that shows the booted root; empty if it could not be booted
server='' # the server, where there is no systemd to run it
halt() {
  if [[ ! $machine ]]; then return; fi
  pkill -KILL -P "$machine" || true # its first process, and so all of them
  wait "$machine" || true
  machine=''
}
clean_up() {
  if [[ $server ]]; then
    kill -KILL "$server" 2>/dev/null || true
    wait "$server" || true
  fi
  halt
  umount -q "$root/proc" || true
  if [[ $made ]]; then rm -rf --one-file-system "$made"; fi
}
trap clean_up EXIT

fail() {
  echo "FAILED: $*" >&2
  exit 1
}
environment=(env -i DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin)
inside() {
  if [[ $machine ]]; then
    nsenter -t "$(pgrep -P "$machine")" --all "${environment[@]}" "$@"
  else
    chroot "$root" "${environment[@]}" "$@"
  fi
}
apt() { inside apt-get -qq -y -o Dpkg::Use-Pty=0 "$@" >"$root/srv/apt" 2>&1 || fail "apt $*: $(<"$root/srv/apt")"; }

if [[ ! $root ]]; then
  root=$(mktemp -d) made=$root
  debootstrap --variant=minbase --include=systemd bookworm "$root" >/dev/null
fi
chmod 755 "$root"
# As new, and a version later.
rm -f "$root/srv/copy.db"
cp "$package" "$root/srv/lair.deb"
dpkg-deb -R "$package" "$root/srv/later"
sed -i 's/^Version: .*/&+later/' "$root/srv/later/DEBIAN/control"
dpkg-deb --root-owner-group -b "$root/srv/later" "$root/srv/later.deb" >/dev/null
rm -r "$root/srv/later"
mount -t proc proc "$root/proc"
apt install --download-only /srv/lair.deb # what it needs: the booted one has a network of its own
umount "$root/proc"

boot() {
  if ! command -v systemd-nspawn >/dev/null; then return; fi
  systemd-nspawn -q --register=no --keep-unit --private-network --boot -D "$root" --console=pipe \
    </dev/null >/dev/null 2>&1 &
  machine=$!
  for _ in {1..60}; do
    sleep 1
    if [[ $(inside systemctl is-system-running 2>/dev/null) =~ running|degraded ]]; then return; fi
    if ! kill -0 "$machine" 2>/dev/null; then break; fi
  done
  halt
}
boot
if [[ ! $machine ]]; then
  echo 'systemd-nspawn cannot boot it: the server is started as the unit would, without its walls'
  mount -t proc proc "$root/proc"
fi

# Without systemd, what the package's scripts do not do then.
start() {
  if [[ ! $machine ]]; then
    local command
    command=$(sed -n 's/^ExecStart=//p' "$root/lib/systemd/system/lair.service")
    chroot "$root" "${environment[@]}" setpriv --reuid lair --regid lair --init-groups --no-new-privs \
      --bounding-set=-all sh -c "umask 077 && cd /var/lib/lair && exec $command" >"$root/srv/served" 2>&1 &
    server=$!
  fi
  for _ in {1..100}; do
    if [[ $(request GET /readyz 2>/dev/null) == *'200 OK'* ]]; then return; fi
    sleep 0.2
  done
  fail "it does not start: $(inside journalctl -u lair -o cat || cat "$root/srv/served")"
}
stop() {
  if [[ ! $server ]]; then return; fi
  kill "$server"
  wait "$server" || fail 'it does not stop cleanly'
  server=''
}
port=18249
request() { # METHOD PATH [BODY]
  # shellcheck disable=SC2016 # the inner shell's
  inside bash -c 'exec 3<>/dev/tcp/127.0.0.1/$0 && printf "%s %s HTTP/1.0\r\nContent-Length: ${#3}\r\n\r\n%s" "$1" "$2" "$3" >&3 && cat <&3' \
    "$port" "$1" "$2" "${3:-}"
}
players() { inside lair admin stored | sed -n 's/^players: //p'; }

apt install /srv/lair.deb
inside lair --version
inside getent passwd lair >/dev/null || fail 'there is no user lair'
[[ $(inside stat -c '%U %a' /var/lib/lair) == 'lair 700' ]] || fail 'its data are not its own'
[[ -L $root/etc/systemd/system/multi-user.target.wants/lair.service ]] || fail 'it does not start with the machine'
inside systemd-analyze verify --man=no /lib/systemd/system/lair.service || fail 'the unit is not right'
inside systemd-analyze security --offline=yes --threshold=20 --no-pager /lib/systemd/system/lair.service \
  >"$root/srv/security" || fail "the unit lets too much through: $(tail -n1 "$root/srv/security")"
if [[ $machine ]]; then inside systemctl is-active --quiet lair || fail 'it does not start by itself'; fi

# The host changes its options.
sed -i "s/127.0.0.1:8080/127.0.0.1:$port/; s/^# \(public-url\|trusted-proxy\)/\1/" "$root/etc/lair/serve.conf"
if [[ $machine ]]; then inside systemctl restart lair; fi
start
made_player=$(request POST /api/me '{"name":"Ana"}')
[[ $made_player == *'; Secure'* ]] || fail "the public URL of the file is not used: $made_player"
[[ $(players) == 1 ]] || fail 'root cannot ask it'
inside lair backup /srv/copy.db
[[ $(inside stat -c '%U %a' /var/lib/lair/lair.db) == 'lair 600' ]] || fail 'the data file is not its own'
if [[ $machine ]]; then
  process=$(inside systemctl show -P MainPID lair)
  [[ $(inside journalctl -u lair -o cat) == *'"event":"start"'* ]] || fail 'the journal has no log'
  for path in /etc /usr /var /var/lib /home /root; do
    if inside nsenter -t "$process" -m touch "$path/x" 2>/dev/null; then fail "it could write $path"; fi
  done
  inside nsenter -t "$process" -m touch /var/lib/lair/x || fail 'it cannot write its data'
  rm "$root/var/lib/lair/x"
fi

stop
apt install /srv/later.deb
start
[[ $(inside dpkg-query -W -f '${Version}' lair) == *+later ]] || fail 'it was not upgraded'
grep -q "$port" "$root/etc/lair/serve.conf" || fail 'the upgrade lost the options'
[[ $(players) == 1 ]] || fail 'the upgrade lost a player'
if [[ $machine ]]; then
  [[ $(inside systemctl show -P MainPID lair) != "$process" ]] || fail 'the old one still runs'
  inside systemctl -q disable --now lair
  apt install --reinstall /srv/later.deb
  inside systemctl is-active --quiet lair && fail 'it was switched off, and runs again'
  inside systemctl -q enable --now lair
fi

stop
apt remove lair
[[ ! -e $root/usr/bin/lair ]] || fail 'removed, and still there'
request GET /healthz >/dev/null 2>&1 && fail 'removed, and still running'
[[ -e $root/var/lib/lair/lair.db ]] || fail 'removing deletes the data'
apt install /srv/lair.deb
start
[[ $(players) == 1 ]] || fail 'installed again, and the player is gone'
stop
apt purge lair
apt autoremove
inside getent passwd lair >/dev/null && fail 'purged, and the user is left'
inside getent group lair >/dev/null && fail 'purged, and the group is left'
left=$(find "$root" -xdev -name '*lair*' -not -path "$root/srv/*" -not -path "$root/proc/*")
[[ -z $left ]] || fail "left behind: $left"
echo "installed, run${machine:+ by systemd}, upgraded, removed, purged"
