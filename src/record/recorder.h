#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "record/json.h"
#include "record/replay.h"
#include "rules/end_line.h"
#include "rules/game.h"
#include "rules/notation.h"

namespace lair {

// Writes the record of a match (docs/formats.md) as it is played, or only counts its decisions.
template <Game G>
class Recorder {
 public:
  explicit Recorder(bool writes) : writes_(writes) {}

  void begin(const typename G::State& state, const std::vector<std::string>& bots) {
    if (!writes_) return;
    std::vector<std::string> names;
    Value levels = Value::array();
    for (const std::string& bot : bots) {
      names.push_back(bot + " " + std::to_string(names.size()));
      levels.push_back(bot);
    }
    Value header = header_line(G::kName, write_options(options(state)), names);
    header.set("bots", std::move(levels));
    write(header);
  }

  void dealt(const typename G::State& before, const typename G::Deal& deal) {
    if (writes_) write(Value::object({{"deal", write_deal(before, deal)}}));
  }

  void acted(const typename G::State& before, const typename G::Action& action) {
    if (counted(action)) ++decisions_;
    if (!writes_) return;
    const Value line = write_decision(before, action);
    if (!line.is_null()) write(line);
  }

  void scored(const typename G::State& state) {
    ++rounds_;
    if (writes_) write(Value::object({{"round", write_round(state)}}));
  }

  void end(const typename G::State& state) {
    if (writes_) write(Value::object({{"end", write_end(state)}}));
  }

  std::int64_t rounds() const { return rounds_; }
  std::int64_t decisions() const { return decisions_; }
  std::string take() { return std::move(text_); }

 private:
  void write(const Value& line) {
    append_json(text_, line);
    text_ += '\n';
  }

  bool writes_;
  std::int64_t rounds_ = 0, decisions_ = 0;
  std::string text_;
};

}  // namespace lair
