#include "rules/phantom/big_set.h"

#include "rules/phantom/errors.h"

namespace lair::phantom {

std::optional<BigSet> big_set(const Three& sorted) {
  const int a = index(name_of(sorted[0]));
  const int b = index(name_of(sorted[1]));
  const int c = index(name_of(sorted[2]));
  if (a == b && b == c) return group_of(name_at(a));
  const bool run = b == a + 1 && c == b + 1 && (bit(name_at(a)) & kRunStarts) != 0;
  return run ? std::optional(run_from(name_at(a))) : std::nullopt;
}

Error not_a_set(const Three& sorted) {
  // Items come last in order: they have only groups.
  const bool items = kind_of(name_of(sorted[0])) == Kind::kItem;
  return {kNotASet, items ? "P-2.2" : "P-2.3", {}};
}

}  // namespace lair::phantom
