# Read when the package is made: its version has the time of the commit in it, so that apt takes a later
# package for an upgrade. Outside git it is the project's; cpack -D CPACK_DEBIAN_PACKAGE_VERSION=... sets another.

if(CPACK_DEBIAN_PACKAGE_VERSION OR NOT EXISTS ${CMAKE_CURRENT_LIST_DIR}/../.git)
  return()
endif()
set(ENV{TZ} UTC)
set(folder ${CMAKE_CURRENT_LIST_DIR}/..)
execute_process(
  COMMAND git -c safe.directory=* -C ${folder} log -1 --date=format-local:%Y%m%d.%H%M%S --format=%cd.%h
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(commit)
  set(CPACK_DEBIAN_PACKAGE_VERSION ${CPACK_PACKAGE_VERSION}+${commit})
endif()
