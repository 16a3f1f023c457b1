#include "cli/command_line/spelling.h"

#include <algorithm>
#include <cstddef>

namespace lair::cli {
namespace {

// The edit distance of two words; swapping two neighbours counts as one edit.
std::size_t distance(std::string_view a, std::string_view b) {
  using Row = std::vector<std::size_t>;
  Row before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({changed, last[j] + 1, row[j - 1] + 1});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before.swap(last);
    last.swap(row);
  }
  return last[b.size()];
}

}  // namespace

std::string_view nearest(std::string_view typed, const std::vector<std::string>& words) {
  constexpr std::size_t kLongest = 40;  // nobody misspells more
  if (typed.size() > kLongest) return {};
  std::string_view best;
  const std::size_t dashes = std::min(typed.find_first_not_of('-'), typed.size());
  std::size_t least = 1 + (typed.size() - dashes) / 4;  // the most edits
  for (const std::string& word : words) {
    const std::size_t wrong = distance(typed, word);
    if (wrong > least || (wrong == least && !best.empty())) continue;
    best = word;
    least = wrong;
  }
  return best;
}

}  // namespace lair::cli
