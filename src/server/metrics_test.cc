#include "server/metrics.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

TEST(Metrics, CountTimesByTheirLength) {
  Metrics metrics;
  metrics.observe(Timing::kMove, 0.0004);
  metrics.observe(Timing::kMove, 0.005);
  metrics.observe(Timing::kMove, 100);
  metrics.observe(Timing::kJobWait, 0.3);
  const std::string text = metrics.text();
  for (const char* line :
       {"# TYPE lair_move_seconds histogram\n", "lair_move_seconds_bucket{le=\"0.001\"} 1\n",
        "lair_move_seconds_bucket{le=\"0.002\"} 1\n", "lair_move_seconds_bucket{le=\"0.005\"} 2\n",
        "lair_move_seconds_bucket{le=\"5\"} 2\n", "lair_move_seconds_bucket{le=\"+Inf\"} 3\n",
        "lair_move_seconds_sum 100.005400\n", "lair_move_seconds_count 3\n",
        "lair_queue_wait_seconds_bucket{kind=\"job\",le=\"0.2\"} 0\n",
        "lair_queue_wait_seconds_bucket{kind=\"job\",le=\"0.5\"} 1\n",
        "lair_queue_wait_seconds_count{kind=\"job\"} 1\n"}) {
    EXPECT_NE(text.find(line), std::string::npos) << line << text;
  }
  const std::string_view help = "# HELP lair_queue_wait_seconds ";
  EXPECT_EQ(text.find(help), text.rfind(help)) << "once for all kinds";
}

}  // namespace
}  // namespace lair
