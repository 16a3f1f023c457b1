#pragma once

#include <span>
#include <string_view>

namespace lair {

// A file of i18n, built into the program.
struct CatalogueFile {
  std::string_view language;  // "en"
  std::string_view name;      // below the folder of the language: "shared/core.ftl"
  std::string_view text;
};

// Every file, by folder and name in order. Defined in a source that embed.cmake writes.
std::span<const CatalogueFile> catalogue_files();

}  // namespace lair
