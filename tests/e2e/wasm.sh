#!/usr/bin/env bash
# The modules of the page in a JavaScript engine: that of the rules answers as the referee does, that of local tables
# as the same code on this machine.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
source "$root/tests/e2e/expect.bash"

node "$root/src/wasm/module_test.mjs" "$(dirname "$LAIR")/lair.wasm" "$LAIR" >out 2>err
expect_same 'how it ends' 0 $?
expect_empty err

decisions=${LAIR_SLOW:+1000}
node "$root/src/wasm/local/module_test.mjs" "$(dirname "$LAIR")/lair-local.wasm" "$root/networks" \
  "$(dirname "$LAIR")/lair_local_driver" "${decisions:-25}" >out 2>err
expect_same 'how local tables end' 0 $?
expect_empty err

finish
