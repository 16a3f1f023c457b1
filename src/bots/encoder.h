#pragma once

#include "bots/network/network.h"
#include "rules/game.h"

namespace lair {

// How a game's decisions are shown to networks; each game has its own.
//
//   Trace<G>(events)            what of the round's public events matters to them; note(state,
//                               action) goes on with it, in a state that a bot has sampled
//   Trace<G>::vague(knowledge)  what somebody remembers of them who pays little attention
//   kLayouts                    its networks
//   kPointsPerUnit              what a value of 1 (kUnit) stands for
//   obvious(view, moves)        a move that needs no thought, or none
//   Encoder(view, trace)        for the decision of the view's seat
//   network()                   which of them values its moves
//   position(features)          inputs that all moves share
//   move(move, features)        inputs of one of them
//   banked()                    what the seat has for certain by now, in points over the mean of
//                               the others; networks value what is still to come
template <Game G>
class Encoder;
template <Game G>
struct Trace;

// A game may do without networks (level.h).
template <class G>
concept HasNetworks = requires {
  Encoder<G>::kLayouts;
};

}  // namespace lair
