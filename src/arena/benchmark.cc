#include "arena/benchmark.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "core/hash.h"
#include "rules/registry.h"

namespace lair {
namespace {

Error wrong_card(std::string_view what) {
  return {"card-wrong", "", {{"what", std::string(what)}}};
}

Result<BenchmarkCard::Row> read_row(const Value& value) {
  BenchmarkCard::Row row;
  row.game = text_in(value, "game");
  if (find_game(row.game) == nullptr) return unknown_game(row.game);
  const Value* bots = value.find("bots");
  if (bots == nullptr || bots->items() == nullptr) return wrong_card("bots");
  for (const Value& bot : *bots->items()) {
    if (bot.text() == nullptr) return wrong_card("bots");
    row.bots.push_back(*bot.text());
  }
  row.deals = integer_in(value, "deals").value_or(0);
  if (row.deals < 2) return wrong_card("deals");
  if (const Value* options = value.find("options")) row.options = *options;
  return row;
}

std::string rounded(double value, int digits) {
  std::array<char, 64> text{};
  const int size = std::snprintf(text.data(), text.size(), "%.*f", digits, value);
  return {text.data(), static_cast<std::size_t>(size)};
}

}  // namespace

Result<BenchmarkCard> read_card(const Value& value) {
  BenchmarkCard card;
  card.sentence = text_in(value, "sentence");
  if (card.sentence.empty()) return wrong_card("sentence");
  const Value* matches = value.find("matches");
  if (matches == nullptr || matches->items() == nullptr) return wrong_card("matches");
  for (const Value& match : *matches->items()) {
    auto row = read_row(match);
    if (!row) return std::move(row.error());
    card.rows.push_back(std::move(*row));
  }
  return card;
}

std::uint64_t card_seed(const BenchmarkCard& card, std::size_t row) {
  Hash hash;
  hash.add(card.sentence);
  hash.add(row);
  return hash.value();
}

std::string card_head() {
  return "| A | against | game | deals | advantage of A | ms a move of A "
         "|\n|---|---|---|---|---|---|\n";
}

std::string card_line(const BenchmarkCard::Row& row, const ArenaResult& result) {
  std::string others;
  for (std::size_t i = 1; i < row.bots.size(); ++i) {
    others.append(i == 1 ? "`" : ", `").append(row.bots[i]).append("`");
  }
  const Estimate& advantage = result.advantage;
  const int digits = advantage.ci95 < 0.5 ? 2 : 1;
  const double ms = 1000 * result.scores[0].seconds /
                    static_cast<double>(std::max<std::int64_t>(1, result.scores[0].moves));
  return "| `" + row.bots[0] + "` | " + others + " | " + row.game + " | " +
         std::to_string(result.games) + " | " + (advantage.mean > 0 ? "+" : "") +
         rounded(advantage.mean, digits) + " (" + rounded(advantage.mean - advantage.ci95, digits) +
         " to " + rounded(advantage.mean + advantage.ci95, digits) + ") | " +
         rounded(ms, ms < 1 ? 3 : 0) + " |\n";
}

}  // namespace lair
