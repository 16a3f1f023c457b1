#include "bots/explanation.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "bots/any_bot.h"
#include "bots/games.h"
#include "bots/random_positions_test.h"
#include "rules/registry.h"
#include "text/text.h"

namespace lair {
namespace {

const Value& field(const Value& object, std::string_view name) {
  static const Value kNone;
  const Value* found = object.find(name);
  EXPECT_NE(found, nullptr) << name;
  return found == nullptr ? kNone : *found;
}

template <class G>
class Explanations : public testing::Test {};
using AllGames = testing::Types<chimera::Game, phantom::Game>;
TYPED_TEST_SUITE(Explanations, AllGames, );

// Every level tells of its own choice: alternatives best first, its own among them, with reasons.
TYPED_TEST(Explanations, TellOfTheChoice) {
  using G = TypeParam;
  Rng rng(5);
  RandomPositions<G> positions(rng);
  auto known = std::make_unique<KnowledgeOf<G>>();
  for (const char* level : {"random", "easy", "greedy", "strong", "pimc:1", "best:8"}) {
    auto bot = make_any_bot(G::kName, level);
    ASSERT_TRUE(bot.ok()) << level;
    for (int i = 0; i < 10; ++i) {
      const auto position = positions.next();
      known->knowledge = position->knowledge;
      Rng own(3);
      const Value told = (*bot)->explain(*known, own);
      EXPECT_FALSE(field(told, "reasons").items()->empty());
      const auto& list = *field(told, "alternatives").items();
      EXPECT_LE(list.size(), kShownAlternatives + 1);
      if (Encoder<G>::obvious(position->knowledge.view, position->moves) != nullptr) continue;
      bool among = false;
      for (const Value& one : list) among = among || field(one, "move") == field(told, "move");
      EXPECT_TRUE(among) << level;
      for (std::size_t j = 1; j < std::min(list.size(), kShownAlternatives); ++j) {
        const char* by = list[j].has("chance") ? "chance" : "value";
        EXPECT_GE(*field(list[j - 1], by).real(), *field(list[j], by).real()) << level;
      }
    }
  }
}

// The best alternative is what a bot plays that always plays the best.
TYPED_TEST(Explanations, AgreeWithTheChoice) {
  using G = TypeParam;
  Rng rng(6);
  RandomPositions<G> positions(rng);
  for (const char* level : {"strong", "best:8", "best:points:8"}) {
    auto bot = make_bot<G>(level);
    for (int i = 0; i < 20; ++i) {
      const auto position = positions.next();
      Rng first(3), second(3);
      const auto told =
          explain<G>(**bot, position->knowledge, position->moves, std::nullopt, first);
      EXPECT_EQ(told.move, (*bot)->choose(position->knowledge, position->moves, second));
      if (told.alternatives.empty()) continue;
      EXPECT_EQ(told.alternatives[0].move, told.move) << level;
    }
  }
}

// A move that somebody asks about is told of by its line; the best one with what speaks for it.
TYPED_TEST(Explanations, TellOfAMoveAskedAbout) {
  using G = TypeParam;
  Rng rng(7);
  RandomPositions<G> positions(rng);
  auto bot = make_any_bot(G::kName, "strong");
  auto known = std::make_unique<KnowledgeOf<G>>();
  for (int i = 0; i < 20; ++i) {
    const auto position = positions.next();
    known->knowledge = position->knowledge;
    Rng own(3);
    const DecisionLines<G> lines(position->knowledge.view, own);
    for (const auto& move : {position->moves[0], position->moves.back()}) {
      const Value line = lines.line(move);
      const Value told = (*bot)->explain(*known, &line, own);
      const Value& asked = field(told, "asked");
      EXPECT_EQ(field(asked, "move"), line);
      EXPECT_FALSE(field(asked, "reasons").items()->empty());
      const bool best = line == field(told, "move");
      EXPECT_EQ(field(asked, "reasons") == field(told, "reasons"), best);
    }
    const Value illegal = Value::object({{"seat", 0}, {"rubbish", 1}});
    EXPECT_FALSE((*bot)->explain(*known, &illegal, own).has("asked"));
  }
}

TEST(Reasons, AreSentencesInEveryLanguage) {
  for (const auto& all : {chimera::all_reasons(), phantom::all_reasons()}) {
    for (const auto& [id, number] : all) {
      for (const Language language : kLanguages) {
        for (const std::int64_t count : {0, 1, 2, 5}) {
          std::vector<Arg> args;
          if (!number.empty()) args.push_back({number, count});
          ASSERT_NE(catalogue(language).find(id), nullptr) << code(language) << " " << id;
          const std::string sentence = say(language, id, args);
          EXPECT_NE(sentence, id);
          EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
        }
      }
    }
  }
}

TEST(Reasons, AreWrittenWithTheirNumbers) {
  const Value written = write_reason({"reason-many-cards", {{"count", 6}}});
  EXPECT_EQ(written,
            Value::object({{"reason", "many-cards"}, {"args", Value::object({{"count", 6}})}}));
}

}  // namespace
}  // namespace lair
