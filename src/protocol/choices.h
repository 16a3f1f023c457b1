#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "protocol/fields.h"

// The words that some fields choose from. An enum with `choices_of` is written as one of them.

namespace lair {

enum class TableStatus : std::uint8_t { kOpen, kPlaying, kOver, kClosed };

inline constexpr std::array<std::string_view, 4> kTableStatuses = {"open", "playing", "over",
                                                                   "closed"};
constexpr std::span<const std::string_view> choices_of(TableStatus) { return kTableStatuses; }
constexpr wire::Type type_of(TableStatus) {
  return {"Status",
          "The state of a table: it waits for players, a game is played, a game is over, "
          "or the table is closed for good."};
}

enum class Chat : std::uint8_t { kPhrases, kFree };

inline constexpr std::array<std::string_view, 2> kChats = {"phrases", "free"};
constexpr std::span<const std::string_view> choices_of(Chat) { return kChats; }
constexpr wire::Type type_of(Chat) { return {}; }

// A phrase that can be said at every table: a place in `kPhrases`.
enum class Phrase : std::uint8_t {};

inline constexpr std::array<std::string_view, 10> kPhrases = {
    "hello", "good-luck", "nice", "thanks", "oops", "wow", "wait", "sorry", "good-game", "bye"};
constexpr std::span<const std::string_view> choices_of(Phrase) { return kPhrases; }
constexpr wire::Type type_of(Phrase) {
  return {"Phrase", "A phrase that can be said at every table."};
}

namespace wire {

// The grade of a decision in a review.
enum class Grade : std::uint8_t {};

inline constexpr std::array<std::string_view, 4> kGrades = {"fine", "inaccuracy", "mistake",
                                                            "blunder"};
constexpr std::span<const std::string_view> choices_of(Grade) { return kGrades; }
constexpr Type type_of(Grade) { return {"Grade", "How much a decision cost."}; }

}  // namespace wire

}  // namespace lair
