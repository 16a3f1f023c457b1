#!/usr/bin/env bash
# The Debian package in a clean Debian 12: it installs, runs as its own user, keeps or deletes its data, and
# leaves nothing behind. Needs root and the network (debootstrap). For ./test --slow.
#   tests/package.sh PACKAGE.deb [ROOT]
# ROOT is a Debian 12 that is there already, and will be changed; else one is made.
set -euo pipefail
package=$(realpath "$1")
name=$(basename "$package")
root=${2:-}
made=''
server=''
clean_up() {
  if [[ $server ]]; then kill "$server" 2>/dev/null || true; fi
  umount -q "$root/proc" || true
  if [[ $made ]]; then rm -rf "$made"; fi
}
trap clean_up EXIT

fail() {
  echo "FAILED: $*" >&2
  exit 1
}
inside=(env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin)
inside() { chroot "$root" "${inside[@]}" "$@"; }

if [[ ! $root ]]; then
  root=$(mktemp -d) made=$root
  debootstrap --variant=minbase --include=systemd bookworm "$root" >/dev/null
fi
mount -t proc proc "$root/proc"
cp "$package" "$root/tmp/"
before=$(inside find /etc /usr /lib /var/lib -xdev -not -path '/var/lib/dpkg/*' -not -path '/var/lib/apt/*' | sort)

inside apt-get install -y "/tmp/$name" >/dev/null
inside lair --version
inside getent passwd lair >/dev/null || fail 'there is no user lair'
[[ $(inside stat -c '%U %a' /var/lib/lair) == 'lair 700' ]] || fail 'its data are not its own'
[[ -L $root/etc/systemd/system/multi-user.target.wants/lair.service ]] || fail 'it does not start with the machine'
inside systemd-analyze verify /lib/systemd/system/lair.service || fail 'the unit is not right'
command=$(sed -n 's/^ExecStart=//p' "$root/lib/systemd/system/lair.service")

# As the unit starts it. (There is no systemd in a chroot to do it.)
chroot "$root" "${inside[@]}" setpriv --reuid lair --regid lair --init-groups --no-new-privs --bounding-set=-all \
  sh -c "cd /var/lib/lair && exec $command --listen 127.0.0.1:18249 --metrics ''" >"$root/tmp/served" 2>&1 &
server=$!
for _ in {1..100}; do
  if grep -q Ctrl-C "$root/tmp/served"; then break; fi
  sleep 0.2
done
grep -q Ctrl-C "$root/tmp/served" || fail "it does not start: $(<"$root/tmp/served")"
exec 3<>/dev/tcp/127.0.0.1/18249
printf 'GET /readyz HTTP/1.0\r\n\r\n' >&3
grep -q '200 OK' <&3 || fail 'it is not ready'
inside lair admin stored --data /var/lib/lair/lair.db | grep -q '^players: 0' || fail 'root cannot ask it'
inside lair backup /tmp/copy.db --data /var/lib/lair/lair.db
kill "$server"
wait "$server" || fail 'it does not stop cleanly'
server=''
[[ $(inside stat -c %U /var/lib/lair/lair.db) == lair ]] || fail 'the data file is not its own'

inside apt-get remove -y lair >/dev/null
[[ ! -e $root/usr/bin/lair ]] || fail 'removed, and still there'
[[ -e $root/var/lib/lair/lair.db ]] || fail 'removing deletes the data'
inside apt-get install -y "/tmp/$name" >/dev/null
inside apt-get purge -y lair >/dev/null
[[ ! -e $root/var/lib/lair && ! -e $root/etc/lair ]] || fail 'purged, and something is left'
inside getent passwd lair >/dev/null && fail 'purged, and the user is left'
inside apt-get autoremove -y >/dev/null
after=$(inside find /etc /usr /lib /var/lib -xdev -not -path '/var/lib/dpkg/*' -not -path '/var/lib/apt/*' | sort)
left=$(comm -13 <(echo "$before") <(echo "$after") | grep lair || true)
[[ -z $left ]] || fail "left behind: $left"
echo 'installed, run, removed, purged'
