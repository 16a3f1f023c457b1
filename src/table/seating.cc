#include "table/seating.h"

#include <algorithm>
#include <string_view>

#include "table/plain_text.h"

namespace lair {
namespace {

constexpr std::array<std::string_view, 8> kBotNames = {"Kirin", "Nue",    "Qilin", "Pixiu",
                                                       "Baku",  "Haetae", "Zouwu", "Taotie"};

}  // namespace

bool Seating::looks_taken(std::string_view name) const {
  const std::string look = skeleton(name);
  return !which([&](const Sitter& sitter) {
            return !sitter.free() && skeleton(sitter.name) == look;
          }).empty();
}

std::string Seating::unique_name(const std::string& name) const {
  std::string apart = name;
  for (int i = 2; looks_taken(apart); ++i) {
    const std::string number = " " + std::to_string(i);
    apart = shortened(name, kLongestName - static_cast<int>(number.size())) + number;
  }
  return apart;
}

std::string Seating::bot_name() const {
  return std::string(*std::find_if(kBotNames.begin(), kBotNames.end(),
                                   [&](std::string_view name) { return !looks_taken(name); }));
}

void Seating::occupy(std::string_view line, Seat seat, const Value& body, bool playing) {
  Sitter& sitter = sitters_[at(seat)];
  if (line == "remove") removed_.insert(sitter.player);
  const bool keeps_name = line == "remove" && playing && text_in(body, "name").empty();
  sitter = {.player = std::string(text_in(body, "player")),
            .bot = std::string(text_in(body, "level")),
            .name = keeps_name ? sitter.name : std::string(text_in(body, "name")),
            .bank = sitter.bank};
}

void Seating::hold(Seat seat, bool held) {
  sitters_[at(seat)].held = held;
  sitters_[at(seat)].timeouts = 0;
}

}  // namespace lair
