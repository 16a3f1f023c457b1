#!/usr/bin/env bash
# The page's module of the rules answers in a JavaScript engine as the referee does.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"

root=$(dirname "$(dirname "$(dirname "$(realpath "${BASH_SOURCE[0]}")")")")
node "$root/src/wasm/module_test.mjs" "$(dirname "$LAIR")/lair.wasm" "$LAIR" >out 2>err
expect_same 'how it ends' 0 $?
expect_empty err

finish
