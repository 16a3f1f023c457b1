#include "bots/network/embedded.h"
#include "review/phantom/review.h"

LAIR_EMBED(lair_phantom_pictures, LAIR_CARD_FACES "/phantom.svg")

namespace lair {

template <>
std::string_view card_pictures<phantom::Game>() {
  return embedded_text(LAIR_EMBEDDED(lair_phantom_pictures));
}

}  // namespace lair
