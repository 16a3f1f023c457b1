#include "server/budgets.h"

#include <gtest/gtest.h>

#include "server/hub_world_test.h"
#include "server/request_cost.h"

namespace lair {
namespace {

TEST(Budgets, AnAllowanceRefillsWithTime) {
  constexpr Rate kRate{.per_second = 10, .burst = 30};
  Allowance allowance;
  EXPECT_TRUE(allowance.charge(30, kRate, 1'000));
  EXPECT_FALSE(allowance.charge(1, kRate, 1'000));
  EXPECT_TRUE(allowance.charge(1, kRate, 1'200)) << "two have refilled";
  EXPECT_FALSE(allowance.charge(1, kRate, 900)) << "a clock that is set back refills nothing";
  EXPECT_FALSE(allowance.full(kRate, 3'000));
  EXPECT_TRUE(allowance.full(kRate, 5'000));
}

TEST(Budgets, CountEachPlayerAndEachAddress) {
  Budgets budgets;
  EXPECT_TRUE(budgets.charge("ana", "192.0.2.1", Budgets::kPlayer.burst, 0));
  EXPECT_FALSE(budgets.charge("ana", "192.0.2.2", 1, 0));
  EXPECT_TRUE(budgets.charge("ben", "192.0.2.2", 1, 0));
  EXPECT_TRUE(budgets.charge("", "192.0.2.3", Budgets::kAddress.burst, 0));
  EXPECT_FALSE(budgets.charge("cleo", "192.0.2.3", 1, 0)) << "whoever it is there";
  EXPECT_TRUE(budgets.charge("", "", 1e9, 0)) << "exempt";
}

TEST(Budgets, KnowWhoCostsMostAndForgetTheOthers) {
  Budgets budgets;
  budgets.charge("ana", "192.0.2.1", 10, 0);
  budgets.charge("ben", "192.0.2.1", 500, 0);
  const auto top = budgets.top_players(5, 0);
  ASSERT_EQ(top.size(), 2U);
  EXPECT_EQ(top[0].who, "ben");
  EXPECT_DOUBLE_EQ(top[0].per_second, 50);
  EXPECT_LT(budgets.top_players(1, 20'000)[0].per_second, 10);
  budgets.forget(200);
  EXPECT_EQ(budgets.known(), 1U) << "Ben's alone is not full again";
  budgets.forget(10'000);
  EXPECT_EQ(budgets.known(), 0U);
}

class CostTest : public HubTest {
 protected:
  // How many such requests a client may make at once.
  int allowed(const Client& client, std::string_view request) {
    for (int i = 0;; ++i) {
      if (i == 10'000 || !hub_.charge(*client, cost_of_bytes(request.size()))) return i;
      say(client, request);
      client->frames.clear();
      run();
      while (!store_.waiting.empty()) finish();
    }
  }
};

TEST_F(CostTest, ADearRequestUsesMoreOfTheAllowance) {
  const std::string ana = token_of("Ana"), ben = token_of("Ben");
  const std::string table = make_table(ana);
  EXPECT_GT(allowed(come(ben, table), R"({"id":1,"sit":9})"), 50);
  EXPECT_LT(allowed(come(ana, table), R"({"settings":{"pace":1}})"), 80);
  const Client guest = come(token_of("Cleo"), table);
  EXPECT_LT(allowed(guest, R"({"hello":{"v":1,"table":")" + table + "\"}}"), 40);
}

TEST_F(CostTest, AllSocketsOfAPlayerShareOneAllowance) {
  const std::string ana = token_of("Ana"), table = make_table(ana);
  int sum = 0;
  for (int i = 0; i < 10; ++i) sum += allowed(come(ana, table), R"({"ping":1})");
  EXPECT_LE(sum, static_cast<int>(Budgets::kPlayer.burst));
  EXPECT_GT(allowed(come(token_of("Ben"), table), R"({"ping":1})"), 1'000);
}

}  // namespace
}  // namespace lair
