#include "text/pattern.h"

namespace lair::fluent {
namespace {

void collect(const Pattern& pattern, std::set<std::string>& names, std::set<std::string>& ids) {
  for (const Element& element : pattern) {
    if (const auto* variable = std::get_if<Variable>(&element.content)) {
      names.insert(variable->name);
    } else if (const auto* reference = std::get_if<Reference>(&element.content)) {
      ids.insert(reference->id);
    } else if (const auto* select = std::get_if<Select>(&element.content)) {
      names.insert(select->variable);
      for (const Variant& variant : select->variants) collect(variant.pattern, names, ids);
    }
  }
}

}  // namespace

std::set<std::string> variables(const Pattern& pattern) {
  std::set<std::string> names;
  std::set<std::string> ids;
  collect(pattern, names, ids);
  return names;
}

std::set<std::string> references(const Pattern& pattern) {
  std::set<std::string> names;
  std::set<std::string> ids;
  collect(pattern, names, ids);
  return ids;
}

}  // namespace lair::fluent
