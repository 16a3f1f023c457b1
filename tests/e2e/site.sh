#!/usr/bin/env bash
# `lair site` writes the page as files with relative addresses, and overwrites nothing of others.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
source "$root/tests/e2e/expect.bash"

expect_exit 0 site public/lair
expect_empty err
for file in index.html sw.js manifest.webmanifest lair.wasm; do
  [[ -s public/lair/$file ]] || complain "$file is missing"
done
expect_in public/lair/index.html 'data-server="none"'
grep -qE '(href|src)="/' public/lair/index.html && complain 'an address begins at the root of the host'
compgen -G 'public/lair/assets/*.net' >/dev/null || complain 'no network'
compgen -G 'public/lair/assets/lair-local-*.wasm' >/dev/null || complain 'no module for tables'
compgen -G 'public/lair/table-*.html' >/dev/null && complain 'a file that only a server can use'

expect_exit 0 site public/lair # again, over what it wrote itself

mkdir other && echo mine >other/index.html
expect_exit 2 site other
expect_in err 'is not empty'
expect_same 'what was there' mine "$(cat other/index.html)"
echo file >plain
expect_exit 2 site plain
expect_in err 'is not a folder'

finish
