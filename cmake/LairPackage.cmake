# The Debian package: cmake --build build/release && (cd build/release && cpack)

include(GNUInstallDirs)
install(TARGETS lair DESTINATION bin)
install(FILES ${CMAKE_BINARY_DIR}/lair.1 DESTINATION share/man/man1)
install(FILES ${CMAKE_BINARY_DIR}/completions/lair.bash DESTINATION share/bash-completion/completions RENAME lair)
install(FILES ${CMAKE_BINARY_DIR}/completions/_lair DESTINATION share/zsh/vendor-completions)
install(FILES ${CMAKE_BINARY_DIR}/completions/lair.fish DESTINATION share/fish/vendor_completions.d)
install(FILES packaging/lair.service DESTINATION /lib/systemd/system)
install(FILES packaging/serve.conf DESTINATION /etc/lair)
install(FILES docs/hosting.md README.md DESTINATION share/doc/lair)
install(FILES LICENSE DESTINATION share/doc/lair RENAME copyright)
install(DIRECTORY packaging/examples DESTINATION share/doc/lair)
install(FILES docs/examples/grafana.json DESTINATION share/doc/lair/examples)

# Whoever gives a package to others says who they are: -DLAIR_PACKAGER="Ana <ana@cards.example>"
set(LAIR_PACKAGER "nobody in particular <nobody@lair.invalid>" CACHE STRING
  "Who makes the package, and answers for it: Name <address>")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME lair)
set(CPACK_PACKAGE_VENDOR "The players of Lair")
set(CPACK_PACKAGE_CONTACT "${LAIR_PACKAGER}")
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_SOURCE_DIR}/cmake/LairPackageVersion.cmake)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Tables for the card games Chimera and Phantom Rummy")
set(CPACK_PACKAGE_DESCRIPTION "A server with its page, bots, and the games in the terminal:
one program and one file of data.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS adduser)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS ca-certificates) # for "lair play --connect"
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  ${CMAKE_SOURCE_DIR}/packaging/postinst ${CMAKE_SOURCE_DIR}/packaging/prerm
  ${CMAKE_SOURCE_DIR}/packaging/postrm ${CMAKE_SOURCE_DIR}/packaging/conffiles)
include(CPack)
