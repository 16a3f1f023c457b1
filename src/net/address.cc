#include "net/address.h"

#include <charconv>
#include <optional>

namespace lair {
namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

Result<Address> read_address(std::string_view text) {
  const Error error{"serve-address", "", {{"address", std::string(text)}}};
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return error;
  std::string_view host = text.substr(0, colon);
  const std::string_view port = text.substr(colon + 1);
  Address address;
  const auto read = std::from_chars(port.data(), port.data() + port.size(), address.port);
  if (port.empty() || read.ec != std::errc() || read.ptr != port.data() + port.size()) return error;
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  address.host = host.empty() ? "0.0.0.0" : host == "localhost" ? "127.0.0.1" : std::string(host);
  return address;
}

Result<std::string> read_public_url(std::string_view text) {
  const Error error{"serve-public-url", "", {{"url", std::string(text)}}};
  std::string url;
  for (const char c : text) url += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  while (url.ends_with('/')) url.pop_back();
  const bool secure = url.starts_with("https://");
  if (!secure && !url.starts_with("http://")) return error;
  const std::string host = url.substr(secure ? 8 : 7);
  if (host.empty() || host.find_first_of("/?#@ \"<>") != std::string::npos) return error;
  const std::string_view usual = secure ? ":443" : ":80";
  if (url.ends_with(usual)) url.resize(url.size() - usual.size());
  return url;
}

std::string_view cookie_in(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    std::string_view field = header.substr(0, header.find(';'));
    header.remove_prefix(std::min(header.size(), field.size() + 1));
    while (field.starts_with(' ')) field.remove_prefix(1);
    if (field.starts_with(name) && field.substr(name.size(), 1) == "=") {
      return field.substr(name.size() + 1);
    }
  }
  return {};
}

std::optional<std::string> decoded_path(std::string_view target) {
  std::string path;
  for (std::size_t i = 0; i < target.size(); ++i) {
    char c = target[i];
    if (c == '%') {
      if (i + 2 >= target.size()) return std::nullopt;
      const int high = hex_digit(target[i + 1]), low = hex_digit(target[i + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      c = static_cast<char>(high * 16 + low);
      i += 2;
    }
    if (c == '\0' || c == '\\') return std::nullopt;
    path += c;
  }
  if (!path.starts_with('/') || path.find("/..") != std::string::npos) return std::nullopt;
  return path;
}

}  // namespace lair
