#pragma once

#include <array>
#include <string_view>

// The message ids of errors in the seeds of a deal.

namespace lair::fair {

inline constexpr std::string_view kBadHex = "fair-bad-hex";      // field
inline constexpr std::string_view kBySeat = "fair-by-seat";      // field, count
inline constexpr std::string_view kMissing = "fair-missing";     // number
inline constexpr std::string_view kWrongNumber = "fair-number";  // given, due
inline constexpr std::string_view kServerCommit = "fair-server-commit";
inline constexpr std::string_view kClientCommit = "fair-client-commit";  // seat
inline constexpr std::string_view kNoCommit = "fair-no-commit";          // seat
inline constexpr std::string_view kChanged = "fair-changed";             // number
inline constexpr std::string_view kDiffers = "fair-differs";             // number, field

inline constexpr std::array kErrors = {kBadHex,      kBySeat,       kMissing,
                                       kWrongNumber, kServerCommit, kClientCommit,
                                       kNoCommit,    kChanged,      kDiffers};

}  // namespace lair::fair
