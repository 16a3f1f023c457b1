#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "../reference/phantom.h"
#include "../reference/phantom_match.h"

namespace phantom_tests {

// An implementation of Phantom Rummy, as the test data sees it: one match, moved by the lines of
// its record, and the questions about hands. The values are those of the reference.
class Subject {
 public:
  virtual ~Subject() = default;

  virtual void begin() = 0;  // a new match, whose header is still to come
  virtual void begin(const reference::phantom::Position& position) = 0;
  // "", a rule id, or "form"; an error leaves the match as it was.
  virtual std::string apply(const nlohmann::json& line) = 0;
  virtual reference::phantom::Table table() const = 0;
  virtual std::vector<int> totals() const = 0;
  virtual int round() const = 0;  // number of the deal in play or just over

  virtual std::vector<reference::phantom::Way> ways_out(
      const reference::phantom::Cards& hand, const std::vector<reference::phantom::Set>& laid,
      reference::phantom::GoingOut going_out) const = 0;
  virtual reference::phantom::Names waits(const reference::phantom::Cards& hand,
                                          const std::vector<reference::phantom::Set>& laid,
                                          reference::phantom::GoingOut going_out) const = 0;
  virtual int distance(const reference::phantom::Cards& hand,
                       const std::vector<reference::phantom::Set>& laid,
                       reference::phantom::GoingOut going_out) const = 0;
  virtual reference::phantom::Score score_out(const reference::phantom::Cards& hand,
                                              const std::vector<reference::phantom::Set>& laid,
                                              const reference::phantom::Way& shown,
                                              const reference::phantom::Cards& turned,
                                              bool advanced) const = 0;
};

std::unique_ptr<Subject> reference_subject();
std::unique_ptr<Subject> engine_subject();

}  // namespace phantom_tests
