#include "server/players.h"

#include <array>
#include <cstdint>
#include <utility>

#include "fair/seeds.h"
#include "table/plain_text.h"

namespace lair {
namespace {

constexpr std::size_t kRemembered = 20'000;

std::string hash_text(const std::string& text) {
  fair::Sha256 hash;
  hash.add(std::string_view(text));
  return fair::to_hex(hash.digest());
}

int digit(char c) { return c <= '9' ? c - '0' : c - 'a' + 10; }
unsigned byte_at(const std::string& hex, std::size_t place) {
  return static_cast<unsigned>(digit(hex[2 * place]) * 16 + digit(hex[2 * place + 1]));
}
// The place-th number below `count`, from two bytes. The bias is at most count/2^16.
std::size_t number_at(const std::string& hex, std::size_t place, std::size_t count) {
  return (byte_at(hex, 2 * place) * 256 + byte_at(hex, 2 * place + 1)) % count;
}

// The phrase in lower case with single spaces.
std::string normal_phrase(std::string_view typed) {
  std::string phrase;
  for (const char c : typed) {
    const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (small >= 'a' && small <= 'z') phrase += small;
  }
  return phrase;
}

}  // namespace

std::string make_id(Secrets& secrets) {
  constexpr std::string_view kLetters = "23456789BCDFGHJKMNPQRSTVWXYZ";
  const std::string hex = secrets.draw();
  std::string id;
  for (std::size_t i = 0; i < 12; ++i) id += kLetters[number_at(hex, i, kLetters.size())];
  return id;
}

std::string typed_id(std::string_view typed) {
  std::string id;
  for (const char c : typed) id += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return id;
}

std::optional<PlayerRow> Players::by_token(const std::string& token) {
  if (token.size() != 64) return std::nullopt;
  const std::string hash = hash_text(token);
  const auto found = by_hash_.find(hash);
  auto row = found != by_hash_.end() ? std::optional(found->second) : store_.player_by_token(hash);
  if (!row) return std::nullopt;
  if (found == by_hash_.end() && !changing_.contains(row->id)) remember(*row);
  row = latest(*row);
  return row->token_hash == hash ? row : std::nullopt;
}

std::optional<PlayerRow> Players::by_phrase(const std::string& phrase) {
  const std::string normal = normal_phrase(phrase);
  if (normal.size() != 24) return std::nullopt;
  const std::string hash = hash_text(normal);
  auto row = store_.player_by_phrase(hash);
  if (row) row = latest(*row);
  return row && row->phrase_hash == hash ? row : std::nullopt;
}

Result<Players::Made> Players::make(std::string_view name, Millis now) {
  auto plain = plain_text(name, kLongestName);
  if (!plain) return std::move(plain.error());
  Made made{.row = {.id = make_id(secrets_),
                    .name = std::move(*plain),
                    .token_hash = {},
                    .phrase_hash = {},
                    .created = now,
                    .seen = now},
            .token = secrets_.draw()};
  made.row.token_hash = hash_text(made.token);
  return made;
}

MaybeError Players::rename(PlayerRow& row, std::string_view name) {
  auto plain = plain_text(name, kLongestName);
  if (!plain) return std::move(plain.error());
  row.name = std::move(*plain);
  return std::nullopt;
}

// Six invented words of four letters: 73 bits, in no language.
std::string Players::new_phrase(PlayerRow& row) {
  constexpr std::string_view kConsonants = "bdfghklmnprstvz", kVowels = "aeiou";
  const std::string first = secrets_.draw(), second = secrets_.draw();
  std::string phrase;
  for (std::size_t i = 0; i < 24; ++i) {
    if (i > 0 && i % 4 == 0) phrase += ' ';
    const std::string& hex = i < 12 ? first : second;
    const std::string_view letters = i % 2 == 0 ? kConsonants : kVowels;
    phrase += letters[number_at(hex, i % 12, letters.size())];
  }
  row.phrase_hash = hash_text(normal_phrase(phrase));
  return phrase;
}

std::string Players::new_token(PlayerRow& row) {
  by_hash_.erase(row.token_hash);
  std::string token = secrets_.draw();
  row.token_hash = hash_text(token);
  return token;
}

bool Players::note_seen(PlayerRow& row, Millis now) {
  constexpr Millis kDay = 24LL * 3'600'000;
  if (now - row.seen < kDay) return false;
  row.seen = now;
  return true;
}

void Players::change(const PlayerRow& row) {
  by_hash_.erase(row.token_hash);
  changing_[row.id] = row;
}

PlayerRow Players::forget(const PlayerRow& row) {
  by_hash_.erase(row.token_hash);
  PlayerRow nobody = row;
  nobody.token_hash = nobody.phrase_hash = "";
  change(nobody);
  return nobody;
}

void Players::settle(const PlayerRow& row) {
  const auto found = changing_.find(row.id);
  if (found != changing_.end() && found->second == row) changing_.erase(found);
}

PlayerRow Players::latest(const PlayerRow& row) const {
  const auto found = changing_.find(row.id);
  return found == changing_.end() ? row : found->second;
}

void Players::remember(const PlayerRow& row) {
  if (by_hash_.size() >= kRemembered) by_hash_.clear();
  by_hash_[row.token_hash] = row;
}

}  // namespace lair
