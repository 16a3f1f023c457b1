#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/recorder.h"
#include "bots/bot.h"
#include "cli/play_person.h"
#include "cli/play_record.h"
#include "cli/play_screen.h"
#include "cli/replay_course.h"
#include "cli/terminal.h"
#include "cli/today.h"
#include "core/rng.h"
#include "fair/daily.h"
#include "fair/fair_line.h"
#include "record/json.h"
#include "rules/game.h"
#include "text/you.h"

namespace lair::cli {

enum class Ending : std::uint8_t { kPlayed, kLeft, kInterrupted };

// A game of a person against bots. It alone holds the truth: bots and screen get what their seats
// know.
template <Game G>
class PlayedMatch {
 public:
  struct Table {
    typename G::Options options;
    std::vector<std::unique_ptr<Bot<G>>> bots;  // of seats 1 and up
    std::unique_ptr<Bot<G>> adviser;            // whom the person asks for hints
    Players players;
    std::optional<fair::Seeds> day;  // today's deal (docs/daily.md): one round, and no hints
  };

  // Deals come from stream 0 of the seed, the bot in seat s draws from stream s. The record goes to
  // all of these files.
  PlayedMatch(const Table& table, std::uint64_t seed, Terminal& terminal,
              std::vector<RecordFile>& records)
      : state_(start(table.options, table.players.seats())),
        table_(table),
        terminal_(terminal),
        screen_(make_screen<G>(terminal, table.players)),
        records_(records),
        seed_(seed) {
    for (int i = 0; i < table.players.seats(); ++i) {
      rngs_.push_back(Rng::stream(seed, static_cast<std::uint64_t>(i)));
      knowledge_.push_back(std::make_unique<Knowledge<G>>());
      knowledge_.back()->view = view(state_, seat_at(i));
    }
  }

  Ending play() {
    write(to_json(header()) + "\n");
    greet();
    return go_on();
  }

  Totals points() const { return totals(state_); }

  // Goes on with a game of this table and seed that was broken off, whose record the files have.
  // The person is told the round again.
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
    state_ = course.end();
    // Not the draws that led here, which nobody knows any more, but none that were.
    for (std::size_t i = 1; i < rngs_.size(); ++i) {
      rngs_[i] = Rng::stream(seed_, kMaxSeats * (steps.size() + kManyGames) + i);
    }
    if (course.round_due()) recorder_.scored(state_);
    write(recorder_.take());
    return go_on();
  }

 private:
  using State = typename G::State;
  using Action = typename G::Action;
  static constexpr std::uint64_t kManyGames = 1'000'000;  // of one sitting, which have streams too

  bool is_over() const {
    if (status(state_) == Status::kOver) return true;
    return table_.day && status(state_) == Status::kAwaitsDeal && round_over(state_);
  }

  void greet() {
    if (table_.day) return terminal_.say(todays_greeting(terminal_.look()));
    screen_->greet(knowledge_[0]->view);
  }

  Ending go_on() {
    while (!is_over()) {
      if (terminal_.interrupted()) return Ending::kInterrupted;
      if (status(state_) == Status::kAwaitsDeal) {
        deal_next();
      } else if (const auto ending = move_next()) {
        return *ending;
      }
      write(recorder_.take());
      terminal_.flush();
    }
    if (status(state_) == Status::kOver) recorder_.end(state_);
    write(recorder_.take());
    screen_->pause();
    return Ending::kPlayed;
  }

  void write(std::string_view lines) {
    for (RecordFile& file : records_) file.write(lines);
  }

  void begin_round(const State& before) {
    for (std::size_t i = 0; i < knowledge_.size(); ++i) {
      knowledge_[i]->view = view(before, seat_at(static_cast<int>(i)));
      knowledge_[i]->events.clear();
    }
  }

  Value header() const {
    std::vector<std::string> names = table_.players.names;
    names[0] = kYou;
    Value header = header_line(G::kName, write_options(options(state_)), names);
    Value levels = Value::array();
    for (const std::string& level : table_.players.levels) {
      levels.push_back(level.empty() ? Value() : Value(level));
    }
    header.set("bots", std::move(levels));
    if (table_.day) return header;
    return header.set("seed", static_cast<std::int64_t>(seed_));
  }

  // The cards of the day, or those of the seed.
  typename G::Deal next_deal() {
    ++deals_;
    if (!table_.day) return random_deal(state_, rngs_[0]);
    const fair::FairLine line{
        .number = deals_,
        .seeds = *table_.day,
        .commit = fair::commitment(table_.day->server),
        .commits = std::vector<std::optional<fair::Digest>>(table_.day->clients.size())};
    write(to_json(Value::object({{"fair", fair::write_fair(line)}})) + "\n");
    return fair_deal(state_, fair::DealLots(fair::game_key(*table_.day), deals_));
  }

  void deal_next() {
    const typename G::Deal cards = next_deal();
    recorder_.dealt(state_, cards);
    begin_round(state_);
    deal(state_, cards);
    typename G::EventList events;
    deal_events(state_, events);
    tell(events);
  }

  // Nothing while the game goes on.
  std::optional<Ending> move_next() {
    const Seat seat = to_move(state_);
    Knowledge<G>& known = *knowledge_[static_cast<std::size_t>(seat)];
    known.view = view(state_, seat);
    legal_moves(state_, moves_);
    Action action = moves_[0];
    if (!forced(state_) && table_.players.is_person(seat)) {
      const auto check_action = [&](const Action& wanted) { return check(state_, seat, wanted); };
      const auto think = [&]() -> Result<Explanation<G>> {
        if (table_.day) return Error{"connect-no-hints", "", {}};
        Rng own(0);  // a hint must not change the cards to come
        return explain<G>(*table_.adviser, known, moves_, std::nullopt, own);
      };
      Company nobody;
      const Answer<G> answer =
          ask_person<G>(terminal_, *screen_, known, moves_, check_action, think, nobody);
      if (!answer.action) return answer.interrupted ? Ending::kInterrupted : Ending::kLeft;
      action = *answer.action;
    } else if (!forced(state_)) {
      const auto place = static_cast<std::size_t>(seat);
      if (table_.day) rngs_[place] = Rng(fair::kDailySeed);
      action = table_.bots[place - 1]->choose(known, moves_, rngs_[place]);
    }
    make(resolve(state_, action));
    return std::nullopt;
  }

  void make(const Action& action) {
    recorder_.acted(state_, action);
    const State before = state_;
    apply(state_, action);
    if (status(state_) != Status::kAwaitsMove && round_over(state_)) recorder_.scored(state_);
    typename G::EventList events;
    move_events(before, action, state_, events);
    tell(events);
  }

  template <class Events>
  void tell(const Events& events) {
    for (const typename G::Event& event : events) {
      for (std::size_t i = 0; i < knowledge_.size(); ++i) {
        if (!event.audience.has(seat_at(static_cast<int>(i)))) continue;
        observe(knowledge_[i]->view, event);
        knowledge_[i]->events.push_back(event);
      }
      if (event.audience.has(*table_.players.person)) screen_->tell(*knowledge_[0], event);
    }
  }

  State state_;
  const Table& table_;
  Terminal& terminal_;
  std::unique_ptr<Screen<G>> screen_;
  std::vector<RecordFile>& records_;
  std::uint64_t seed_;
  std::int64_t deals_ = 0;  // so far
  Recorder<G> recorder_{true};
  std::vector<Rng> rngs_;  // of the deals, then of seats 1 and up
  std::vector<std::unique_ptr<Knowledge<G>>> knowledge_;
  typename G::MoveList moves_;
};

}  // namespace lair::cli
