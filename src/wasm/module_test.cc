#include "wasm/module.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "core/rng.h"
#include "record/json.h"
#include "record/referee.h"
#include "record/replay.h"
#include "rules/registry.h"

namespace lair::wasm {
namespace {

Value ask(const std::string& request) {
  const auto parsed = parse_json(lair_ask(request.data(), request.size()));
  return parsed ? *parsed : Value("no JSON");
}
std::string asked(const std::string& request) { return lair_ask(request.data(), request.size()); }
std::string code_of(const Value& answer) {
  const Value* error = answer.find("error");
  const Value* code = error == nullptr ? nullptr : error->find("code");
  return code == nullptr ? "" : *code->text();
}

TEST(Module, AnswersTheRefereesQuestions) {
  for (const std::string question :
       {R"({"op":"classify","cards":["8","9","10","11","PY"]})",
        R"({"op":"beats","play":{"cards":["9"]},"on":{"cards":["8"]}})",
        R"({"op":"plays","hand":["3","3","4"],"on":null})",
        R"({"op":"waits","hand":["h1","h2","iB","iB"],"laid":[["d5","d6","d7"]]})",
        R"({"op":"replay","record":[{"lair":1,"game":"chimera","seats":["a","b","c"]}]})"}) {
    EXPECT_EQ(asked(question), referee_answer(std::string_view(question)));
  }
}

TEST(Module, TellsErrorsAsValues) {
  EXPECT_EQ(asked(R"({"op":"classify","cards":["7j","7j"]})"),
            R"({"error":{"code":"chimera-card-twice","rule":"C-1.1","args":{"card":"7j"}}})");
  EXPECT_EQ(asked(R"({"op":"nonsense"})"),
            R"({"error":{"code":"referee-op-unknown","rule":null,"args":{"op":"nonsense",)"
            R"("ops":"classify, beats, plays, score, ways-out, waits, score-out, replay"}}})");
  const Value replayed = ask(
      R"({"op":"replay","record":[{"lair":1,"game":"chimera","seats":["a","b","c"]},{"seat":0,"bid":20}]})");
  EXPECT_EQ(code_of(replayed), "chimera-deal-due");
}

TEST(Module, NamesASelectionAndSaysWhyItDoesNotBeat) {
  EXPECT_EQ(asked(R"({"op":"combos","cards":["8","9","10","11","PY"],)"
                  R"("on":{"cards":["7","8","9","10","11"]}})"),
            R"({"combinations":[{"kind":"straight","cards":5,"top":"12","beats":true},)"
            R"({"kind":"straight","cards":5,"top":"11","beats":false,"error":{"code":)"
            R"("chimera-not-higher","rule":"C-5.2","args":{"kind":{"term":"kind-straight"},)"
            R"("top":"11","on":"11"}}}]})");
  EXPECT_EQ(code_of(ask(R"({"op":"combos","cards":["7","8"]})")), "chimera-no-combination");
  EXPECT_EQ(asked(R"({"op":"combos","cards":[],"on":null})"), R"({"combinations":[]})");
}

TEST(Module, ArrangesHands) {
  EXPECT_EQ(asked(R"({"op":"arrange","hand":["9s","3j","4j","9j","5j","6j","7s"]})"),
            R"({"groups":[{"kind":"straight","cards":["3j","4j","5j","6j","7s"]},)"
            R"({"kind":"pair","cards":["9j","9s"]}]})");
  EXPECT_EQ(
      asked(R"({"op":"group","hand":["h2*","a4","h1","h3","iB"],"laid":[["d5","d6","d7"]]})"),
      R"({"groups":[{"kind":"set","cards":["h1","h2*","h3"]},{"kind":"single","cards":["a4"]},)"
      R"({"kind":"single","cards":["iB"]}],"distance":1,"helps":["a4","iB"],)"
      R"("waits":["a4","iB"],"complete":false})");
  EXPECT_EQ(code_of(ask(R"({"op":"group","hand":["h1","h1","h1","h2","h2","h2","h3","h3","h3"],)"
                        R"("laid":[]})")),
            "phantom-hand-too-big");
}

TEST(Module, CountsAScorePad) {
  const std::string chimera =
      R"({"op":"pad","pad":{"lair_pad":1,"game":"chimera","players":["Ana","Ben","Cleo"],)"
      R"("options":{"limit":100},"rounds":[)";
  const std::string round =
      R"({"bid":30,"chimera":0,"out":0,"traps":0,"flight":false,"idle_hunter":false,)"
      R"("toads":[2,0,1],"cats":[1,0,3]})";
  const Value twice = ask(chimera + round + "," + round + "]}}");
  ASSERT_EQ(twice.find("rounds")->items()->size(), 2U) << to_json(twice);
  EXPECT_EQ(*twice.find("over"), Value(2));
  EXPECT_EQ(*twice.find("winners"), Value(Value::Array{Value(0)}));
  EXPECT_EQ(*twice.find("totals"), *twice.find("rounds")->items()->back().find("totals"));
  EXPECT_EQ(code_of(ask(chimera + R"({"bid":30}]}})")), "field-missing");
  EXPECT_EQ(code_of(ask(R"({"op":"pad"})")), "field-missing");
  EXPECT_EQ(code_of(ask(R"({"op":"pad","pad":7})")), "pad-none");
  EXPECT_EQ(asked(R"({"op":"pad","pad":{"lair_pad":1,"game":"phantom-rummy","players":["A","B"],)"
                  R"("options":{"advanced":true},"rounds":[)"
                  R"({"out":0,"laid":1,"item_groups":0,"reds":[],"discarder":null},)"
                  R"({"out":1,"laid":2,"item_groups":0,"discarder":0,"reds":[)"
                  R"({"card":"h4*","holds":true}]}]}})"),
            R"({"rounds":[{"points":[1,0],"totals":[1,0],"parts":[)"
            R"({"seat":0,"rule":"P-7.3","what":"laid-sets","points":1}]},)"
            R"({"points":[-1,7],"totals":[0,7],"parts":[)"
            R"({"seat":1,"rule":"P-7.3","what":"laid-sets","points":2},)"
            R"({"seat":1,"rule":"P-8.2","what":"red-4","points":5,"card":"h4*"},)"
            R"({"seat":0,"rule":"P-8.5","what":"discarder","points":-1}]}],)"
            R"("totals":[0,7],"over":null,"winners":[]})");
}

// A game of random moves, as the lines of its record.
std::vector<Value> random_record(const AnyGame& game, Rng& rng) {
  auto match = std::move(*game.start(Value::object(), game.max_seats()));
  std::vector<Value> lines;
  lines.push_back(
      header_line(game.name(), match->options(),
                  std::vector<std::string>(static_cast<std::size_t>(match->seats()), "somebody")));
  for (int decisions = 0; match->status() != Status::kOver && decisions < 200; ++decisions) {
    if (match->status() == Status::kAwaitsDeal) {
      if (match->round_over()) lines.push_back(Value::object({{"round", match->round_line()}}));
      const Value deal = match->random_deal(rng);
      EXPECT_FALSE(match->deal(deal));
      lines.push_back(Value::object({{"deal", deal}}));
      continue;
    }
    const std::vector<Value> moves = match->legal();
    const Value& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    EXPECT_FALSE(match->decide(move));
    if (!move.is_null()) lines.push_back(move);
  }
  return lines;
}

// Every round line is there, and its parts add up to its points.
void expect_results(const std::vector<Value>& lines, const std::vector<Value>& results) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Value* round = lines[i].find("round");
    if (round == nullptr) continue;
    ASSERT_LT(count, results.size());
    const Value& result = results[count++];
    EXPECT_EQ(*result.find("line"), Value(static_cast<std::int64_t>(i) + 1));
    EXPECT_EQ(*result.find("points"), *round->find("points"));
    std::int64_t sum = 0, parts = 0;
    for (const Value& points : *round->find("points")->items()) sum += *points.integer();
    for (const Value& part : *result.find("parts")->items()) {
      parts += *part.find("points")->integer();
    }
    EXPECT_EQ(parts, sum) << to_json(result);
  }
  EXPECT_EQ(count, results.size());
}

TEST(Module, ShowsARecordLineByLine) {
  Rng rng(7);
  for (const AnyGame* game : all_games()) {
    const std::vector<Value> lines = random_record(*game, rng);
    const Value opened = ask(to_json(Value::object({{"op", "open"}, {"record", Value(lines)}})));
    ASSERT_EQ(code_of(opened), "") << to_json(opened);
    EXPECT_EQ(*opened.find("lines"), Value(static_cast<std::int64_t>(lines.size())));
    EXPECT_EQ(*opened.find("game"), Value(game->name()));
    EXPECT_EQ((*opened.find("rounds")->items())[0], Value::object({{"round", 1}, {"line", 2}}));
    EXPECT_EQ(opened.find("events")->items()->size(), lines.size());
    expect_results(lines, *opened.find("results")->items());

    Replay replay;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      ASSERT_FALSE(replay.feed(lines[i]));
      Value question = Value::object({{"op", "at"}, {"line", static_cast<std::int64_t>(i) + 1}});
      const Value all = ask(to_json(question));
      const Value one = ask(to_json(question.set("seat", 1)));
      ASSERT_EQ(*one.find("view"), replay.match().view(seat_at(1)));
      ASSERT_EQ((*all.find("views")->items())[1], *one.find("view"));
      ASSERT_LE(one.find("events")->items()->size(), all.find("events")->items()->size());
    }
    EXPECT_EQ(code_of(ask(R"({"op":"at","line":0})")), "field-not-number");
    EXPECT_EQ(code_of(ask(R"({"op":"at","line":1,"seat":4})")), "field-not-number");
  }
}

TEST(Module, ChecksThatDealsFollowFromTheirSeeds) {
  std::ifstream file(LAIR_SOURCE_DIR "/docs/examples/fair.lair.jsonl");
  std::vector<Value> lines;
  for (std::string text; std::getline(file, text);) {
    const Value line = *parse_json(text);
    if (is_header(line) && !lines.empty()) break;  // the first game will do
    lines.push_back(line);
  }
  const auto check = [&] {
    return ask(to_json(Value::object({{"op", "fairness"}, {"record", Value(lines)}})));
  };
  const Value good = check();
  EXPECT_EQ(*good.find("ok"), Value(true)) << to_json(good);
  const std::int64_t deals = *good.find("deals")->integer();
  EXPECT_GE(deals, 1);
  // Without the last deal's seeds, that deal is the one that cannot be checked.
  const auto is_fair = [](const Value& line) { return line.has("fair"); };
  lines.erase(std::find_if(lines.rbegin(), lines.rend(), is_fair).base() - 1);
  const Value bad = check();
  EXPECT_EQ(*bad.find("ok"), Value(false));
  EXPECT_EQ(*bad.find("deals"), Value(deals - 1));
  EXPECT_EQ(code_of(bad), "fair-missing");
  const auto number = static_cast<std::size_t>(*bad.find("line")->integer());
  EXPECT_TRUE(lines[number - 1].has("deal"));
}

TEST(Module, KeepsWhatIsOpenWhenTheNextRecordIsWrong) {
  ask(R"({"op":"open","record":[{"lair":1,"game":"chimera","seats":["a","b","c"]}]})");
  const Value wrong = ask(R"({"op":"open","record":[{"news":1},{"seat":0,"bid":20}]})");
  EXPECT_EQ(code_of(wrong), "record-no-header");
  EXPECT_EQ(*wrong.find("line"), Value(2));
  EXPECT_EQ(*ask(R"({"op":"at","line":1})").find("to_move"), Value());
}

TEST(Module, AnswersRubbish) {
  const std::string deep(100'000, '[');
  for (const std::string& rubbish :
       {std::string(), std::string("null"), std::string("{"), std::string("\xff\xfe"), deep,
        std::string(R"({"op":7})"), std::string(R"({"op":"open"})"),
        std::string(R"({"op":"fairness"})"), std::string(R"({"op":"open","record":[]})"),
        std::string(R"({"op":"open","record":[7]})"),
        std::string(R"({"op":"open","record":[{"unknown":1}]})"), std::string(R"({"op":"at"})"),
        std::string(R"({"op":"at","line":1e9})"), std::string(R"({"op":"combos","cards":7})"),
        std::string(R"({"op":"combos","cards":["7"],"on":7})"),
        std::string(R"({"op":"arrange","hand":["7"]})"), std::string(R"({"op":"group","hand":[]})"),
        std::string(R"({"op":"pad","pad":{"lair_pad":1,"rounds":[7]}})"),
        std::string((std::size_t{8} << 20) + 1, 'x')}) {
    EXPECT_NE(code_of(ask(rubbish)), "") << rubbish.substr(0, 100);
  }
}

TEST(Module, GivesRoomForARequest) {
  void* room = lair_alloc(100);
  EXPECT_NE(room, nullptr);
  lair_free(room);
}

}  // namespace
}  // namespace lair::wasm
