// How a case names cards and situations.
#pragma once

#include <array>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "chimera_under_test.h"

namespace rules_test {

// The case itself is wrong.
class BadCase : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

std::vector<std::string> words(const std::string& text);
std::string trimmed(const std::string& text);
int number(const std::string& text);

// "7 7 8..12 3x4 9j" as single names: "7", "7", "8", "9", ..., each with or without its family.
Cards card_names(const std::string& text);
// The rank of a name with or without family.
int rank_of_name(const std::string& name);
std::vector<int> ranks_of_names(const Cards& names);

// "CARDS top 12"
struct Named {
  Cards names;
  int top = 0;
};
Named named(const std::string& text);

// The lines of a case before its first step, as they stand.
class Setting {
 public:
  // False if the line is not one of a setting.
  bool take(const std::string& line);
  Situation situation() const;
  bool is_record() const { return has("record"); }

  // The deck for a deal step, cut and holder as said there ("" for the default).
  struct Deal {
    Cards deck;
    int cut = 27;
  };
  Deal deal(int dealer, const std::string& face_up) const;
  static nlohmann::json options(const std::string& text);

 private:
  bool has(const std::string& key) const { return lines_.contains(key); }
  std::string value(const std::string& key) const;
  std::array<Cards, 3> full_hands(Cards& den) const;
  void table(Situation& s) const;

  std::map<std::string, std::string> lines_;  // first word -> the rest
};

}  // namespace rules_test
