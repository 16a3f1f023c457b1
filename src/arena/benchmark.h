#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "arena/arena.h"

namespace lair {

// A benchmark card: matches that anybody can repeat. Their seeds come from a sentence, so that
// nobody can have chosen them by their results.
struct BenchmarkCard {
  struct Row {
    std::string game;
    std::vector<std::string> bots;  // the first against the others
    Value options = Value::object();
    std::int64_t deals = 0;
  };
  std::string sentence;
  std::vector<Row> rows;
};

// {"sentence":"...","matches":[{"game":"chimera","bots":["best","strong","strong"],"deals":1000,
// "options":{...}},...]}; options may be left out.
Result<BenchmarkCard> read_card(const Value& value);

// The seed of a row, counted from 0.
std::uint64_t card_seed(const BenchmarkCard& card, std::size_t row);

// "| `best` | 2 `strong` | chimera | 1000 | +6.1 (4.7 to 7.5) | 31 |", as docs/bots.md has it.
std::string card_head();
std::string card_line(const BenchmarkCard::Row& row, const ArenaResult& result);

}  // namespace lair
