#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/connect/remote_game.h"
#include "cli/connect/remote_seed.h"
#include "cli/connect/remote_talk.h"
#include "cli/connect/request_link.h"
#include "cli/play/match.h"
#include "cli/play/players.h"
#include "cli/terminal/terminal.h"
#include "client/remote_table.h"

namespace lair::cli {

// An error of the server as a sentence.
std::string said_wire(const Look& look, const Value& error);

// A person's session at a table of a server: the waiting room, the games and the time between them.
// A person without a seat watches.
class RemoteSession : private Company {
 public:
  RemoteSession(Client& client, Terminal& terminal, std::string origin, RemoteSeed& seed,
                bool watches)
      : terminal_(terminal),
        origin_(std::move(origin)),
        seed_(seed),
        link_(client),
        watches_(watches) {}

  // Runs until the person leaves or the game is over. After kFailed, failure() tells the reason.
  enum class End : std::uint8_t { kLeft, kPlayed, kInterrupted, kFailed };
  End run(const std::string& table, const std::string& token);

  const std::string& failure() const { return failure_; }
  const RemoteTable& table() const { return table_; }
  // The record of the last finished game; empty if the server has not sent it.
  const std::vector<Value>& record() const { return record_.lines; }

 private:
  // The situation decides what the person can do.
  enum class Situation : std::uint8_t {
    kLost,
    kRoom,   // the game has not begun
    kWatch,  // others play
    kWait,   // for others, or for an answer
    kDecide,
    kLeave,  // everybody is asked about a discard that the person cannot take
    kNext,   // the round is over
    kHeld,   // a bot plays for the person
    kOver,
  };

  // The game on the screen.
  struct CurrentGame {
    std::unique_ptr<RemoteGame> screen;  // null before the first
    std::int64_t number = -1;            // at its table
  };
  // The record of the last finished game, which the person's seed is checked against.
  struct RecordRequest {
    std::int64_t number = 0;  // of the game
    bool pending = false;
    std::vector<Value> lines;
  };
  // What the person sees: each update with something new about the game is a step.
  struct Shown {
    std::int64_t steps = 0;
    std::int64_t asked = 0;   // the step of the question on the screen
    std::int64_t drawn = -1;  // the step that was drawn last; -1: draw again
    Situation as = Situation::kLost;
  };

  const Look& look() const { return terminal_.look(); }
  Situation situation() const;
  bool over() const { return !failure_.empty() || ended_; }
  bool stands() override;
  bool hears(std::string_view line) override;

  // Messages of the server (remote_messages.cc).
  void read_news();
  void handle_message(const Value& message);
  void handle_table(const Value& table);
  void handle_update(const Value& message);
  void handle_hurried(const Value& seats);
  std::string name_at(const Value* seat) const;  // empty if there is no such seat
  void handle_resumed(const Value& body);
  void handle_answer(const Value& message);
  void handle_others(const Value& message);
  void handle_here(const Value::Array& list);
  void handle_votes(const Value& votes);
  void handle_fair(const Value& message);
  void handle_record(const News::Answer& answer);
  std::string record_path() const;
  bool open_game();
  void reconnected();
  void reload_or_fail(const Error& error);
  void fail(const Error& error);
  void seat_players();

  void note(std::string_view id, std::initializer_list<Arg> args = {});

  void show(Situation now);
  void show_room();
  void show_wait();
  std::string clock_said() const;
  // An absent player's seat that everybody may be waiting for, if no clock runs.
  std::optional<int> absent() const;
  std::optional<End> decide();
  std::optional<End> answer(Situation now, const std::string& line);
  void answer_room(const std::string& line);
  void answer_watching(const std::string& line);
  std::optional<End> answer_over(const std::string& line);
  bool asks(Situation now) const;

  Terminal& terminal_;
  std::string origin_;
  RemoteSeed& seed_;
  std::string token_;
  RequestLink link_;
  RemoteTable table_;
  Muted muted_;
  Players players_;
  CurrentGame game_;
  RecordRequest record_;
  Shown shown_;
  std::string failure_;
  bool watches_;                 // looks on, without a seat
  bool ended_ = false;           // the game is over, and there will be no other
  bool requested_seat_ = false;  // once
  bool lost_ = false;            // the person has been told that the connection is lost
  bool trusted_ = false;         // a message since the last whole table made sense
  bool said_next_ = false, said_rematch_ = false;
};

}  // namespace lair::cli
