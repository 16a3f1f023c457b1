#include "net/link.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

std::string read(std::string_view text) {
  const auto link = read_link(text);
  if (!link) return "";
  return link->origin() + " " + link->port + " " + link->table;
}

TEST(Link, IsWhatPeoplePaste) {
  EXPECT_EQ(read("https://example.org/t/K7QX2M9DPC4W"), "https://example.org 443 K7QX2M9DPC4W");
  EXPECT_EQ(read("http://127.0.0.1:8080/t/K7QX2M9DPC4W?x=1#y"),
            "http://127.0.0.1:8080 8080 K7QX2M9DPC4W");
  EXPECT_EQ(read("ws://127.0.0.1:8080/K7QX2M9DPC4W"), "http://127.0.0.1:8080 8080 K7QX2M9DPC4W");
  EXPECT_EQ(read("wss://example.org:8443/ws"), "https://example.org:8443 8443 ");
  EXPECT_EQ(read("http://[::1]:8080/"), "http://[::1]:8080 8080 ");
  EXPECT_EQ(read("https://example.org:443/"), "https://example.org 443 ");
}

TEST(Link, IsPlainOnlyWhereItSaysSoOrOnTheOwnMachine) {
  EXPECT_EQ(read("example.org"), "https://example.org 443 ");
  EXPECT_EQ(read("example.org:8080/t/ABC"), "https://example.org:8080 8080 ABC");
  EXPECT_EQ(read("localhost:8080"), "http://localhost:8080 8080 ");
  EXPECT_EQ(read("127.0.0.1:8080"), "http://127.0.0.1:8080 8080 ");
}

TEST(Link, IsNothingElse) {
  for (const char* text :
       {"", "ftp://example.org", "http://", "http://a b", "http://a:0", "http://a:99999",
        "http://a:8080x", "http://[::1", "http://a/t/../b", "http://a/t/x\ny", "http://user@host",
        "http://a/t/12345678901234567890123456789012345678901"}) {
    EXPECT_EQ(read(text), "") << text;
  }
}

}  // namespace
}  // namespace lair
