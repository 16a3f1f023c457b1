#pragma once

#include <algorithm>
#include <iterator>

namespace lair {

// Sorts a short list by a key of its items, and keeps the order of items with the same key.
// `std::stable_sort` would allocate memory, and is five times as much code in the page's module.
template <class List, class Key>
void sort_by(List& list, Key key) {
  const auto before = [&](const auto& a, const auto& b) { return key(a) < key(b); };
  for (auto item = list.begin(); item != list.end(); ++item) {
    std::rotate(std::upper_bound(list.begin(), item, *item, before), item, std::next(item));
  }
}

}  // namespace lair
