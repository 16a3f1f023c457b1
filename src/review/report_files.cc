#include "review/report_files.h"

#include <array>
#include <span>
#include <string>
#include <utility>

#include "bots/network/embedded.h"

LAIR_EMBED(lair_report_tokens, LAIR_LOOK "/tokens.css")
LAIR_EMBED(lair_report_card, LAIR_CARD_FACES "/card.css")
LAIR_EMBED(lair_report_style, LAIR_REVIEW "/report.css")
LAIR_EMBED(lair_report_chimera, LAIR_CARD_FACES "/chimera.svg")
LAIR_EMBED(lair_report_phantom, LAIR_CARD_FACES "/phantom.svg")

namespace lair {
namespace {

std::string_view text(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

std::string_view report_style() {
  static const std::string kStyle = std::string(text(LAIR_EMBEDDED(lair_report_tokens))) +
                                    std::string(text(LAIR_EMBEDDED(lair_report_card))) +
                                    std::string(text(LAIR_EMBEDDED(lair_report_style)));
  return kStyle;
}

std::string_view card_pictures(std::string_view game) {
  static const std::array<std::pair<std::string_view, std::string_view>, 2> kDecks = {
      {{"chimera", text(LAIR_EMBEDDED(lair_report_chimera))},
       {"phantom-rummy", text(LAIR_EMBEDDED(lair_report_phantom))}}};
  for (const auto& [name, pictures] : kDecks) {
    if (name == game) return pictures;
  }
  return "";
}

}  // namespace lair
