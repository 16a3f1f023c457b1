#include "record/referee.h"

#include <gtest/gtest.h>

#include <string>

#include "record/json.h"

namespace lair {
namespace {

std::string ask(const std::string& request) { return referee_answer(std::string_view(request)); }

TEST(Referee, NamesAllReadingsHighestFirst) {
  EXPECT_EQ(ask(R"({"op":"classify","cards":["8","9","10","11","PY"]})"),
            R"({"combinations":[{"kind":"straight","cards":5,"top":"12"},)"
            R"({"kind":"straight","cards":5,"top":"11"}]})");
  EXPECT_EQ(ask(R"({"op":"classify","cards":["CH","PY"]})"),
            R"({"combinations":[{"kind":"flight","cards":2,"top":"CH"}]})");
  EXPECT_EQ(ask(R"({"op":"classify","cards":["7","7","7","2","10"]})"), R"({"combinations":[]})");
  EXPECT_EQ(ask(R"({"op":"classify","cards":[]})"), R"({"combinations":[]})");
}

TEST(Referee, RepeatsTheId) {
  EXPECT_EQ(ask(R"({"op":"beats","id":"x7","play":{"cards":["8","8"]},"on":{"cards":["4","4"]}})"),
            R"({"beats":true,"id":"x7"})");
  for (const std::string id : {"18446744073709551615", "-123456789012345678901234567890", "1.0",
                               "0.10", "1e999", "null", R"("\u00e9\n")", R"({"id" : [2, 1e3]})"}) {
    EXPECT_EQ(ask(R"({"id":1, "id" : )" + id + R"( ,"op":"classify","cards":[]})"),
              R"({"combinations":[],"id":)" + id + "}");
  }
  EXPECT_EQ(ask(R"({"op":"classify","cards":[],"of":{"id":3}})"), R"({"combinations":[]})");
  EXPECT_NE(ask(R"({"op":"nonsense","id":[1]})").find(R"("id":[1])"), std::string::npos);
  const std::string deep = std::string(65, '[') + std::string(65, ']');
  const std::string answer = ask(R"({"id":"x8","op":"classify","cards":)" + deep + "}");
  EXPECT_TRUE(answer.starts_with(R"({"error":)")) << answer;
  EXPECT_TRUE(answer.ends_with(R"(,"id":"x8"})")) << answer;
}

TEST(Referee, ReadsAStraightAsTheTopSays) {
  const std::string on = R"(,"on":{"cards":["7","8","9","10","11"]}})";
  EXPECT_EQ(ask(R"({"op":"beats","play":{"cards":["8","9","10","11","PY"]})" + on),
            R"({"beats":true})");
  EXPECT_EQ(ask(R"({"op":"beats","play":{"cards":["8","9","10","11","PY"],"top":11})" + on),
            R"({"beats":false})");
  EXPECT_NE(ask(R"({"op":"beats","play":{"cards":["8","9","10","11","PY"],"top":"9"})" + on)
                .find("C-7.1"),
            std::string::npos);
}

TEST(Referee, RefusesWhatCannotBe) {
  EXPECT_NE(ask(R"({"op":"classify","cards":["7j","7j"]})").find("C-1.1"), std::string::npos);
  EXPECT_NE(ask(R"({"op":"classify","cards":["PY","PY"]})").find("C-1.1"), std::string::npos);
  EXPECT_NE(ask(R"({"op":"classify","cards":["7","7","7","7","7"]})").find("C-1.1"),
            std::string::npos);
  EXPECT_NE(ask(R"({"op":"classify","cards":["13j"]})").find("error"), std::string::npos);
  EXPECT_NE(
      ask(R"({"op":"beats","play":{"cards":["7","8"]},"on":{"cards":["4","4"]}})").find("C-5.1"),
      std::string::npos);
}

TEST(Referee, SaysWhatIsMeant) {
  EXPECT_EQ(ask(R"({"op":"classify","cards":["8",7]})"),
            R"({"error":"“cards[1]” must be a text in quotation marks."})");
  EXPECT_EQ(ask(R"({"op":"waits","hand":["h1"],"laid":[["h1","h2"]]})"),
            R"({"error":"“laid” must hold exactly 3 cards."})");
  EXPECT_NE(ask(R"({"op":"plays","hand":["7"],"on":{"cards":[]}})").find("[] is not a combination"),
            std::string::npos);
  EXPECT_EQ(ask(R"({"op":"beats","play":{"cards":["8"]}})"),
            R"({"error":"The field “on” is missing. Please add it."})");
  EXPECT_EQ(ask(R"({"op":"beats","play":{"cards":["8"]},"on":null})"),
            R"({"error":"“on” must be an object: fields and their values in curly braces."})");
  const std::string single = ask(R"({"op":"beats","play":{"cards":["8"],"top":"9"},"on":{}})");
  EXPECT_NE(single.find("“top” is 8"), std::string::npos) << single;
  EXPECT_EQ(single.find("C-7.1"), std::string::npos) << single;
}

TEST(Referee, Scores) {
  EXPECT_NE(ask(R"({"op":"score","bid":20,"chimera":0,"out":0,"traps":1,"flight":false,)"
                R"("idle_hunter":true,"treasures":[0,0,0]})")
                .find(R"("points":[90,0,0])"),
            std::string::npos);
  EXPECT_NE(ask(R"({"op":"score","bid":40,"chimera":1,"out":2,"traps":0,"flight":true,)"
                R"("idle_hunter":false,"treasures":[10,20,30]})")
                .find(R"("points":[30,-20,50])"),
            std::string::npos);
  EXPECT_NE(ask(R"({"op":"score","bid":40,"chimera":1,"out":2,"traps":0,"flight":true,)"
                R"("idle_hunter":false,"treasures":[10,20,35]})")
                .find("error"),
            std::string::npos);
}

TEST(Referee, NamesTheClauseOfABidThatIsNone) {
  const std::string rest =
      R"(,"chimera":0,"out":0,"traps":0,"flight":false,"idle_hunter":false,"treasures":[0,0,0]})";
  for (const std::string bid : {"0", "10", "25", "50", "-20", "9223372036854775807"}) {
    const std::string answer = ask(R"({"op":"score","bid":)" + bid + rest);
    EXPECT_NE(answer.find(R"("rule":"C-3.1")"), std::string::npos) << answer;
  }
  for (const std::string bid : {"20.5", "\"20\"", "null"}) {
    const std::string answer = ask(R"({"op":"score","bid":)" + bid + rest);
    EXPECT_NE(answer.find(R"("error")"), std::string::npos) << answer;
    EXPECT_EQ(answer.find(R"("rule")"), std::string::npos) << answer;
  }
}

TEST(Referee, AnswersRubbishWithOneLine) {
  const std::string deep(100'000, '[');
  for (const std::string& rubbish :
       {std::string(), std::string("null"), std::string("{"), std::string("\xff\xfe"), deep,
        std::string(R"({"op":7})"), std::string(R"({"op":"plays","hand":7})"),
        std::string(R"({"op":"replay","record":[1]})"), std::string(R"({"op":"replay"})")}) {
    const std::string answer = ask(rubbish);
    EXPECT_NE(answer.find(R"("error")"), std::string::npos) << answer;
    EXPECT_TRUE(parse_json(answer).ok());
  }
}

TEST(Referee, SaysWhereARecordGoesWrong) {
  EXPECT_EQ(ask(R"({"op":"replay","record":[{"lair":1,"game":"chimera","seats":["a","b","c"]}]})"),
            R"({"ok":true,"totals":[0,0,0],"decisions":0})");
  const std::string answer = ask(
      R"({"op":"replay","record":[{"lair":1,"game":"chimera","seats":["a","b","c"]},{"seat":0,"bid":20}]})");
  EXPECT_NE(answer.find(R"("ok":false,"line":2,"rule":"C-2.1")"), std::string::npos) << answer;
}

}  // namespace
}  // namespace lair
