#include "cli/connect/remote_game.h"

#include <algorithm>
#include <span>

#include "cli/play/game_screens.h"
#include "cli/play/table.h"
#include "cli/play/today.h"
#include "rules/onlooker.h"

namespace lair::cli {
namespace {

// A decision line as a move of the protocol.
Value without_seat(const Value& line) {
  if (line.fields() == nullptr) return line;
  Value move = Value::object();
  for (const auto& [name, value] : *line.fields()) {
    if (name != "seat") move.set(name, value);
  }
  return move;
}

template <Game G>
class RemoteGameOf final : public RemoteGame {
 public:
  RemoteGameOf(const typename G::Options& options, bool daily, Terminal& terminal,
               const Players& players)
      : options_(options),
        daily_(daily),
        terminal_(terminal),
        players_(players),
        seat_(players.person.value_or(kOnlooker)),
        screen_(make_screen<G>(terminal, players)),
        knowledge_(std::make_unique<Knowledge<G>>()) {}

  void begin() override {
    knowledge_->view = first_view<G>(options_, players_.seats(), seat_);
    greet();
  }

  MaybeError catch_up(const Value& table) override {
    const Value* written = table.find("view");
    const Value* rounds = table.find("rounds");
    const Value* events = table.find("events");
    if (written == nullptr || rounds == nullptr || events == nullptr ||
        events->items() == nullptr) {
      return told_wrong(table);
    }
    auto start = read_start(options_, players_.seats(), seat_, *rounds, *written);
    if (!start) return std::move(start.error());
    const std::unique_ptr<Knowledge<G>> old =
        std::exchange(knowledge_, std::make_unique<Knowledge<G>>());
    knowledge_->view = *start;
    if (!greeted_) greet();
    bool known = true;  // the events so far have been shown before
    return hear_all(*knowledge_, std::span(*events->items()), written, [&] {
      const std::size_t place = knowledge_->events.size() - 1;
      known =
          known && place < old->events.size() && old->events[place] == knowledge_->events[place];
      if (!known) screen_->tell(*knowledge_, knowledge_->events.back());
    });
  }

  MaybeError hear(const Value& message) override {
    const Value* events = message.find("events");
    if (events != nullptr && events->items() == nullptr) return told_wrong(message);
    std::span<const Value> told;
    if (events != nullptr) told = *events->items();
    return hear_all(*knowledge_, told, message.find("view"),
                    [&] { screen_->tell(*knowledge_, knowledge_->events.back()); });
  }

  Result<Decision> decide(bool help, Company& company) override {
    legal_moves(knowledge_->view, moves_);
    if (moves_.empty()) return told_wrong({});
    // The rules check moves in a whole state; any state that fits the view gives the same answer.
    const typename G::State imagined = sample(knowledge_->view, rng_);
    const auto check_action = [&](const Action& wanted) { return check(imagined, seat_, wanted); };
    const auto think = [&]() -> Result<Explanation<G>> {
      if (!help) return Error{"connect-no-hints", "", {}};
      if (adviser_ == nullptr) {
        auto made = make_bot<G>("strong");
        if (!made) return std::move(made.error());
        adviser_ = std::move(*made);
      }
      return explain<G>(*adviser_, *knowledge_, moves_, std::nullopt, rng_);
    };
    const Answer<G> answer =
        ask_person<G>(terminal_, *screen_, *knowledge_, moves_, check_action, think, company);
    Decision decision{{}, answer.interrupted, answer.gone};
    if (answer.action) {
      decision.move = without_seat(write_decision(imagined, resolved<G>(imagined, *answer.action)));
    }
    return decision;
  }

  void pause() override { screen_->pause(); }
  void scores() override { screen_->scores(knowledge_->view); }
  void draw() override {
    screen_->pause();
    const std::string text = position_drawn(terminal_.look(), players_, *knowledge_);
    if (!text.empty()) terminal_.say("\n" + text);
  }

 private:
  using Action = typename G::Action;

  void greet() {
    greeted_ = true;
    if (daily_) return terminal_.say(todays_greeting(terminal_.look()));
    screen_->greet(knowledge_->view);
  }

  typename G::Options options_;
  bool daily_;
  Terminal& terminal_;
  const Players& players_;
  Seat seat_;
  std::unique_ptr<Screen<G>> screen_;
  std::unique_ptr<Knowledge<G>> knowledge_;
  std::unique_ptr<Bot<G>> adviser_;  // made for the first hint
  typename G::MoveList moves_;
  Rng rng_{1};
  bool greeted_ = false;
};

}  // namespace

Result<std::unique_ptr<RemoteGame>> make_remote_game(const RemoteTable& table, Terminal& terminal,
                                                     const Players& players) {
  Result<std::unique_ptr<RemoteGame>> made = not_in_terminal(table.game);
  MaybeError error = with_screen(table.game, [&]<Game G>(G) {
    const int seats = players.seats();
    if (seats < G::kMinSeats || seats > G::kMaxSeats) {
      made = seats_error(G::kMinSeats, G::kMaxSeats);
      return;
    }
    auto options = G::read_options(table.options);
    if (!options) {
      made = std::move(options.error());
      return;
    }
    if constexpr (ReadsEvents<G>) {
      made = std::unique_ptr<RemoteGame>(
          std::make_unique<RemoteGameOf<G>>(*options, !table.daily.empty(), terminal, players));
    }
  });
  if (error) return std::move(*error);
  return made;
}

}  // namespace lair::cli
