#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "text/language.h"
#include "text/pattern.h"

namespace lair {

// The messages of one language, from as many files as there are (their form: fluent.h).
class Catalogue {
 public:
  explicit Catalogue(Language language) : language_(language) {}

  // Adds the messages of a file. An error names the `line`; then nothing of the file is added. An
  // id that stands twice, in one file or in two, is an error.
  MaybeError add(std::string_view source);

  Language language() const { return language_; }
  // Null if there is none; lives until the next add().
  const fluent::Pattern* find(std::string_view id) const;
  std::vector<std::string_view> ids() const;  // sorted

 private:
  Language language_;
  std::map<std::string, fluent::Pattern, std::less<>> messages_;
};

}  // namespace lair
