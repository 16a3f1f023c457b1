#pragma once

#include <string>
#include <string_view>

namespace lair {

// A text as it may stand in HTML, between tags or in a quoted attribute.
inline std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      default:
        safe += c;
    }
  }
  return safe;
}

// <tag class="name">content</tag>; the content is HTML.
inline std::string element(std::string_view tag, std::string_view name, std::string_view content) {
  std::string html = "<" + std::string(tag);
  if (!name.empty()) html.append(" class=\"").append(name).append("\"");
  return html.append(">").append(content).append("</").append(tag).append(">");
}

}  // namespace lair
