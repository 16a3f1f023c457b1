#include "fair/seeds.h"

namespace lair::fair {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";

int digit_value(char c) {
  if (c >= 'A' && c <= 'F') c = static_cast<char>(c - 'A' + 'a');
  const std::size_t place = kDigits.find(c);
  return place == std::string_view::npos ? -1 : static_cast<int>(place);
}

}  // namespace

std::string to_hex(const std::array<std::uint8_t, 32>& bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes) {
    text.push_back(kDigits[byte >> 4]);
    text.push_back(kDigits[byte & 15]);
  }
  return text;
}

std::optional<std::array<std::uint8_t, 32>> from_hex(std::string_view text) {
  std::array<std::uint8_t, 32> bytes{};
  if (text.size() != 2 * bytes.size()) return std::nullopt;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const int high = digit_value(text[2 * i]);
    const int low = digit_value(text[2 * i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    bytes[i] = static_cast<std::uint8_t>(high * 16 + low);
  }
  return bytes;
}

Digest game_key(const Seeds& seeds) {
  Hmac hmac{Bytes(seeds.server)};
  hmac.add("lair-fair-1");
  for (const std::optional<Seed>& seed : seeds.clients) {
    hmac.add(seed ? std::string_view("\1", 1) : std::string_view("\0", 1));
    if (seed) hmac.add(Bytes(*seed));
  }
  return hmac.digest();
}

DealLots::DealLots(const Digest& key, std::int64_t number) : begun_(Bytes(key)) {
  begun_.add(std::to_string(number) + ":");
}

Lot DealLots::lot(std::string_view what) const {
  Hmac hmac = begun_;
  hmac.add(what);
  return hmac.digest();
}

}  // namespace lair::fair
