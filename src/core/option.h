#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/value.h"

// The options of a game, described once. Parsing, writing, the flags of the command line, the forms
// of the page and the tables of docs/formats.md are made from this description.

namespace lair {

// One option. Its value is held as an integer: 0 or 1 for a flag, the number itself, or the place
// of a choice among `choices`.
struct OptionInfo {
  enum class Kind : std::uint8_t { kFlag, kNumber, kChoice };

  std::string_view name = {};  // as records write it
  Kind kind = Kind::kFlag;
  std::string_view rule = {};                      // the clause that it changes
  std::string_view about = {};                     // a sentence without the clause and a full stop
  std::int64_t low = 0, high = 1;                  // the range of a number
  std::string_view range_rule = {};                // the clause that gives the range, if one does
  std::span<const std::string_view> choices = {};  // of a choice
  bool by_preset = false;                          // its default depends on the preset
  // Its default for a number of seats. Such an option is 0 and is not written unless it was given.
  std::int64_t (*by_seats)(int seats) = nullptr;
};

// An option and its member of `Options`.
template <class Options>
struct Option {
  OptionInfo info = {};
  std::int64_t (*get)(const Options&) = nullptr;
  void (*set)(Options&, std::int64_t) = nullptr;
};

// Named values for all options with `by_preset`: an edition of the rules.
template <class Options>
struct Preset {
  std::string_view name = {};
  std::string_view title = {};
  Options values = {};
};

// The option that chooses a preset. Options given beside it override the preset.
struct PresetInfo {
  std::string_view name = {};
  std::string_view about = {};
};

template <class Options, class T>
Options owner_of(T Options::*member);

template <auto Member>
constexpr auto option(const OptionInfo& info) {
  using Options = decltype(owner_of(Member));
  using T = std::remove_cvref_t<decltype(std::declval<Options&>().*Member)>;
  return Option<Options>{
      info, [](const Options& options) { return static_cast<std::int64_t>(options.*Member); },
      [](Options& options, std::int64_t value) { options.*Member = static_cast<T>(value); }};
}

// All options of a game, in the order in which they are written, and its presets; the first preset
// is the default.
template <class Options, std::size_t N, std::size_t P = 0>
struct OptionList {
  std::array<Option<Options>, N> options;
  PresetInfo preset = {};
  std::array<Preset<Options>, P> presets = {};

  // The list without its sentences: the module of the page does not carry them.
  constexpr OptionList without_about() const {
    OptionList list = *this;
    for (Option<Options>& one : list.options) one.info.about = {};
    list.preset.about = {};
    return list;
  }
};
template <class Options, std::size_t N>
OptionList(std::array<Option<Options>, N>) -> OptionList<Options, N>;
template <class Options, std::size_t N, std::size_t P>
OptionList(std::array<Option<Options>, N>, PresetInfo, std::array<Preset<Options>, P>)
    -> OptionList<Options, N, P>;

// Sets `value` to the value that the object gives for the option, if it gives one.
MaybeError read_option(const Value& object, const OptionInfo& option, std::int64_t& value);
// A value of the option in its written form.
Value write_option(const OptionInfo& option, std::int64_t value);

// Reads options as records and tables give them; an option that is not given has its default.
template <class Options, std::size_t N, std::size_t P>
Result<Options> read_options(const Value& object, const OptionList<Options, N, P>& list) {
  std::array<std::string_view, N + 1> names;
  for (std::size_t i = 0; i < N; ++i) names[i] = list.options[i].info.name;
  names[N] = list.preset.name;
  if (MaybeError error = only_fields(object, std::span(names.data(), P > 0 ? N + 1 : N))) {
    return *std::move(error);
  }
  Options options;
  if constexpr (P > 0) {
    if (object.has(list.preset.name)) {
      std::array<std::string_view, P> presets;
      for (std::size_t i = 0; i < P; ++i) presets[i] = list.presets[i].name;
      const Result<int> place = choice_field(object, list.preset.name, presets);
      if (!place) return place.error();
      options = list.presets[static_cast<std::size_t>(*place)].values;
    }
  }
  for (const Option<Options>& option : list.options) {
    std::int64_t value = option.get(options);
    if (MaybeError error = read_option(object, option.info, value)) return *std::move(error);
    option.set(options, value);
  }
  return options;
}

template <class Options, std::size_t N, std::size_t P>
Value write_options(const Options& options, const OptionList<Options, N, P>& list) {
  Value written = Value::object();
  for (const Option<Options>& option : list.options) {
    const std::int64_t value = option.get(options);
    if (option.info.by_seats != nullptr && value == 0) continue;
    written.set(option.info.name, write_option(option.info, value));
  }
  return written;
}

// The description of a game's options without its types.
struct OptionTable {
  struct Row {
    std::string_view name, title;
    std::vector<std::int64_t> values;  // beside `options`
  };
  std::vector<OptionInfo> options;     // in the order in which they are written
  std::vector<std::int64_t> defaults;  // beside them
  PresetInfo preset;                   // without a name if there are no presets
  std::vector<Row> presets;            // the first is the default
};

template <class Options, std::size_t N, std::size_t P>
OptionTable option_table(const OptionList<Options, N, P>& list) {
  const auto values_of = [&](const Options& options) {
    std::vector<std::int64_t> values;
    for (const Option<Options>& option : list.options) values.push_back(option.get(options));
    return values;
  };
  OptionTable table{{}, values_of(Options{}), list.preset, {}};
  for (const Option<Options>& option : list.options) table.options.push_back(option.info);
  for (const Preset<Options>& one : list.presets) {
    table.presets.push_back({one.name, one.title, values_of(one.values)});
  }
  return table;
}

}  // namespace lair
