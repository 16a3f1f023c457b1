#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../reference/phantom_match.h"

namespace phantom_tests {

// A line of test data that cannot be read; the test fails with it.
struct BadLine {
  std::string what;
};

// Reading the words of test data (phantom/README.md). All throw BadLine.
std::vector<std::string> words(std::string_view text);
std::vector<std::string> split(std::string_view text, std::string_view separator);  // trimmed parts
int read_number(const std::string& word);
std::vector<int> read_numbers(std::string_view text);  // by spaces or commas
reference::phantom::Card card(const std::string& word);
reference::phantom::Cards cards(std::string_view text);
std::vector<reference::phantom::Set> sets(std::string_view text);  // with / between them
reference::phantom::Way way(std::string_view text);  // sets with / between them, + pair

// Throws if a player cannot have these.
void check_own(const reference::phantom::Cards& hand,
               const std::vector<reference::phantom::Set>& laid);

// What a case sets out before its first step: a position, or the cards of a deal.
class Setting {
 public:
  // Takes a line such as `hands h1 h2 | d1`; false if it is no line of a setting.
  bool take(const std::string& word, const std::string& rest);

  reference::phantom::Position position() const;
  nlohmann::json header() const;  // the record's first line
  // A deal's deck in which every seat gets its `hands`, with the talon and the deck behind them;
  // what was left open is filled with the other cards.
  nlohmann::json deck(int starter) const;
  void clear_cards();  // all but the options, for the next deal

 private:
  std::string text(const std::string& word, const std::string& otherwise = "") const;
  reference::phantom::Options options() const;
  reference::phantom::Table table() const;
  void take_options(const std::string& rest);
  std::vector<std::string> by_seat(const std::string& text) const;
  // The cards that are named nowhere; throws if one is named more often than it exists.
  reference::phantom::Cards others() const;

  nlohmann::json options_ = nlohmann::json::object();
  int seats_ = 2;
  std::map<std::string, std::string> lines_;
};

}  // namespace phantom_tests
