#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>

#include "core/result.h"
#include "core/value.h"
#include "protocol/settings.h"
#include "rules/live_match.h"
#include "table/deal_log.h"
#include "table/effects.h"
#include "table/offer_window.h"
#include "table/seating.h"
#include "table/shuffle.h"
#include "table/store.h"

namespace lair {

// The game that was started last at a table.
struct GameProgress {
  int number = 0;                                // from 1; 0 before the first game
  std::int64_t first_entry = 0, last_entry = 0;  // of the log; `last_entry` is 0 during the game
  std::unique_ptr<LiveMatch> match;              // null until the seeds are known
  Value rounds = Value::array();                 // scored
  Value end;                                     // null until the game is over
  int taken_back = 0;                            // how often a decision was taken back
  bool round_due = false;                        // a round is over, and its line not yet written
  int deals = 0;
  std::array<std::int64_t, kMaxSeats> decisions{};  // by seat: lines of the record
};

// The logged state of a table. It follows from the lines of the log alone: `apply` makes every
// change, whether the line is new or replayed. It contains no time and nothing about connections.
class TableState {
 public:
  // An error leaves the match unchanged; the table cannot follow the log any further. `checked` is
  // the decision of the line if the rules have already read and checked it.
  MaybeError apply(const Value& line, Effects& effects, const AnyChecked* checked = nullptr);
  // The lines so far make up one entry of the log.
  void end_entry() { ++entries_; }
  // The rest of the log, of `entries` in all, cannot be replayed by this program.
  void freeze(std::int64_t entries);

  const Settings& settings() const { return settings_; }
  const Seating& seating() const { return seating_; }
  TableStatus status() const { return status_; }
  std::int64_t entries() const { return entries_; }
  bool frozen() const { return frozen_; }
  const GameProgress& game() const { return game_; }
  const LiveMatch& match() const { return *game_.match; }
  const Shuffle& shuffle() const { return shuffle_; }
  const OfferWindow& window() const { return window_; }

  int seats() const { return seating_.count(); }
  bool playing() const {
    return status_ == TableStatus::kPlaying && game_.match != nullptr && !frozen_;
  }
  bool has_long_turns() const { return settings_.clock && settings_.clock->turn >= kLongTurn; }
  bool is_daily() const { return !settings_.daily.empty(); }
  // A person alone with bots may take decisions back; but a deal of the day is one try.
  bool may_take_back() const { return !is_daily() && seating_.persons().size() == 1; }
  const DealLog& deal_log() const { return deal_log_; }
  // Entries of the log since the last game, or since the table was made.
  std::int64_t entries_between_games() const { return entries_ - game_.last_entry; }
  // The seed of a bot for its next decision in that seat (fair/bot_seed.h). In a deal of the day
  // the bots play alike against everybody.
  std::uint64_t bot_seed(Seat seat) const;
  // Hints are allowed.
  bool help() const { return settings_.help ? *settings_.help : seating_.persons().size() <= 1; }
  // Several persons wait for the end of a window, or its length would tell who was asked.
  bool window_decides() const { return seating_.persons().size() > 1 && settings_.window > 0; }
  // The player to move was asked in secret, or together with others.
  bool someone_aside() const { return game_.match->may_step_aside(); }

 private:
  MaybeError apply_table_line(const std::string& name, const Value& body, Effects& effects,
                              const AnyChecked* checked);
  bool apply_game_step(const std::string& name, const Value& body, Effects& effects);
  bool apply_seat_line(const std::string& name, const Value& body, Effects& effects);
  MaybeError apply_settings(const Value& body, Effects& effects);
  MaybeError apply_record_line(const Value& line, Effects& effects, const AnyChecked* checked);
  MaybeError apply_deal(const Value& body, Effects& effects);
  MaybeError apply_decision(const Value& line, Effects& effects, const AnyChecked* checked);
  MaybeError apply_line(const Value& line, Effects& effects, const AnyChecked* checked);
  MaybeError take_back(const Value& body, Effects& effects);
  void apply_pending(const Value& body, Effects& effects);
  void create(const Value& body, Effects& effects);
  void start_game(const Value& body, Effects& effects);
  void score_round(const Value& body, Effects& effects);
  void end_game(const Value& body, Effects& effects);
  void reopen(Effects& effects);
  void close(Effects& effects);
  void update_window(bool was_settled, Seat mover, Effects& effects);
  void drop_stale_choices();
  void count_time(Seat seat, const Value& line, bool in_window);

  Settings settings_;
  Seating seating_;
  TableStatus status_ = TableStatus::kOpen;
  std::int64_t entries_ = 0;
  bool frozen_ = false;
  GameProgress game_;
  Shuffle shuffle_;
  OfferWindow window_;
  DealLog deal_log_;
};

}  // namespace lair
