#include "text/format.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>

#include "text/plural.h"
#include "text/verbatim.h"

namespace lair {
namespace {

constexpr int kMaxReferenceDepth = 8;
constexpr int kMaxMessages = 100;  // said within one; @fluent/bundle allows 100 placeables
constexpr std::string_view kIdSuffix = "-id";

// The value that a select expression compares with its keys: nothing, a number or a text.
using Selector = std::variant<std::monostate, std::int64_t, std::string_view>;

bool fits(Language language, const Selector& selector, const fluent::Variant& variant) {
  const auto* word = std::get_if<std::string>(&variant.key);
  if (const auto* number = std::get_if<std::int64_t>(&selector)) {
    if (word != nullptr) return *word == plural_category(language, *number);
    return std::get<std::int64_t>(variant.key) == *number;
  }
  const auto* text = std::get_if<std::string_view>(&selector);
  return word != nullptr && text != nullptr && *word == *text;
}

class Formatter {
 public:
  Formatter(std::span<const Catalogue* const> catalogues, std::span<const Arg> args)
      : catalogues_(catalogues), args_(args) {}

  void say_message(std::string_view id) {
    if (depth_ < kMaxReferenceDepth && messages_ < kMaxMessages) {
      for (const Catalogue* catalogue : catalogues_) {
        const fluent::Pattern* pattern = catalogue->find(id);
        if (pattern == nullptr) continue;
        ++messages_;
        ++depth_;
        say_pattern(catalogue->language(), *pattern);
        --depth_;
        return;
      }
    }
    said_ += verbatim(id);
  }

  std::string take() { return std::move(said_); }

 private:
  void say_pattern(Language language, const fluent::Pattern& pattern) {
    for (const fluent::Element& element : pattern) {
      if (const auto* text = std::get_if<std::string>(&element.content)) {
        said_ += *text;
      } else if (const auto* variable = std::get_if<fluent::Variable>(&element.content)) {
        say_variable(variable->name);
      } else if (const auto* reference = std::get_if<fluent::Reference>(&element.content)) {
        say_message(reference->id);
      } else if (const auto* select = std::get_if<fluent::Select>(&element.content)) {
        say_pattern(language, chosen(language, *select));
      }
    }
  }

  void say_variable(std::string_view name) {
    const Arg* arg = find(name);
    if (arg == nullptr) {
      said_.append("{$").append(name).append("}");
    } else if (const auto* number = std::get_if<std::int64_t>(&arg->value)) {
      said_ += std::to_string(*number);
    } else if (const auto* text = std::get_if<std::string>(&arg->value)) {
      said_ += verbatim(*text);
    } else if (const auto* term = std::get_if<Term>(&arg->value)) {
      say_message(term->id);
    }
  }

  const fluent::Pattern& chosen(Language language, const fluent::Select& select) const {
    const Selector selector = selector_of(select.variable);
    const auto found = std::find_if(
        select.variants.begin(), select.variants.end(),
        [&](const fluent::Variant& variant) { return fits(language, selector, variant); });
    return found != select.variants.end() ? found->pattern
                                          : select.variants[select.otherwise].pattern;
  }

  Selector selector_of(std::string_view name) const {
    const Arg* arg = find(name);
    if (arg == nullptr && name.ends_with(kIdSuffix)) {
      arg = find(name.substr(0, name.size() - kIdSuffix.size()));
      const auto* term = arg == nullptr ? nullptr : std::get_if<Term>(&arg->value);
      return term == nullptr ? Selector{} : Selector{std::string_view(term->id)};
    }
    if (arg == nullptr) return {};
    if (const auto* number = std::get_if<std::int64_t>(&arg->value)) return *number;
    if (const auto* text = std::get_if<std::string>(&arg->value)) return std::string_view(*text);
    return {};
  }

  const Arg* find(std::string_view name) const {
    const auto found =
        std::find_if(args_.begin(), args_.end(), [&](const Arg& arg) { return arg.name == name; });
    return found == args_.end() ? nullptr : &*found;
  }

  std::span<const Catalogue* const> catalogues_;
  std::span<const Arg> args_;
  std::string said_;
  int depth_ = 0;
  int messages_ = 0;
};

}  // namespace

std::string format(std::span<const Catalogue* const> catalogues, std::string_view id,
                   std::span<const Arg> args) {
  Formatter formatter(catalogues, args);
  formatter.say_message(id);
  return formatter.take();
}

}  // namespace lair
