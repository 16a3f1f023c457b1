#include "protocol/generate/generated_files.h"

#include <fstream>
#include <iterator>
#include <stdexcept>

#include "protocol/generate/message_schemas.h"
#include "protocol/generate/message_shapes.h"
#include "protocol/generate/message_tables.h"
#include "protocol/generate/message_types.h"
#include "protocol/generate/option_tables.h"
#include "protocol/generate/option_types.h"
#include "rules/registry.h"

namespace lair {
namespace {

// Replaces the text between the line `begin` and the next `end`.
void replace_between(std::string& text, const std::string& begin, std::string_view end,
                     const std::string& section) {
  const std::size_t first = text.find(begin);
  const std::size_t last = text.find(end, first);
  if (first == std::string::npos || last == std::string::npos) {
    throw std::runtime_error("no section for generated text: " + begin);
  }
  text.replace(first + begin.size(), last - first - begin.size(), section);
}

// The same in a page of Markdown.
void replace_section(std::string& text, const std::string& name, const std::string& section) {
  replace_between(text, "<!-- generated: " + name + " -->\n", "<!-- end -->", section);
}

GeneratedFile formats_page(const std::filesystem::path& root) {
  GeneratedFile file{"docs/formats.md", read_text(root / "docs/formats.md")};
  for (const AnyGame* game : all_games()) {
    const std::string section = "options of " + std::string(game->name());
    replace_section(file.text, section, option_table_markdown(*game));
  }
  return file;
}

GeneratedFile protocol_page(const std::filesystem::path& root) {
  GeneratedFile file{"docs/protocol.md", read_text(root / "docs/protocol.md")};
  for (const wire::Shape* shape : message_shapes()) {
    const std::string section = "fields of " + std::string(shape->type.name);
    if (file.text.find("<!-- generated: " + section + " -->") == std::string::npos) continue;
    replace_section(file.text, section, field_table_markdown(*shape));
  }
  replace_section(file.text, "requests", request_table_markdown());
  return file;
}

GeneratedFile api_page(const std::filesystem::path& root) {
  GeneratedFile file{"docs/api.yaml", read_text(root / "docs/api.yaml")};
  replace_between(file.text, "    # generated: schemas\n", "    # end", message_schemas());
  return file;
}

}  // namespace

std::vector<GeneratedFile> generated_files(const std::filesystem::path& root) {
  std::vector<GeneratedFile> files = {formats_page(root),
                                      protocol_page(root),
                                      api_page(root),
                                      {"web/src/wire/messages.ts", message_types()},
                                      {"web/src/wire/settings.ts", setting_defaults()}};
  for (const AnyGame* game : all_games()) {
    const std::string folder(game->short_name());
    files.push_back({"web/src/games/" + folder + "/generated.ts", option_types(*game)});
  }
  return files;
}

std::string read_text(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace lair
