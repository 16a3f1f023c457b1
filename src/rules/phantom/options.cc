#include "rules/phantom/options.h"

namespace lair::phantom {
namespace {

constexpr auto kList = kOptions.without_about();

}  // namespace

Result<Options> read_options(const Value& value) { return lair::read_options(value, kList); }
Value write_options(const Options& options) { return lair::write_options(options, kList); }

Result<GoingOut> read_going_out(const Value& object) {
  if (!object.has("going_out")) return GoingOut::kTogether;
  const Result<int> choice = choice_field(object, "going_out", kGoingOuts);
  if (!choice) return choice.error();
  return static_cast<GoingOut>(*choice);
}

}  // namespace lair::phantom
