#include "net/client_address.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

TrustedProxies trusting(const std::vector<std::string>& list) {
  auto proxies = TrustedProxies::read(list);
  EXPECT_TRUE(proxies);
  return proxies ? *proxies : TrustedProxies();
}

TEST(ClientAddress, OnlyATrustedProxyIsBelieved) {
  const TrustedProxies proxies = trusting({"127.0.0.1", "10.88.0.0/16"});
  EXPECT_EQ(proxies.client("127.0.0.1", "203.0.113.1"), "203.0.113.1");
  EXPECT_EQ(proxies.client("10.88.7.7", "203.0.113.1"), "203.0.113.1");
  EXPECT_EQ(proxies.client("::ffff:10.88.7.7", "2001:db8::1"), "2001:db8::1");
  EXPECT_EQ(proxies.client("10.89.0.1", "203.0.113.1"), "10.89.0.1");
  EXPECT_EQ(proxies.client("198.51.100.7", "127.0.0.1"), "198.51.100.7");
  EXPECT_EQ(TrustedProxies().client("127.0.0.1", "203.0.113.1"), "127.0.0.1");
  EXPECT_EQ(proxies.client("127.0.0.1", ""), "127.0.0.1");
}

TEST(ClientAddress, WhatAClientClaimsIsNot) {
  const TrustedProxies proxies = trusting({"127.0.0.1", "10.88.0.0/16"});
  EXPECT_EQ(proxies.client("127.0.0.1", "192.0.2.9, 203.0.113.1"), "203.0.113.1");
  EXPECT_EQ(proxies.client("127.0.0.1", "192.0.2.9 ,203.0.113.1,\t10.88.0.5 "), "203.0.113.1")
      << "through two proxies";
  EXPECT_EQ(proxies.client("127.0.0.1", "10.88.0.6, 10.88.0.5"), "10.88.0.6");
  EXPECT_EQ(proxies.client("127.0.0.1", "unknown"), "127.0.0.1");
  EXPECT_EQ(proxies.client("127.0.0.1", "203.0.113.1, "), "127.0.0.1");
}

TEST(ClientAddress, NetworksAreRead) {
  EXPECT_TRUE(trusting({"fd00::/8"}).trusts("fdab::1"));
  EXPECT_FALSE(trusting({"fd00::/8"}).trusts("fe80::1"));
  EXPECT_FALSE(trusting({"::1"}).trusts("::2"));
  EXPECT_TRUE(trusting({"192.0.2.77/25"}).trusts("192.0.2.1")) << "the host's bits do not count";
  EXPECT_FALSE(trusting({"192.0.2.0/25"}).trusts("192.0.2.128"));
  EXPECT_TRUE(trusting({"0.0.0.0/0"}).trusts("203.0.113.1"));
  EXPECT_FALSE(trusting({"0.0.0.0/0"}).trusts("2001:db8::1"));
  for (const char* bad :
       {"", "proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/x", "::/129", "1.2.3"}) {
    EXPECT_FALSE(TrustedProxies::read({bad})) << bad;
  }
}

TEST(ClientAddress, ACustomerOfIpv6IsOneClient) {
  EXPECT_EQ(limited_as("2001:db8:1:2:aaaa::1"), limited_as("2001:db8:1:2:bbbb::2"));
  EXPECT_NE(limited_as("2001:db8:1:2::1"), limited_as("2001:db8:1:3::1"));
  EXPECT_NE(limited_as("192.0.2.1"), limited_as("192.0.2.2"));
  EXPECT_EQ(limited_as("::ffff:192.0.2.1"), limited_as("192.0.2.1"));
}

}  // namespace
}  // namespace lair
