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

// Questions to a person, each answered by a word or some. Words that were typed ahead, in one line,
// answer the next questions without their being asked. An empty line, or "-", is the usual answer
// where there is one. No answer at all means that the person gives up: "q", Ctrl-D, Ctrl-C.
class Interview {
 public:
  explicit Interview(Terminal& terminal, std::string_view typed_ahead = "");

  // From low to high.
  std::optional<int> number(std::string_view question, int low, int high,
                            std::optional<std::int64_t> usual = {});
  // One of these, by its place from 1, or by how it begins; places count from 0 in the answer. With
  // `nobody`, 0 is an answer too, and comes as -1.
  std::optional<int> choice(std::string_view question, const std::vector<std::string>& names,
                            std::optional<std::int64_t> usual = {}, std::string_view nobody = "");
  std::optional<bool> yes(std::string_view question, bool usual);
  // One a name, at most so many together.
  std::optional<std::vector<int>> counts(std::string_view question,
                                         const std::vector<std::string>& names, int most,
                                         const std::vector<int>& usual);
  // A whole line, as it was typed; what was typed ahead is the rest of that line.
  std::optional<std::string> line(std::string_view question, std::string_view usual);

  // Says what was wrong with the last answer, which is to be asked for again.
  void refuse(std::string_view id, std::initializer_list<Arg> args);
  void refuse(const Error& error);
  bool interrupted() const { return interrupted_; }

 private:
  // The next word; "" asks for the usual answer.
  std::optional<std::string> word(std::string_view question, std::string_view usual);
  bool listen(std::string_view question, std::string_view usual);

  Terminal& terminal_;
  std::deque<std::string> ahead_;
  bool interrupted_ = false;
};

}  // namespace lair::cli
