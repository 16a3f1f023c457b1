#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "cli/play/person.h"
#include "cli/play/record.h"
#include "cli/play/screen.h"
#include "cli/play/today.h"
#include "cli/replay/course.h"
#include "cli/terminal/terminal.h"
#include "core/rng.h"
#include "fair/daily.h"
#include "fair/fair_line.h"
#include "record/json.h"
#include "record/recorder.h"
#include "rules/match.h"
#include "text/you.h"

namespace lair::cli {

enum class Ending : std::uint8_t { kPlayed, kLeft, kInterrupted };

// A game of a person against bots. Bots and screen get the knowledge of their seats, not the truth.
template <Game G>
class PlayedMatch {
 public:
  struct Table {
    typename G::Options options;
    std::vector<std::unique_ptr<Bot<G>>> bots;  // of seats 1 and up
    std::unique_ptr<Bot<G>> adviser;            // gives the person's hints
    Players players;
    std::optional<fair::Seeds> day;  // today's deal (docs/daily.md): one round, and no hints
  };

  // Deals come from stream 0 of the seed, and the bot in seat s draws from stream s. The record is
  // written to each of the files.
  PlayedMatch(const Table& table, std::uint64_t seed, Terminal& terminal,
              std::vector<RecordFile>& records)
      : match_(table.options, table.players.seats()),
        table_(table),
        terminal_(terminal),
        screen_(make_screen<G>(terminal, table.players)),
        records_(records),
        seed_(seed) {
    for (int i = 0; i < table.players.seats(); ++i) {
      rngs_.push_back(Rng::stream(seed, static_cast<std::uint64_t>(i)));
    }
    for (const auto& bot : table.bots) bot->begin_game();
    seen_->view = view(match_.state(), *table.players.person);
  }

  Ending play() {
    write(to_json(header()) + "\n");
    greet();
    return go_on();
  }

  Totals points() const { return totals(match_.state()); }

  // Continues an interrupted game of this table and seed whose record the files contain. The events
  // of the round are shown again.
  Ending resume(const Course<G>& course) {
    greet();
    const auto& steps = course.steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (steps[i].deal == i) random_deal(steps[i].before, rngs_[0]);
      if (steps[i].deal == i) ++deals_;
      if (i < steps.back().deal) continue;
      if (steps[i].deal == i) begin_round(steps[i].before);
      tell(steps[i].events);
    }
    match_ = course.end();
    // The bots' earlier random numbers are lost; these are different from all of them.
    for (std::size_t i = 1; i < rngs_.size(); ++i) {
      rngs_[i] = Rng::stream(seed_, kMaxSeats * (steps.size() + kManyGames) + i);
    }
    if (course.round_due()) recorder_.scored(state());
    write(recorder_.take());
    return go_on();
  }

 private:
  using State = typename G::State;
  using Action = typename G::Action;
  static constexpr std::uint64_t kManyGames = 1'000'000;  // more than one sitting has

  const State& state() const { return match_.state(); }

  bool is_over() const {
    if (status(state()) == Status::kOver) return true;
    return table_.day && status(state()) == Status::kAwaitsDeal && round_over(state());
  }

  void greet() {
    if (table_.day) return terminal_.say(todays_greeting(terminal_.look()));
    screen_->greet(seen_->view);
  }

  Ending go_on() {
    while (!is_over()) {
      if (terminal_.interrupted()) return Ending::kInterrupted;
      if (status(state()) == Status::kAwaitsDeal) {
        deal_next();
      } else if (const auto ending = move_next()) {
        return *ending;
      }
      write(recorder_.take());
      terminal_.flush();
    }
    close_round();
    if (status(state()) == Status::kOver) recorder_.end(state());
    write(recorder_.take());
    screen_->pause();
    return Ending::kPlayed;
  }

  void write(std::string_view lines) {
    for (RecordFile& file : records_) file.write(lines);
  }

  void begin_round(const State& before) {
    seen_->begin_round(view(before, *table_.players.person));
  }

  Value header() const {
    std::vector<std::string> names = table_.players.names;
    names[0] = kYou;
    Value header = header_line(G::kName, write_options(options(state())), names);
    Value levels = Value::array();
    for (const std::string& level : table_.players.levels) {
      levels.push_back(level.empty() ? Value() : Value(level));
    }
    header.set("bots", std::move(levels));
    if (table_.day) return header;
    return header.set("seed", static_cast<std::int64_t>(seed_));
  }

  // The deal of the day, or the next deal of the seed.
  typename G::Deal next_deal() {
    ++deals_;
    if (!table_.day) return random_deal(state(), rngs_[0]);
    const fair::FairLine line{
        .number = deals_,
        .seeds = *table_.day,
        .commit = fair::commitment(table_.day->server),
        .commits = std::vector<std::optional<fair::Digest>>(table_.day->clients.size())};
    write(to_json(Value::object({{"fair", fair::write_fair(line)}})) + "\n");
    return fair_deal(state(), fair::DealLots(fair::game_key(*table_.day), deals_));
  }

  // The bots are told how the round ended, or that its deal was thrown in.
  void close_round() {
    for (std::size_t i = 0; i < table_.bots.size(); ++i) {
      match_.know(seat_at(static_cast<int>(i) + 1), *known_);
      table_.bots[i]->end_round(*known_);
    }
  }

  void deal_next() {
    if (deals_ > 0) close_round();
    const typename G::Deal cards = next_deal();
    recorder_.dealt(state(), cards);
    begin_round(state());
    match_.deal(cards);
    tell(match_.last_events());
  }

  // Returns nothing while the game continues.
  std::optional<Ending> move_next() {
    const Seat seat = to_move(state());
    legal_moves(state(), moves_);
    match_.know(seat, *known_);
    if (!forced(state()) && table_.players.is_person(seat)) return ask(seat);
    typename G::Move move = moves_[0];
    if (!forced(state())) {
      if (table_.day) rngs_[at(seat)] = Rng(fair::kDailySeed);
      move = table_.bots[at(seat) - 1]->choose(*known_, moves_, rngs_[at(seat)]);
    }
    make(*match_.check(seat, move));
    return std::nullopt;
  }

  // Asks the person, whose knowledge is in `known_`.
  std::optional<Ending> ask(Seat seat) {
    std::optional<Checked<G>> checked;
    const auto check = [&](const Action& wanted) -> MaybeError {
      auto result = match_.check(seat, wanted);
      if (!result) return std::move(result.error());
      checked = *result;
      return std::nullopt;
    };
    const auto think = [&]() -> Result<Explanation<G>> {
      if (table_.day) return Error{"connect-no-hints", "", {}};
      Rng own(0);  // a hint must not change the cards to come
      return explain<G>(*table_.adviser, *known_, moves_, std::nullopt, own);
    };
    Company nobody;
    const Answer<G> answer =
        ask_person<G>(terminal_, *screen_, *known_, moves_, check, think, nobody);
    if (!answer.action) return answer.interrupted ? Ending::kInterrupted : Ending::kLeft;
    make(*checked);
    return std::nullopt;
  }

  void make(const Checked<G>& checked) {
    match_.act(checked);
    recorder_.acted(match_.last().before, match_.last().decision->action);
    if (status(state()) != Status::kAwaitsMove && round_over(state())) recorder_.scored(state());
    tell(match_.last_events());
  }

  // Shows the person the events that this seat may see.
  void tell(std::span<const typename G::Event> events) {
    for (const typename G::Event& event : events) {
      if (!event.audience.has(*table_.players.person)) continue;
      seen_->add(event);
      screen_->tell(*seen_, event);
    }
  }

  Match<G> match_;
  const Table& table_;
  Terminal& terminal_;
  std::unique_ptr<Screen<G>> screen_;
  std::vector<RecordFile>& records_;
  std::uint64_t seed_;
  std::int64_t deals_ = 0;  // so far
  Recorder<G> recorder_{true};
  std::vector<Rng> rngs_;  // of the deals, then of seats 1 and up
  std::unique_ptr<Knowledge<G>> known_ = std::make_unique<Knowledge<G>>();  // of the seat asked
  // The person's knowledge as of the last event that was shown.
  std::unique_ptr<Knowledge<G>> seen_ = std::make_unique<Knowledge<G>>();
  typename G::MoveList moves_;
};

}  // namespace lair::cli
