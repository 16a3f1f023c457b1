# lair_wasm_module(name SOURCES files... [FAST files...] [FLAGS flags...]) builds ${CMAKE_BINARY_DIR}/name.wasm, a
# WASI reactor, by target name_module and as part of `all`. It has a compiler of its own; where that
# is not installed there is no such target. The files of FAST are compiled for speed, the others for size.

find_program(LAIR_WASM_COMPILER NAMES clang++-22 DOC "Compiler for WebAssembly")

# Small: virtual functions that nobody calls are left out, like functions are merged.
set(LAIR_WASM_SMALL --target=wasm32-wasi -Wno-deprecated -Oz -flto
  -fvisibility=hidden -fwhole-program-vtables -fvirtual-function-elimination)
# A module has one thread and is never ended: no locks around statics, and nothing to do at the end.
set(LAIR_WASM_FLAGS ${LAIR_WASM_SMALL} -std=c++20 -DNDEBUG -fno-exceptions -fno-rtti
  -fno-threadsafe-statics -fno-c++-static-destructors
  -I${CMAKE_SOURCE_DIR}/src -I${LAIR_GAMES_INCLUDE})

# Half of the time would go into the standard library's headers.
function(lair_wasm_headers folder flags)
  set(header ${folder}/standard.h)
  file(CONFIGURE OUTPUT ${header} CONTENT [[
#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>
]])
  add_custom_command(OUTPUT ${header}.pch
    COMMAND ${LAIR_WASM_COMPILER} ${flags} -x c++-header ${header} -o ${header}.pch
    DEPENDS ${header} VERBATIM)
endfunction()

# Compiles the sources with these flags into the folder; `variable` gets the objects.
function(lair_wasm_objects variable folder flags)
  lair_wasm_headers(${folder} "${flags}")
  set(objects "")
  foreach(source ${ARGN})
    file(RELATIVE_PATH object ${CMAKE_SOURCE_DIR}/src ${source})
    string(REPLACE "/" "_" object ${object})
    set(object ${folder}/${object}.o)
    add_custom_command(OUTPUT ${object}
      COMMAND ${LAIR_WASM_COMPILER} ${flags} -include-pch ${folder}/standard.h.pch
        -MD -MF ${object}.d -c ${source} -o ${object}
      DEPENDS ${source} ${folder}/standard.h.pch
      DEPFILE ${object}.d
      COMMENT "Compiling for WebAssembly: ${source}" VERBATIM)
    list(APPEND objects ${object})
  endforeach()
  set(${variable} ${objects} PARENT_SCOPE)
endfunction()

function(lair_wasm_module name)
  cmake_parse_arguments(ARG "" "" "SOURCES;FAST;FLAGS" ${ARGN})
  if(NOT LAIR_WASM_COMPILER)
    message(STATUS "No clang++-22: no ${name}.wasm")
    return()
  endif()
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/${name})
  set(flags ${LAIR_WASM_FLAGS} ${ARG_FLAGS})
  lair_wasm_objects(objects ${folder} "${flags}" ${ARG_SOURCES})
  if(ARG_FAST)
    lair_wasm_objects(fast ${folder}/fast "${flags};-O2" ${ARG_FAST})
    list(APPEND objects ${fast})
  endif()
  set(module ${CMAKE_BINARY_DIR}/${name}.wasm)
  # The stack is below the data: an overflow is a trap, and overwrites nothing.
  add_custom_command(OUTPUT ${module}
    COMMAND ${LAIR_WASM_COMPILER} ${LAIR_WASM_SMALL} -mexec-model=reactor
      -Wl,--gc-sections,--strip-all,--stack-first -Wl,-z,stack-size=1048576
      -Wl,-mllvm,-enable-merge-functions ${objects} -o ${module}
    DEPENDS ${objects}
    COMMENT "Linking ${name}.wasm" VERBATIM)
  add_custom_target(${name}_module ALL DEPENDS ${module})
endfunction()
