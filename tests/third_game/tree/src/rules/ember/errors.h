#pragma once

#include <array>
#include <string_view>

// The ids of the messages for what can be wrong in a game of Ember.

namespace lair::ember {

inline constexpr std::string_view kBadCard = "ember-bad-card";          // card
inline constexpr std::string_view kCardTwice = "ember-card-twice";      // card
inline constexpr std::string_view kBadDeck = "ember-bad-deck";          // count
inline constexpr std::string_view kWrongRound = "ember-wrong-round";    // given, due
inline constexpr std::string_view kWrongDealer = "ember-wrong-dealer";  // given, due
inline constexpr std::string_view kDealNotDue = "ember-deal-not-due";
inline constexpr std::string_view kDealDue = "ember-deal-due";
inline constexpr std::string_view kGameOver = "ember-game-over";
inline constexpr std::string_view kNotYourTurn = "ember-not-your-turn";  // seat, turn
inline constexpr std::string_view kNotHeld = "ember-not-held";           // card
inline constexpr std::string_view kFollow = "ember-follow";              // card, led
inline constexpr std::string_view kTrickSum = "ember-trick-sum";         // count

inline constexpr std::array kErrors = {kBadCard,     kCardTwice,  kBadDeck, kWrongRound,
                                       kWrongDealer, kDealNotDue, kDealDue, kGameOver,
                                       kNotYourTurn, kNotHeld,    kFollow,  kTrickSum};

}  // namespace lair::ember
