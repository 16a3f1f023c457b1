#include "rules/phantom/game.h"

#include "rules/notation.h"
#include "rules/referee.h"
#include "rules/score_pad.h"
#include "rules/secret_offers.h"

namespace lair {

static_assert(Notation<phantom::Game> && HasReferee<phantom::Game> && HasScorePad<phantom::Game>);
static_assert(StepsAside<phantom::Game> && OmitsDecisions<phantom::Game>);

}  // namespace lair
