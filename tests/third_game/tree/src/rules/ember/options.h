#pragma once

#include <array>
#include <cstdint>

#include "core/option.h"

namespace lair::ember {

struct Options {
  std::uint8_t rounds = 3;  // E-4.2
  friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr OptionList kOptions = {
    std::array{option<&Options::rounds>({.name = "rounds",
                                         .kind = OptionInfo::Kind::kNumber,
                                         .rule = "E-4.2",
                                         .about = "Rounds in a game",
                                         .low = 1,
                                         .high = 20})}};

inline Result<Options> read_options(const Value& value) {
  return lair::read_options(value, kOptions);
}
inline Value write_options(const Options& options) {
  return lair::write_options(options, kOptions);
}

}  // namespace lair::ember
