#!/usr/bin/env bash
# The page's module of the rules answers in a JavaScript engine as the referee does.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
source "$root/tests/e2e/expect.bash"

node "$root/src/wasm/module_test.mjs" "$(dirname "$LAIR")/lair.wasm" "$LAIR" >out 2>err
expect_same 'how it ends' 0 $?
expect_empty err

finish
