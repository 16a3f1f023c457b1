#include "net/link.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace lair {
namespace {

constexpr std::size_t kLongestTable = 40;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_host(std::string_view host, bool numeric) {
  return !host.empty() && host.size() <= 253 && std::all_of(host.begin(), host.end(), [&](char c) {
    return is_digit(c) || is_letter(c) || c == '.' || c == '-' || (numeric ? c == ':' : c == '_');
  });
}

bool is_port(std::string_view port) {
  if (port.empty() || port.size() > 5 || !std::all_of(port.begin(), port.end(), is_digit)) {
    return false;
  }
  const int number = std::stoi(std::string(port));
  return number > 0 && number <= 65535;
}

bool is_own_machine(std::string_view host) {
  return host == "localhost" || host == "::1" || host.starts_with("127.");
}

// Takes the scheme off, if it has one; false for one that is not ours.
bool take_scheme(std::string_view& text, std::optional<bool>& secure) {
  constexpr std::array<std::pair<std::string_view, bool>, 4> kSchemes = {
      {{"http://", false}, {"https://", true}, {"ws://", false}, {"wss://", true}}};
  for (const auto& [scheme, safe] : kSchemes) {
    if (!text.starts_with(scheme)) continue;
    text.remove_prefix(scheme.size());
    secure = safe;
    return true;
  }
  return text.find("://") == std::string_view::npos;
}

// "/t/K7QX2M9DPC4W", "/K7QX2M9DPC4W"; "/" and "/ws" name none.
bool take_table(std::string_view path, std::string& table) {
  path = path.substr(0, path.find_first_of("?#"));
  while (path.ends_with('/')) path.remove_suffix(1);
  if (path.starts_with("/t/")) path.remove_prefix(2);
  if (path.empty() || path == "/ws" || path == "/t") return true;
  table = path.substr(1);
  return table.size() <= kLongestTable && std::all_of(table.begin(), table.end(), [](char c) {
           return is_digit(c) || is_letter(c);
         });
}

// "example.org:8080", "[::1]:8080".
bool take_authority(std::string_view text, Link& link) {
  std::string_view port;
  const bool numeric = text.starts_with('[');
  const std::size_t end = numeric ? text.find(']') : text.find(':');
  if (numeric && end == std::string_view::npos) return false;
  link.host = numeric ? text.substr(1, end - 1) : text.substr(0, end);
  std::string_view rest = end == std::string_view::npos ? "" : text.substr(end + (numeric ? 1 : 0));
  if (rest.starts_with(':')) {
    port = rest.substr(1);
    if (!is_port(port)) return false;
    rest = {};
  }
  link.port = port;
  return rest.empty() && is_host(link.host, numeric);
}

std::string_view usual_port(bool secure) { return secure ? "443" : "80"; }

}  // namespace

std::string Link::authority() const {
  std::string text = host.find(':') == std::string::npos ? host : "[" + host + "]";
  if (port != usual_port(secure)) text.append(":").append(port);
  return text;
}

std::string Link::origin() const { return (secure ? "https://" : "http://") + authority(); }

Result<Link> read_link(std::string_view text) {
  const Error error{"connect-link", "", {{"link", std::string(text)}}};
  std::optional<bool> secure;
  Link link;
  if (!take_scheme(text, secure)) return error;
  const std::size_t slash = std::min(text.find_first_of("/?#"), text.size());
  if (!take_authority(text.substr(0, slash), link)) return error;
  if (!take_table(text.substr(slash), link.table)) return error;
  link.secure = secure.value_or(!is_own_machine(link.host));
  if (link.port.empty()) link.port = usual_port(link.secure);
  return link;
}

}  // namespace lair
