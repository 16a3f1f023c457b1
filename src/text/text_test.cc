#include "text/text.h"

#include <gtest/gtest.h>

#include "core/value.h"

namespace lair {
namespace {

TEST(Say, SpeaksEveryLanguage) {
  EXPECT_EQ(say(Language::en, "role-hunter"), "Hunter");
  EXPECT_EQ(say(Language::de, "role-hunter"), "Jäger");
  EXPECT_EQ(say(Language::fr, "role-hunter"), "chasseur");
  EXPECT_EQ(say(Language::hu, "role-hunter"), "Chimera Vadász");
  EXPECT_EQ(say(Language::ko, "role-hunter"), "헌터");
  EXPECT_EQ(say(Language::ko, "no-such-message"), "no-such-message");
}

TEST(Say, MakesASentenceOfAnError) {
  const Value options = Value::object({{"limit", 7}});
  EXPECT_EQ(say(Language::en, integer_field(options, "limit", 50, 5000).error()),
            "“limit” must be a whole number from 50 to 5000.");
  EXPECT_EQ(say(Language::de, text_field(options, "name").error()),
            "Das Feld „name“ fehlt. Bitte ergänzen.");
  EXPECT_EQ(say(Language::fr, choice_field(options, "limit", {"a", "b"}).error()),
            "«\u00A0limit\u00A0» doit être l’un de ces choix\u00A0: a, b.");
}

TEST(Say, HasASentenceForEveryErrorOfForm) {
  for (const char* id :
       {"field-missing",           "field-not-number",        "field-not-flag",
        "field-not-text",          "field-not-list",          "field-not-choice",
        "not-an-object",           "option-unknown",          "result-missing",
        "result-differs",          "result-unexpected",       "seats-wrong",
        "catalogue-not-utf8",      "catalogue-control",       "catalogue-entry-wrong",
        "catalogue-message-empty", "catalogue-brace-wrong",   "catalogue-placeable-wrong",
        "catalogue-select-wrong",  "catalogue-literal-wrong", "catalogue-too-deep",
        "catalogue-id-twice"}) {
    EXPECT_NE(catalogue(Language::en).find(id), nullptr) << id;
  }
}

TEST(Say, LetsNoUserSpoilTheSentence) {
  const Value options = Value::object({{"x\x1b[2J\n" + std::string(5000, 'y'), 1}});
  const std::string sentence = say(Language::en, *only_fields(options, {}));
  EXPECT_LT(sentence.size(), 200U);
  EXPECT_EQ(sentence.find_first_of("\x1b\n"), std::string::npos);
}

}  // namespace
}  // namespace lair
