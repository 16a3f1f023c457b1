#include "table/seats.h"

#include <algorithm>
#include <string_view>

#include "table/plain_text.h"

namespace lair {
namespace {

constexpr std::array<std::string_view, 8> kBotNames = {"Kirin", "Nue",    "Qilin", "Pixiu",
                                                       "Baku",  "Haetae", "Zouwu", "Taotie"};

}  // namespace

bool Seats::looks_taken(std::string_view name) const {
  const std::string look = skeleton(name);
  return !which([&](const Sitter& sitter) {
            return !sitter.free() && skeleton(sitter.name) == look;
          }).empty();
}

std::string Seats::told_apart(const std::string& name) const {
  std::string apart = name;
  for (int i = 2; looks_taken(apart); ++i) {
    const std::string number = " " + std::to_string(i);
    apart = shortened(name, kLongestName - static_cast<int>(number.size())) + number;
  }
  return apart;
}

std::string Seats::bot_name() const {
  return std::string(*std::find_if(kBotNames.begin(), kBotNames.end(),
                                   [&](std::string_view name) { return !looks_taken(name); }));
}

}  // namespace lair
