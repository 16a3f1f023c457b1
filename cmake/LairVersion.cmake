# Target lair_version: link it to include "version.h", which defines LAIR_VERSION ("0.1.0") and
# LAIR_COMMIT (short hash; outside git what -DLAIR_COMMIT=... says, else "unknown"). Looked up at every build, written only on change.

if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(folder ${CMAKE_BINARY_DIR}/version)
  file(MAKE_DIRECTORY ${folder})
  add_custom_target(lair_version_header
    COMMAND ${CMAKE_COMMAND} -D SOURCE_DIR=${CMAKE_SOURCE_DIR} -D VERSION=${PROJECT_VERSION}
      -D HEADER=${folder}/version.h -D "COMMIT=${LAIR_COMMIT}" -P ${CMAKE_CURRENT_LIST_FILE}
    BYPRODUCTS ${folder}/version.h
    COMMENT "Looking up the version"
    VERBATIM)
  add_library(lair_version INTERFACE)
  add_dependencies(lair_version lair_version_header)
  target_include_directories(lair_version INTERFACE ${folder})
  return()
endif()

set(commit "")
if(EXISTS ${SOURCE_DIR}/.git)
  execute_process(
    COMMAND git -c safe.directory=${SOURCE_DIR} -C ${SOURCE_DIR} rev-parse --short HEAD
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(NOT commit)
  set(commit ${COMMIT})
endif()
if(NOT commit)
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${HEADER} @ONLY CONTENT [[
#pragma once

#define LAIR_VERSION "@VERSION@"
#define LAIR_COMMIT "@commit@"
]])
