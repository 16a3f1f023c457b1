#include "cli/chimera/score.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace lair::cli {
namespace {

constexpr int kOfEach = 4;  // treasures of a kind (C-1.2)
constexpr int kMostTraps = 13;

// 3 is short for 30.
std::optional<int> ask_bid(Interview& interview, const Look& look, const Value& old) {
  while (true) {
    const auto told = interview.number(said(look, "sheet-bid"), 2, 40, integer_in(old, "bid"));
    if (!told) return std::nullopt;
    const int bid = *told <= 4 ? *told * 10 : *told;
    if (bid == 20 || bid == 30 || bid == 40) return bid;
    interview.refuse(chimera::kBadBid, {{"bid", bid}});
  }
}

}  // namespace

template <>
std::optional<Value> ask_round<chimera::Game>(Interview& interview, const Look& look,
                                              const ScorePad& pad, const Value& old) {
  const auto chimera =
      interview.choice(said(look, "sheet-chimera"), pad.players, integer_in(old, "chimera"));
  if (!chimera) return std::nullopt;
  const auto bid = ask_bid(interview, look, old);
  if (!bid) return std::nullopt;
  const std::int64_t usual_out = integer_in(old, "out").value_or(*chimera);
  const auto out = interview.choice(said(look, "sheet-out"), pad.players, usual_out);
  if (!out) return std::nullopt;
  int traps = 0;
  bool flight = false, idle = false;
  if (*out == *chimera) {  // otherwise they bring nothing (C-8.2)
    const auto told = interview.number(said(look, "sheet-traps"), 0, kMostTraps,
                                       integer_in(old, "traps").value_or(0));
    if (!told) return std::nullopt;
    const auto flew = interview.yes(said(look, "sheet-flight"), flag_in(old, "flight"));
    if (!flew) return std::nullopt;
    const auto idled = interview.yes(said(look, "sheet-idle"), flag_in(old, "idle_hunter"));
    if (!idled) return std::nullopt;
    traps = *told;
    flight = *flew;
    idle = *idled;
  }
  const auto toads =
      ask_counts(interview, said(look, "sheet-toads"), pad, kOfEach, old.find("toads"));
  if (!toads) return std::nullopt;
  const auto cats = ask_counts(interview, said(look, "sheet-cats"), pad, kOfEach, old.find("cats"));
  if (!cats) return std::nullopt;
  return Value::object({{"bid", *bid},
                        {"chimera", *chimera},
                        {"out", *out},
                        {"traps", traps},
                        {"flight", flight},
                        {"idle_hunter", idle},
                        {"toads", *toads},
                        {"cats", *cats}});
}

template <>
std::optional<Value> ask_options<chimera::Game>(Interview& interview, const Look& look) {
  constexpr std::array<std::string_view, 4> kEditions = {"de", "fr", "hu", "ko"};
  constexpr int kLowest = 50, kHighest = 5000, kUsual = 400;  // C-8.5
  std::vector<std::string> names;
  for (const std::string_view edition : kEditions) {
    names.push_back(said(look, "option-chimera-edition-" + std::string(edition)));
  }
  const auto own = std::find(kEditions.begin(), kEditions.end(), code(look.language));
  const auto usual = own == kEditions.end() ? 0 : own - kEditions.begin();
  const auto edition = interview.choice(said(look, "sheet-edition"), names, usual);
  if (!edition) return std::nullopt;
  const auto limit = interview.number(said(look, "sheet-limit"), kLowest, kHighest, kUsual);
  if (!limit) return std::nullopt;
  return Value::object(
      {{"edition", kEditions[static_cast<std::size_t>(*edition)]}, {"limit", *limit}});
}

}  // namespace lair::cli
