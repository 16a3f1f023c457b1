#include "cli/ember/terminal.h"

namespace lair::cli {

template <>
std::optional<Value> ask_round<ember::Game>(Interview& interview, const Look& look,
                                            const ScorePad& pad, const Value& old) {
  const auto tricks = ask_counts(interview, said(look, "sheet-ember-tricks"), pad, ember::kHandSize,
                                 old.find("tricks"));
  if (!tricks) return std::nullopt;
  return Value::object({{"tricks", *tricks}});
}

template <>
std::optional<Value> ask_options<ember::Game>(Interview& interview, const Look& look) {
  const OptionInfo& info = ember::kOptions.options[0].info;
  const auto rounds = interview.number(said(look, "sheet-ember-rounds"), static_cast<int>(info.low),
                                       static_cast<int>(info.high), ember::Options().rounds);
  if (!rounds) return std::nullopt;
  return Value::object({{"rounds", *rounds}});
}

}  // namespace lair::cli
