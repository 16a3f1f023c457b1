#include "bots/network/embedded.h"
#include "review/chimera/review.h"

LAIR_EMBED(lair_chimera_pictures, LAIR_CARD_FACES "/chimera.svg")

namespace lair {

template <>
std::string_view card_pictures<chimera::Game>() {
  return embedded_text(LAIR_EMBEDDED(lair_chimera_pictures));
}

}  // namespace lair
