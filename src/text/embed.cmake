# Writes OUTPUT, a C++ source with the bytes of the catalogues FILES (.../<language>/<folder>/<name>.ftl).
# Bytes, not string literals: compilers bound the length of those.

set(arrays "")
set(table "")
set(count 0)
foreach(file IN LISTS FILES)
  get_filename_component(name ${file} NAME)
  get_filename_component(path ${file} DIRECTORY)
  get_filename_component(folder ${path} NAME)
  get_filename_component(path ${path} DIRECTORY)
  get_filename_component(language ${path} NAME)
  file(READ ${file} bytes HEX)
  # Sixteen bytes a line.
  string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
  # An array may not be empty, so every one ends in a byte that does not count.
  string(APPEND arrays "constexpr char kFile${count}[] = {\n${bytes}\n'\\0'};\n")
  string(APPEND table "    {\"${language}\", \"${folder}/${name}\", {kFile${count}, sizeof kFile${count} - 1}},\n")
  math(EXPR count "${count} + 1")
endforeach()

file(WRITE ${OUTPUT} "// Written by src/text/embed.cmake.
#include \"text/catalogue_file.h\"

namespace lair {
namespace {

${arrays}
constexpr CatalogueFile kFiles[] = {
${table}};

}  // namespace

std::span<const CatalogueFile> catalogue_files() { return kFiles; }

}  // namespace lair
")
