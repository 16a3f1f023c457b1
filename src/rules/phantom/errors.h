#pragma once

#include <array>
#include <string_view>

// The codes of this game's errors: ids of messages in the catalogues.

namespace lair::phantom {

inline constexpr std::string_view kCardUnknown = "phantom-card-unknown";
inline constexpr std::string_view kCardTooOften = "phantom-card-too-often";
inline constexpr std::string_view kDeckIncomplete = "phantom-deck-incomplete";
inline constexpr std::string_view kRoundNumber = "phantom-round-number";
inline constexpr std::string_view kWrongStarter = "phantom-wrong-starter";
inline constexpr std::string_view kNoDealNow = "phantom-no-deal-now";
inline constexpr std::string_view kNoRound = "phantom-no-round";
inline constexpr std::string_view kNoDecision = "phantom-no-decision";
inline constexpr std::string_view kManyDecisions = "phantom-many-decisions";
inline constexpr std::string_view kNotTrue = "phantom-not-true";
inline constexpr std::string_view kCardCount = "phantom-card-count";
inline constexpr std::string_view kCardLimit = "phantom-card-limit";
inline constexpr std::string_view kSetCount = "phantom-set-count";
inline constexpr std::string_view kNotYourTurn = "phantom-not-your-turn";
inline constexpr std::string_view kTakeFirst = "phantom-take-first";
inline constexpr std::string_view kTakenAlready = "phantom-taken-already";
inline constexpr std::string_view kNotInTalon = "phantom-not-in-talon";
inline constexpr std::string_view kCannotAnnounce = "phantom-cannot-announce";
inline constexpr std::string_view kWaitingAlready = "phantom-waiting-already";
inline constexpr std::string_view kNotHeld = "phantom-not-held";
inline constexpr std::string_view kNotASet = "phantom-not-a-set";
inline constexpr std::string_view kNotAPair = "phantom-not-a-pair";
inline constexpr std::string_view kDrawCount = "phantom-draw-count";
inline constexpr std::string_view kDrawTwo = "phantom-draw-two";
inline constexpr std::string_view kWaitingFrozen = "phantom-waiting-frozen";
inline constexpr std::string_view kDiscardTaken = "phantom-discard-taken";
inline constexpr std::string_view kDiscardAnnounced = "phantom-discard-announced";
inline constexpr std::string_view kDiscardBreaksWait = "phantom-discard-breaks-wait";
inline constexpr std::string_view kNothingOffered = "phantom-nothing-offered";
inline constexpr std::string_view kOwnDiscard = "phantom-own-discard";
inline constexpr std::string_view kNotEntitled = "phantom-not-entitled";
inline constexpr std::string_view kClaimNoSet = "phantom-claim-no-set";
inline constexpr std::string_view kOutNothingLaid = "phantom-out-nothing-laid";
inline constexpr std::string_view kOutTooFew = "phantom-out-too-few";
inline constexpr std::string_view kOutNotAnnounced = "phantom-out-not-announced";
inline constexpr std::string_view kOutDiscardedSame = "phantom-out-discarded-same";
inline constexpr std::string_view kHandTooBig = "phantom-hand-too-big";

inline constexpr std::array kErrors = {
    kCardUnknown,      kCardTooOften,      kDeckIncomplete, kRoundNumber,     kWrongStarter,
    kNoDealNow,        kNoRound,           kNoDecision,     kManyDecisions,   kNotTrue,
    kCardCount,        kCardLimit,         kNotYourTurn,    kTakeFirst,       kTakenAlready,
    kNotInTalon,       kCannotAnnounce,    kWaitingAlready, kNotHeld,         kNotASet,
    kNotAPair,         kDrawCount,         kDrawTwo,        kWaitingFrozen,   kDiscardTaken,
    kDiscardAnnounced, kDiscardBreaksWait, kNothingOffered, kOwnDiscard,      kNotEntitled,
    kClaimNoSet,       kOutNothingLaid,    kOutTooFew,      kOutNotAnnounced, kOutDiscardedSame,
    kSetCount,         kHandTooBig,
};

}  // namespace lair::phantom
