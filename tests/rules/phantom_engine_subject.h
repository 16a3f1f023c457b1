#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/value.h"
#include "phantom_subject.h"
#include "rules/phantom/game.h"

namespace phantom_tests {

// Follows a record through the engine's contract, as any reader of records does.
class EngineSubject final : public Subject {
 public:
  void begin() override { *this = EngineSubject(); }
  void begin(const reference::phantom::Position& position) override;
  std::string apply(const nlohmann::json& line) override;
  // A decision that needs no line: a silence or a decline.
  void leave_unsaid(const lair::phantom::Move& move);

  const lair::phantom::State& state() const { return *state_; }
  reference::phantom::Table table() const override;
  std::vector<int> totals() const override;
  int round() const override { return state_ ? static_cast<int>(state_->board.round) : 0; }

  std::vector<reference::phantom::Way> ways_out(
      const reference::phantom::Cards& hand, const std::vector<reference::phantom::Set>& laid,
      reference::phantom::GoingOut going_out) const override;
  reference::phantom::Names waits(const reference::phantom::Cards& hand,
                                  const std::vector<reference::phantom::Set>& laid,
                                  reference::phantom::GoingOut going_out) const override;
  int distance(const reference::phantom::Cards& hand,
               const std::vector<reference::phantom::Set>& laid,
               reference::phantom::GoingOut going_out) const override;
  reference::phantom::Score score_out(const reference::phantom::Cards& hand,
                                      const std::vector<reference::phantom::Set>& laid,
                                      const reference::phantom::Way& shown,
                                      const reference::phantom::Cards& turned,
                                      bool advanced) const override;

 private:
  std::string header(const nlohmann::json& line);
  std::string deal(const lair::Value& body);
  std::string round_line(const lair::Value& body);
  std::string end_line(const lair::Value& body);
  std::string decide(const lair::Value& line);

  std::optional<lair::phantom::State> state_;
  bool round_read_ = true;  // no `round` line is due
  bool ended_ = false;
};

}  // namespace phantom_tests
