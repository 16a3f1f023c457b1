#pragma once

#include <span>
#include <string_view>

namespace lair {

// A file of the page, as it is built into the program.
struct SiteFile {
  std::string_view path;  // "/assets/app-1a2b.js"
  std::string_view type;  // "text/javascript"
  std::string_view tag;   // changes with its content
  std::string_view content;
  std::string_view zipped;  // by gzip; empty if that is no gain
};

// All files of the page.
std::span<const SiteFile> site_files();
// The file of that path; null if there is none.
const SiteFile* find_site_file(std::string_view path);

}  // namespace lair
