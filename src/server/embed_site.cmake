# Writes OUTPUT, a source with every file of the folder PAGE and the file MODULE built in, each also
# compressed (into ZIPPED) where that is a gain. Without PAGE, with a page that says so.
set(types html=text/html js=text/javascript css=text/css svg=image/svg+xml png=image/png
  woff2=font/woff2 webmanifest=application/manifest+json wasm=application/wasm json=application/json
  txt=text/plain ico=image/x-icon)
if(NOT PAGE)
  set(PAGE ${ZIPPED}/none)
  file(WRITE ${PAGE}/index.html "<!doctype html><title>Lair</title><p>This program was built without its page.\n")
endif()
file(GLOB_RECURSE files RELATIVE ${PAGE} ${PAGE}/*)
list(SORT files)
if(MODULE)
  get_filename_component(module ${MODULE} NAME)
  list(APPEND files ${module})
endif()
set(embeds "")
set(table "")
set(count 0)
foreach(file ${files})
  set(source ${PAGE}/${file})
  if(file STREQUAL module)
    set(source ${MODULE})
  endif()
  get_filename_component(ending ${file} LAST_EXT)
  string(SUBSTRING "${ending}" 1 -1 ending)
  set(type application/octet-stream)
  foreach(pair ${types})
    if(pair MATCHES "^${ending}=(.*)$")
      set(type ${CMAKE_MATCH_1})
    endif()
  endforeach()
  if(type MATCHES "^text/|json")
    string(APPEND type "; charset=utf-8")
  endif()
  file(SHA256 ${source} hash)
  string(SUBSTRING ${hash} 0 16 tag)
  set(zipped ${ZIPPED}/${tag}.gz)
  file(MAKE_DIRECTORY ${ZIPPED})
  execute_process(COMMAND gzip -9nc ${source} OUTPUT_FILE ${zipped} COMMAND_ERROR_IS_FATAL ANY)
  file(SIZE ${source} plain_size)
  file(SIZE ${zipped} zipped_size)
  string(APPEND embeds "LAIR_EMBED(lair_site_${count}, \"${source}\")\n")
  set(packed "{}")
  if(zipped_size LESS plain_size)
    string(APPEND embeds "LAIR_EMBED(lair_site_${count}_gz, \"${zipped}\")\n")
    set(packed "text(LAIR_EMBEDDED(lair_site_${count}_gz))")
  endif()
  string(APPEND table
    "      {\"/${file}\", \"${type}\", \"${tag}\", text(LAIR_EMBEDDED(lair_site_${count})), ${packed}},\n")
  math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUTPUT} "#include \"server/site.h\"

#include <span>

#include \"bots/network/embedded.h\"

${embeds}
namespace lair {
namespace {

std::string_view text(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

std::span<const SiteFile> site_files() {
  static const SiteFile kFiles[] = {
${table}  };
  return kFiles;
}

const SiteFile* find_site_file(std::string_view path) {
  for (const SiteFile& file : site_files()) {
    if (file.path == path) return &file;
  }
  return nullptr;
}

}  // namespace lair
")
