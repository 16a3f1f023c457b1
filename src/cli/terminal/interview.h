#pragma once

#include <cstdint>
#include <deque>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/terminal.h"

namespace lair::cli {

// Asks a person questions, each answered by one or more words. Further words of the same line
// answer the next questions. An empty line or "-" is the default answer, if there is one. No answer
// means that the person gave up: "q", Ctrl-D or Ctrl-C.
class Interview {
 public:
  explicit Interview(Terminal& terminal, std::string_view typed_ahead = "");

  // A number from low to high.
  std::optional<int> number(std::string_view question, int low, int high,
                            std::optional<std::int64_t> usual = {});
  // One of the names, typed as its place from 1 or as a prefix. Returns its place from 0. With
  // `nobody`, 0 may be typed too and returns -1.
  std::optional<int> choice(std::string_view question, const std::vector<std::string>& names,
                            std::optional<std::int64_t> usual = {}, std::string_view nobody = "");
  std::optional<bool> yes(std::string_view question, bool usual);
  // A number for each name, at most so many together.
  std::optional<std::vector<int>> counts(std::string_view question,
                                         const std::vector<std::string>& names, int most,
                                         const std::vector<int>& usual);
  // A whole line as typed. Words typed ahead are the rest of their line.
  std::optional<std::string> line(std::string_view question, std::string_view usual);

  // Shows the error of the last answer, which the caller asks for again.
  void refuse(std::string_view id, std::initializer_list<Arg> args);
  void refuse(const Error& error);
  bool interrupted() const { return interrupted_; }

 private:
  // The next word; "" stands for the default answer.
  std::optional<std::string> word(std::string_view question, std::string_view usual);
  bool listen(std::string_view question, std::string_view usual);

  Terminal& terminal_;
  std::deque<std::string> ahead_;
  bool interrupted_ = false;
};

}  // namespace lair::cli
