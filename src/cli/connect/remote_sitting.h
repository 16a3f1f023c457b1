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
#include "cli/play/match.h"
#include "cli/play/players.h"
#include "cli/terminal/terminal.h"
#include "client/client.h"
#include "client/remote_table.h"

namespace lair::cli {

// What went wrong, in a sentence.
std::string said_wire(const Look& look, const Value& error);

// A person at a table of a server: the waiting room, the game, its end, and what comes between. Who
// finds no seat, or wants none, looks on.
class RemoteSitting : private Company {
 public:
  RemoteSitting(Client& client, Terminal& terminal, std::string origin, RemoteSeed& seed,
                bool watches)
      : client_(client),
        terminal_(terminal),
        origin_(std::move(origin)),
        seed_(seed),
        watches_(watches) {}

  // Until the person leaves or there is nothing more to do. kFailed: failure() says why.
  enum class End : std::uint8_t { kLeft, kPlayed, kInterrupted, kFailed };
  End sit(const std::string& table, const std::string& token);

  const std::string& failure() const { return failure_; }
  const RemoteTable& table() const { return table_; }
  // Of the game that ended last; empty if the server has not given it.
  const std::vector<Value>& record() const { return record_; }

 private:
  // What the person can do now.
  enum class Situation : std::uint8_t {
    kLost,
    kRoom,   // the game has not begun
    kWatch,  // others play
    kWait,   // for others, or for an answer
    kDecide,
    kLeave,  // a card that all are asked about, and the person cannot take
    kNext,   // the round is over
    kHeld,   // a bot plays for the person
    kOver,
  };

  const Look& look() const { return terminal_.look(); }
  Situation situation() const;
  bool over() const { return !failure_.empty() || ended_; }
  bool stands() override;
  bool hears(std::string_view line) override;

  // remote_messages.cc: what the server says.
  void take_news();
  void hear(const Value& message);
  void hear_table(const Value& table);
  void hear_update(const Value& message);
  void hear_hurried(const Value& seats);
  std::string name_at(const Value* seat) const;  // empty if there is no such seat
  void hear_resumed(const Value& body);
  void hear_answer(const Value& message);
  void hear_others(const Value& message);
  void hear_here(const Value::Array& list);
  void hear_votes(const Value& votes);
  void hear_fair(const Value& message);
  void hear_record(const News::Answer& answer);
  std::string record_path() const;
  bool open_game();
  void come_back();
  void doubt(const Error& error);
  void fail(const Error& error);
  void seat_players();

  void note(std::string_view id, std::initializer_list<Arg> args = {});
  void send(Value message);           // and waits for the answer
  void send_aside(Value message);     // whose answer matters only if it is an error
  void send_silently(Value message);  // whose answer matters to nobody

  void show(Situation now);
  void show_room();
  void show_wait();
  std::string clock_said() const;
  // The seat for which all may be waiting although nobody is there and no clock runs.
  std::optional<int> absent() const;
  std::optional<End> decide();
  std::optional<End> answer(Situation now, const std::string& line);
  void answer_room(const std::string& line);
  void answer_watching(const std::string& line);
  std::optional<End> answer_over(const std::string& line);
  bool asks(Situation now) const;

  Client& client_;
  Terminal& terminal_;
  std::string origin_;
  RemoteSeed& seed_;
  std::string token_;
  RemoteTable table_;
  Muted muted_;
  Players players_;
  std::unique_ptr<RemoteGame> game_;
  std::int64_t playing_ = -1;  // the number of the game that `game_` is
  std::int64_t judged_ = 0;    // the number of the last game whose record was asked for
  std::vector<Value> record_;
  std::string failure_;
  bool watches_;          // looks on, without a seat
  bool judging_ = false;  // the record of the game that is over has been asked for
  bool ended_ = false;
  bool live_ = false;     // connected, and up to date
  bool lost_ = false;     // the person has been told so
  bool trusted_ = false;  // something since the last whole table made sense
  bool sat_ = false;      // a seat was asked for
  bool said_next_ = false, said_rematch_ = false;
  std::int64_t requests_ = 0;
  std::int64_t awaited_ = 0;  // the request whose answer is awaited; 0: none
  std::int64_t steps_ = 0;    // updates with something new about the game
  std::int64_t asked_ = 0;    // of the question that is put
  std::int64_t shown_ = -1;   // of what was shown last
  Situation shown_as_ = Situation::kLost;
};

}  // namespace lair::cli
