# One library per folder: every .cc of it but the tests, which become one test program of their own.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
# Where the preset says so, the files of a folder are compiled as one (ADR 8): it takes less time, and
# functions of one file are inlined in another.
set(CMAKE_UNITY_BUILD_BATCH_SIZE 30)
set(LAIR_SANITIZE "" CACHE STRING "Sanitizers to build with, as -fsanitize takes them")

find_program(LAIR_CCACHE ccache)
if(LAIR_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${LAIR_CCACHE})
endif()

include(LairGames)

# The folders of src/, each of which includes only those before it.
file(STRINGS ${CMAKE_SOURCE_DIR}/src/LAYERS LAIR_LAYERS)
set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/LAYERS)

add_library(lair_flags INTERFACE)
target_include_directories(lair_flags INTERFACE ${CMAKE_SOURCE_DIR}/src ${LAIR_GAMES_INCLUDE})
target_compile_options(lair_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
  -Wsign-conversion -Wnon-virtual-dtor -Woverloaded-virtual -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(lair_flags INTERFACE
    -Wno-maybe-uninitialized # g++ 12 warns of every moved std::variant below -O2
    -Wno-restrict            # and of texts joined with + at -O3
    -Wno-subobject-linkage)  # and takes files compiled as one for headers
else()
  target_compile_options(lair_flags INTERFACE
    -Wno-deprecated-declarations) # newer than g++ 12's library, whose own std::stable_sort it minds
endif()
if(LAIR_SANITIZE)
  set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -g1") # half the time to build, and lines in the reports
  target_compile_options(lair_flags INTERFACE -fsanitize=${LAIR_SANITIZE} -fno-sanitize-recover=all
    -fno-omit-frame-pointer -UNDEBUG)
  target_link_options(lair_flags INTERFACE -fsanitize=${LAIR_SANITIZE})
endif()

# Tests run once, so optimising them takes longer than it saves. Those of the rules play many games.
set(LAIR_TEST_OPTIONS $<$<CONFIG:Release>:-O0>)

# Tests carry their layer as a label ("rules"), and `threads` where threads meet in them
# ("arena+threads"). Target tests_LABEL builds those of a label, for the sanitizer stages of ./test.
if(LAIR_TESTS)
  find_package(GTest)
  if(NOT GTest_FOUND)
    message(STATUS "No GoogleTest (libgtest-dev): no tests")
    set(LAIR_TESTS OFF)
  endif()
endif()
if(LAIR_TESTS)
  include(GoogleTest)
  foreach(label ${LAIR_LAYERS} threads)
    add_custom_target(tests_${label})
  endforeach()
  add_custom_target(unit_tests) # all but those that run the program over sockets
endif()

# The headers that nearly every test includes, compiled once. A compiler cache does better without.
if(LAIR_TESTS AND NOT LAIR_CCACHE)
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/test_headers.cc CONTENT "")
  add_library(lair_test_headers OBJECT ${CMAKE_BINARY_DIR}/test_headers.cc)
  target_link_libraries(lair_test_headers PRIVATE lair_flags GTest::gtest)
  target_compile_options(lair_test_headers PRIVATE ${LAIR_TEST_OPTIONS})
  if(LAIR_FUZZ)
    target_compile_options(lair_test_headers PRIVATE -fno-sanitize=fuzzer-no-link)
  endif()
  target_precompile_headers(lair_test_headers PRIVATE <gtest/gtest.h> <algorithm> <array> <functional>
    <map> <memory> <optional> <set> <span> <string> <variant> <vector>)
endif()

# lair_library(name [LINK libraries...] [LABELS labels...] [FOLDERS folders...]) for the folder it
# is called from, and the folders in it that have no library of their own. LABELS are more labels
# for its tests.
function(lair_library name)
  cmake_parse_arguments(ARG "" "" "LINK;LABELS;FOLDERS" ${ARGN})
  list(TRANSFORM ARG_FOLDERS APPEND "/*.cc")
  file(GLOB sources CONFIGURE_DEPENDS *.cc ${ARG_FOLDERS})
  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "_test\\.cc$")
  list(FILTER sources EXCLUDE REGEX "_test\\.cc$")
  if(sources)
    add_library(${name} STATIC ${sources})
    target_link_libraries(${name} PUBLIC lair_flags ${ARG_LINK})
  else()
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE lair_flags ${ARG_LINK})
  endif()
  if(LAIR_TESTS AND tests)
    lair_test(${name}_test SOURCES ${tests} LINK ${name} LABELS ${ARG_LABELS})
  endif()
endfunction()

# lair_test(name SOURCES files... LINK libraries... [LABELS labels...])
# Its first label is the layer: the folder below src/ or tests/ that it is called from.
function(lair_test name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK;LABELS" ${ARGN})
  file(RELATIVE_PATH folder ${CMAKE_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
  if(folder MATCHES "^(src|tests)/([^/]+)")
    list(PREPEND ARG_LABELS ${CMAKE_MATCH_2})
  endif()
  add_executable(${name} ${ARG_SOURCES})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR})
  target_link_libraries(${name} PRIVATE ${ARG_LINK} lair_flags GTest::gtest_main)
  if(folder MATCHES "/rules")
    target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
  else()
    target_compile_options(${name} PRIVATE ${LAIR_TEST_OPTIONS})
    if(TARGET lair_test_headers)
      target_precompile_headers(${name} REUSE_FROM lair_test_headers)
    endif()
  endif()
  if(LAIR_FUZZ) # what leads the fuzzers is for what they call
    target_compile_options(${name} PRIVATE -fno-sanitize=fuzzer-no-link)
  endif()
  target_compile_definitions(${name} PRIVATE LAIR_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  list(JOIN ARG_LABELS "+" label) # gtest_discover_tests knows no lists
  if(LAIR_SANITIZE MATCHES address) # each process is slow to fill the tables of Phantom Rummy: two do it all
    foreach(part RANGE 1)
      add_test(NAME ${name}-${part} COMMAND ${name})
      set_tests_properties(${name}-${part} PROPERTIES
        LABELS "${label}" ENVIRONMENT "GTEST_TOTAL_SHARDS=2;GTEST_SHARD_INDEX=${part}")
    endforeach()
  else()
    gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 PROPERTIES LABELS "${label}")
  endif()
  if(NOT label STREQUAL "server")
    add_dependencies(unit_tests ${name})
  endif()
  foreach(label ${ARG_LABELS})
    if(TARGET tests_${label})
      add_dependencies(tests_${label} ${name})
    endif()
  endforeach()
endfunction()
