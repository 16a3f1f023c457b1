#include "text/number.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

TEST(Number, IsWrittenAsTheLanguageDoes) {
  EXPECT_EQ(decimal_number(Language::en, 125), "12.5");
  EXPECT_EQ(decimal_number(Language::hu, 125), "12,5");
  EXPECT_EQ(decimal_number(Language::de, -5), "−0,5");
  EXPECT_EQ(signed_number(Language::fr, 30), "+3,0");
  EXPECT_EQ(signed_number(Language::ko, -30), "−3.0");
  EXPECT_EQ(signed_number(Language::en, 0), "0.0");
  EXPECT_EQ(whole_number(-25), "−25");
}

}  // namespace
}  // namespace lair
