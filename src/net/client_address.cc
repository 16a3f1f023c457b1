#include "net/client_address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

namespace lair {
namespace {

constexpr int kIpv4Before = 96;  // bits before those of IPv4
constexpr int kCustomer = 64;    // bits of the network that a customer gets

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
  return text;
}

bool is_ipv4(const Ip& ip) {
  constexpr std::array<std::uint8_t, 12> kMark = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
  return std::equal(kMark.begin(), kMark.end(), ip.begin());
}

Ip first_of(Ip ip, int bits) {
  for (int i = 0; i < 16; ++i) {
    const int kept = std::clamp(bits - i * 8, 0, 8);
    auto& byte = ip[static_cast<std::size_t>(i)];
    byte = static_cast<std::uint8_t>(byte & (0xff00 >> kept));
  }
  return ip;
}

std::string shown(const Ip& ip) {
  char text[INET6_ADDRSTRLEN] = {};
  if (is_ipv4(ip)) {
    inet_ntop(AF_INET, ip.data() + 12, text, sizeof text);
  } else {
    inet_ntop(AF_INET6, ip.data(), text, sizeof text);
  }
  return text;
}

}  // namespace

std::optional<Ip> read_ip(std::string_view text) {
  const std::string whole(text);
  Ip ip{};
  if (inet_pton(AF_INET6, whole.c_str(), ip.data()) == 1) return ip;
  ip[10] = ip[11] = 0xff;
  if (inet_pton(AF_INET, whole.c_str(), ip.data() + 12) == 1) return ip;
  return std::nullopt;
}

Result<TrustedProxies> TrustedProxies::read(const std::vector<std::string>& list) {
  TrustedProxies proxies;
  for (const std::string& each : list) {
    const Error error{"serve-trusted-proxy", "", {{"address", each}}};
    const std::string_view text = trimmed(each);
    const std::size_t slash = text.find('/');
    const auto ip = read_ip(text.substr(0, slash));
    if (!ip) return error;
    const int before = is_ipv4(*ip) ? kIpv4Before : 0;
    int bits = 128 - before;
    if (slash != std::string_view::npos) {
      const std::string_view number = text.substr(slash + 1);
      const auto read = std::from_chars(number.data(), number.data() + number.size(), bits);
      const bool whole = read.ec == std::errc() && read.ptr == number.data() + number.size();
      if (!whole || bits < 0 || bits > 128 - before) return error;
    }
    proxies.networks_.push_back({.first = first_of(*ip, before + bits), .bits = before + bits});
  }
  return proxies;
}

bool TrustedProxies::trusts(std::string_view address) const {
  const auto ip = read_ip(address);
  return ip && std::ranges::any_of(networks_, [&](const Network& network) {
           return first_of(*ip, network.bits) == network.first;
         });
}

std::string TrustedProxies::client(std::string_view peer, std::string_view forwarded) const {
  std::string_view known = peer;
  while (!forwarded.empty() && trusts(known)) {
    const std::size_t comma = forwarded.rfind(',');
    const std::size_t start = comma == std::string_view::npos ? 0 : comma + 1;
    const std::string_view before = trimmed(forwarded.substr(start));
    if (!read_ip(before)) break;
    known = before;
    forwarded = forwarded.substr(0, start == 0 ? 0 : comma);
  }
  return std::string(known);
}

std::string limited_as(std::string_view address) {
  const auto ip = read_ip(address);
  if (!ip) return std::string(address);
  return shown(is_ipv4(*ip) ? *ip : first_of(*ip, kCustomer));
}

}  // namespace lair
