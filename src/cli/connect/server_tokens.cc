#include "cli/connect/server_tokens.h"

#include "cli/files/private_file.h"

namespace lair::cli {
namespace {

constexpr std::string_view kTokenFolder = "servers";
constexpr std::size_t kLongestToken = 256;

}  // namespace

std::string find_server_token(const std::string& origin) {
  std::string token = read_private(kTokenFolder, plain_name(origin), kLongestToken);
  while (token.ends_with('\n')) token.pop_back();
  return token;
}

bool keep_server_token(const std::string& origin, const std::string& token) {
  return token.size() < kLongestToken &&
         keep_private(kTokenFolder, plain_name(origin), token + "\n");
}

}  // namespace lair::cli
