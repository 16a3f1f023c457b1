#include "rules/result_check.h"

#include <algorithm>
#include <string>

namespace lair {
namespace {

// The values are of the same kind of data. A seat may also be null.
bool same_form(std::string_view name, const Value& ours, const Value& theirs) {
  const auto is_seat = [](const Value& value) {
    return value.is_null() || value.integer() != nullptr;
  };
  if (is_seat(ours)) return is_seat(theirs);
  if (ours.items() == nullptr || theirs.items() == nullptr) return false;
  const bool texts = !ours.items()->empty() && ours.items()->front().text() != nullptr;
  const auto fits = [&](const Value& item) {
    return texts ? item.text() != nullptr : item.integer() != nullptr;
  };
  const bool by_seat = name == "points" || name == "totals";
  if (by_seat && theirs.items()->size() != ours.items()->size()) return false;
  return std::all_of(theirs.items()->begin(), theirs.items()->end(), fits);
}

}  // namespace

MaybeError find_difference(const Value& ours, const Value& theirs,
                           std::span<const std::string_view> fields, std::string_view& wrong) {
  const bool end = ours.has("winners");
  for (const auto& [name, value] : *ours.fields()) {
    const Value* given = theirs.find(name);
    if (given == nullptr) return Error{"result-missing", "", {{"field", name}}};
    if (!same_form(name, value, *given)) return Error{"result-form", "", {{"field", name}}};
    if (*given == value) continue;
    wrong = end ? std::string_view("winners") : std::string_view(name);
    return Error{"result-differs", "", {{"field", name}, {"expected", plain(value)}}};
  }
  // A field of this game that the rules leave out here.
  for (const std::string_view name : fields) {
    if (ours.has(name) || !theirs.has(name)) continue;
    wrong = end ? std::string_view("winners") : name;
    return Error{"result-unexpected", "", {{"field", std::string(name)}}};
  }
  return std::nullopt;
}

}  // namespace lair
