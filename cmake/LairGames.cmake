# The games: LAIR_GAMES are the names in src/GAMES. A layer keeps what it has of a game in a folder of that name.

file(STRINGS ${CMAKE_SOURCE_DIR}/src/GAMES LAIR_GAMES)
set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/GAMES)
set(LAIR_GAMES_INCLUDE ${CMAKE_BINARY_DIR}/games)

# lair_games(header [END text]) for the layer it is called from: writes LAYER/games.h, which includes
# LAYER/GAME/HEADER of each game that has it and ends with the text; sets `games` to these games, and
# `game_libraries` to the libraries of those whose folder has a CMakeLists.txt.
function(lair_games header)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "END" "")
  cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME layer)
  set(games "")
  set(game_libraries "")
  set(text "#pragma once\n\n// Written by the build from src/GAMES.\n\n")
  foreach(game ${LAIR_GAMES})
    file(GLOB found CONFIGURE_DEPENDS ${game}/${header})
    if(NOT found)
      continue()
    endif()
    list(APPEND games ${game})
    string(APPEND text "#include \"${layer}/${game}/${header}\"  // IWYU pragma: export\n")
    if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${game}/CMakeLists.txt)
      add_subdirectory(${game})
      list(APPEND game_libraries lair_${layer}_${game})
    endif()
  endforeach()
  file(CONFIGURE OUTPUT ${LAIR_GAMES_INCLUDE}/${layer}/games.h CONTENT "${text}${ARG_END}" @ONLY)
  set(games ${games} PARENT_SCOPE)
  set(game_libraries ${game_libraries} PARENT_SCOPE)
endfunction()
