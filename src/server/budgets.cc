#include "server/budgets.h"

#include <algorithm>

namespace lair {
namespace {

constexpr std::size_t kKnownAtMost = 100'000;

}  // namespace

bool Budgets::Group::charge(const std::string& who, double cost, Millis now) {
  if (who.empty()) return true;
  if (allowances_.size() >= kKnownAtMost && !allowances_.contains(who)) forget(now);
  if (allowances_.size() >= kKnownAtMost) allowances_.clear();
  return allowances_[who].charge(cost, rate_, now);
}

void Budgets::Group::forget(Millis now) {
  std::erase_if(allowances_, [&](const auto& each) { return each.second.full(rate_, now); });
}

std::vector<Budgets::Spender> Budgets::Group::top(std::size_t count, Millis now) const {
  std::vector<Spender> all;
  all.reserve(allowances_.size());
  for (const auto& [who, allowance] : allowances_) all.push_back({who, allowance.per_second(now)});
  count = std::min(count, all.size());
  std::partial_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count), all.end(),
                    [](const Spender& a, const Spender& b) { return a.per_second > b.per_second; });
  all.resize(count);
  return all;
}

}  // namespace lair
