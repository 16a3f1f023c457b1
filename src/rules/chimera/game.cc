#include "rules/chimera/game.h"

#include "rules/contract.h"
#include "rules/notation.h"
#include "rules/referee.h"
#include "rules/score_pad.h"
#include "rules/secret_offers.h"

namespace lair {

static_assert(Notation<chimera::Game> && HasReferee<chimera::Game> && HasScorePad<chimera::Game>);
static_assert(HasContract<chimera::Game> && StepsAside<chimera::Game>);

}  // namespace lair
