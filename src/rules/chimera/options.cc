#include "rules/chimera/options.h"

namespace lair::chimera {
namespace {

constexpr auto kList = kOptions.without_about();

}  // namespace

Result<Options> read_options(const Value& value) { return lair::read_options(value, kList); }
Value write_options(const Options& options) { return lair::write_options(options, kList); }

}  // namespace lair::chimera
