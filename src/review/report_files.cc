#include "review/report_files.h"

#include <string>

#include "bots/network/embedded.h"
#include "review/games.h"
#include "rules/registry.h"

LAIR_EMBED(lair_report_tokens, LAIR_LOOK "/tokens.css")
LAIR_EMBED(lair_report_card, LAIR_CARD_FACES "/card.css")
LAIR_EMBED(lair_report_style, LAIR_REVIEW "/report.css")

namespace lair {

std::string_view report_style() {
  static const std::string kStyle = std::string(embedded_text(LAIR_EMBEDDED(lair_report_tokens))) +
                                    std::string(embedded_text(LAIR_EMBEDDED(lair_report_card))) +
                                    std::string(embedded_text(LAIR_EMBEDDED(lair_report_style)));
  return kStyle;
}

std::string_view card_pictures(std::string_view game) {
  std::string_view pictures;
  with_game(game, [&]<Game G>(G) { pictures = card_pictures<G>(); });
  return pictures;
}

}  // namespace lair
