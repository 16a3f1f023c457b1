// Golden playthroughs: tests/rules/<game>/*.play hold a game from a seed, with every seat's view
// and the legal moves at chosen points. LAIR_REGENERATE=1 writes them anew; the difference is
// reviewed.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "record/json.h"
#include "record/replay.h"
#include "rules/registry.h"

namespace lair {
namespace {

constexpr int kDecisions = 150;  // so many of the game are shown
constexpr int kEvery = 12;       // and at each twelfth the views and the moves

struct Playthrough {
  const char* file;
  const char* game;
  int seats;
  std::uint64_t seed;
  Value options;
};

void show_position(std::ostream& out, const AnyMatch& match) {
  for (int seat = 0; seat < match.seats(); ++seat) {
    out << "  view " << seat << " " << to_json(match.view(seat_at(seat))) << '\n';
  }
  const auto legal = match.legal();
  out << "  moves " << legal.size() << '\n';
  for (std::size_t i = 0; i < legal.size(); i += 1 + legal.size() / 8) {
    out << "    " << to_json(legal[i]) << '\n';
  }
}

std::string play(const Playthrough& wanted) {
  std::ostringstream out;
  auto match = std::move(*find_game(wanted.game)->start(wanted.options, wanted.seats));
  out << "options " << to_json(match->options()) << '\n';
  Rng rng(wanted.seed);
  std::vector<WrittenEvent> events;
  const auto show_events = [&] {
    for (const WrittenEvent& event : events) {
      out << "  to " << int{event.audience.bits()} << ' ' << to_json(event.body) << '\n';
    }
    events.clear();
  };
  for (int decisions = 0; decisions < kDecisions && match->status() != Status::kOver;) {
    if (match->status() == Status::kAwaitsDeal) {
      const Value deal = match->random_deal(rng);
      out << to_json(Value::object({{"deal", deal}})) << '\n';
      EXPECT_FALSE(match->deal(deal, collect(events)));
      show_events();
      continue;
    }
    if (decisions % kEvery == 0) show_position(out, *match);
    const auto legal = match->legal();
    const Value& line = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    if (line.is_null()) {
      match->settle(collect(events));
    } else {
      out << to_json(line) << '\n';
      EXPECT_FALSE(match->decide(line, collect(events)));
    }
    show_events();
    ++decisions;
    if (match->status() != Status::kAwaitsMove && match->round_over()) {
      out << to_json(Value::object({{"round", match->round_line()}})) << '\n';
    }
  }
  return out.str();
}

class Golden : public ::testing::TestWithParam<Playthrough> {};

TEST_P(Golden, PlaysAsKept) {
  const Playthrough& wanted = GetParam();
  const std::filesystem::path path =
      std::filesystem::path(LAIR_SOURCE_DIR) / "tests" / "rules" / wanted.file;
  const std::string played = play(wanted);
  if (std::getenv("LAIR_REGENERATE") != nullptr) std::ofstream(path) << played;
  std::ostringstream kept;
  kept << std::ifstream(path).rdbuf();
  EXPECT_EQ(kept.str(), played)
      << "If the change is meant: LAIR_REGENERATE=1, and look at the difference.";
}

INSTANTIATE_TEST_SUITE_P(
    Playthroughs, Golden,
    ::testing::Values(Playthrough{"chimera/german.play", "chimera", 3, 1, Value::object()},
                      Playthrough{"chimera/french.play", "chimera", 3, 2,
                                  Value::object({{"edition", "fr"}, {"limit", 300}})},
                      Playthrough{"phantom/basic.play", "phantom-rummy", 3, 3, Value::object()},
                      Playthrough{"phantom/advanced.play", "phantom-rummy", 4, 4,
                                  Value::object({{"advanced", true}, {"going_out", "in-hand"}})}),
    [](const auto& each) {
      std::string name = each.param.file;
      for (char& c : name) {
        if (c == '/' || c == '.') c = '_';
      }
      return name;
    });

}  // namespace
}  // namespace lair
