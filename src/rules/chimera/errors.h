#pragma once

#include <array>
#include <string_view>

// The codes of the errors of Chimera, which are ids of messages. A comment lists the arguments.

namespace lair::chimera {

inline constexpr std::string_view kBadCard = "chimera-bad-card";          // card
inline constexpr std::string_view kCardTwice = "chimera-card-twice";      // card
inline constexpr std::string_view kBadDeck = "chimera-bad-deck";          // count
inline constexpr std::string_view kWrongRound = "chimera-wrong-round";    // given, due
inline constexpr std::string_view kWrongDealer = "chimera-wrong-dealer";  // given, due
inline constexpr std::string_view kWrongCut = "chimera-wrong-cut";        // cut
inline constexpr std::string_view kDealNotDue = "chimera-deal-not-due";
inline constexpr std::string_view kDealDue = "chimera-deal-due";
inline constexpr std::string_view kGameOver = "chimera-game-over";
inline constexpr std::string_view kNotYourTurn = "chimera-not-your-turn";  // seat, turn
inline constexpr std::string_view kBidDue = "chimera-bid-due";
inline constexpr std::string_view kGiftDue = "chimera-gift-due";  // count
inline constexpr std::string_view kPlayDue = "chimera-play-due";
inline constexpr std::string_view kBadBid = "chimera-bad-bid";         // bid
inline constexpr std::string_view kBidTooLow = "chimera-bid-too-low";  // bid, standing
inline constexpr std::string_view kBidOut = "chimera-bid-out";         // seat
inline constexpr std::string_view kForcedDue = "chimera-forced-due";   // seat
inline constexpr std::string_view kForcedNotDue = "chimera-forced-not-due";
inline constexpr std::string_view kGiftCount = "chimera-gift-count";  // given, count
inline constexpr std::string_view kNotHunter = "chimera-not-hunter";  // seat
inline constexpr std::string_view kNotHeld = "chimera-not-held";      // card
inline constexpr std::string_view kLeaderPasses = "chimera-leader-passes";
inline constexpr std::string_view kNoCombination = "chimera-no-combination";  // cards
inline constexpr std::string_view kPiYaAndChimera = "chimera-pi-ya-and-chimera";
inline constexpr std::string_view kOtherKind = "chimera-other-kind";      // kind, on
inline constexpr std::string_view kOtherLength = "chimera-other-length";  // kind, count, on
inline constexpr std::string_view kNotHigher = "chimera-not-higher";      // kind, top, on
inline constexpr std::string_view kOnTrap = "chimera-on-trap";            // top
inline constexpr std::string_view kOnFlight = "chimera-on-flight";
inline constexpr std::string_view kTopMissing = "chimera-top-missing";  // tops
inline constexpr std::string_view kTopWrong = "chimera-top-wrong";      // tops
inline constexpr std::string_view kTopNotNeeded = "chimera-top-not-needed";
inline constexpr std::string_view kCardsDiffer = "chimera-cards-differ";
inline constexpr std::string_view kTooManyCards = "chimera-too-many-cards";  // count
inline constexpr std::string_view kNoDecision = "chimera-no-decision";
inline constexpr std::string_view kTreasureSum = "chimera-treasure-sum";

inline constexpr std::array kErrors = {
    kBadCard,    kCardTwice,    kBadDeck,     kWrongRound,   kWrongDealer,   kWrongCut,
    kDealNotDue, kDealDue,      kGameOver,    kNotYourTurn,  kBidDue,        kGiftDue,
    kPlayDue,    kBadBid,       kBidTooLow,   kBidOut,       kForcedDue,     kForcedNotDue,
    kGiftCount,  kNotHunter,    kNotHeld,     kLeaderPasses, kNoCombination, kPiYaAndChimera,
    kOtherKind,  kOtherLength,  kNotHigher,   kOnTrap,       kOnFlight,      kTopMissing,
    kTopWrong,   kTopNotNeeded, kCardsDiffer, kTooManyCards, kNoDecision,    kTreasureSum};

}  // namespace lair::chimera
