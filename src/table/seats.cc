#include "table/seats.h"

#include <algorithm>
#include <string_view>

#include "table/plain_text.h"

namespace lair {
namespace {

constexpr std::array<std::string_view, 8> kBotNames = {"Kirin", "Nue",    "Qilin", "Pixiu",
                                                       "Baku",  "Haetae", "Zouwu", "Taotie"};

}  // namespace

std::string Seats::told_apart(const std::string& name) const {
  const auto taken = [&](const std::string& wanted) {
    const std::string look = skeleton(wanted);
    return !which([&](const Sitter& sitter) {
              return !sitter.free() && skeleton(sitter.name) == look;
            }).empty();
  };
  std::string apart = name;
  for (int i = 2; taken(apart); ++i) apart = name + " " + std::to_string(i);
  return apart;
}

std::string Seats::bot_name() const {
  const auto is_free = [&](std::string_view name) {
    return which([&](const Sitter& sitter) { return sitter.name == name; }).empty();
  };
  return std::string(*std::find_if(kBotNames.begin(), kBotNames.end(), is_free));
}

}  // namespace lair
