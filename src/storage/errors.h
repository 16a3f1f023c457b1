#pragma once

#include <array>
#include <string_view>

// The codes of errors about the data file. The comments list their arguments.

namespace lair::storage {

inline constexpr std::string_view kFull = "storage-full";          // path
inline constexpr std::string_view kReadOnly = "storage-readonly";  // path
inline constexpr std::string_view kDamaged = "storage-damaged";    // path, reason
inline constexpr std::string_view kBusy = "storage-busy";          // path
inline constexpr std::string_view kNewer = "storage-newer";        // path, version, known
inline constexpr std::string_view kForeign = "storage-foreign";    // path
inline constexpr std::string_view kMissing = "storage-missing";    // path
inline constexpr std::string_view kExists = "storage-exists";      // path
inline constexpr std::string_view kFailed = "storage-failed";      // path, reason
// The findings of check_integrity.
inline constexpr std::string_view kBadPages = "storage-bad-pages";  // reason
inline constexpr std::string_view kBadLog = "storage-bad-log";      // table, first, last
inline constexpr std::string_view kBadGame = "storage-bad-game";    // table, number

inline constexpr std::array kErrors = {kFull,    kReadOnly, kDamaged, kBusy,     kNewer,  kForeign,
                                       kMissing, kExists,   kFailed,  kBadPages, kBadLog, kBadGame};

}  // namespace lair::storage
