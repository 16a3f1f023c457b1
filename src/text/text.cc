#include "text/text.h"

#include <array>
#include <cassert>

#include "text/catalogue_file.h"
#include "text/format.h"

namespace lair {
namespace {

Catalogue load(Language language) {
  Catalogue loaded(language);
  for (const CatalogueFile& file : catalogue_files()) {
    if (file.language != code(language)) continue;
    [[maybe_unused]] const MaybeError error = loaded.add(file.text);
    assert(!error);
  }
  return loaded;
}

template <Language L>
const Catalogue& loaded_once() {
  static const Catalogue loaded = load(L);
  return loaded;
}

}  // namespace

const Catalogue& catalogue(Language language) {
  switch (language) {
    case Language::en:
      return loaded_once<Language::en>();
    case Language::de:
      return loaded_once<Language::de>();
    case Language::fr:
      return loaded_once<Language::fr>();
    case Language::hu:
      return loaded_once<Language::hu>();
    case Language::ko:
      return loaded_once<Language::ko>();
  }
  return loaded_once<Language::en>();
}

std::string say(Language language, std::string_view id, std::span<const Arg> args) {
  const std::array catalogues = {&catalogue(language), &catalogue(Language::en)};
  return format(catalogues, id, args);
}

std::string say(Language language, const Error& error) {
  return say(language, error.code, error.args);
}

}  // namespace lair
