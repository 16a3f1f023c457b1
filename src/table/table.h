#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/value.h"
#include "rules/live_match.h"
#include "table/seats.h"
#include "table/settings.h"
#include "table/store.h"

// A table: seats, the game in progress, clocks, and what each seat is told.
//
// The log is the table. Everything that changes it is a line (of a record, or one of the table's
// own), and `apply` makes it so, whether the line is new or read again. The lines of one step (a
// request and what follows from it by itself) are one entry of the log, and give each stream at
// most one update; so a table that is read again counts its versions as before.
//
// A table knows no sockets and no time of its own: whoever holds it hands it requests, the answers
// of bots and the time, and asks when to come again (`due`) and what bots are to think about.

namespace lair {

// Where updates go: a stream a seat, and one for those without.
inline constexpr int kPublic = kMaxSeats;
inline constexpr int kStreams = kMaxSeats + 1;

// What those who listen want of updates.
struct Wanted {
  unsigned views = 0, legal = 0;  // streams, as bits, whose updates carry that too
  bool watched = true;            // somebody hears the public stream
};

// Where secrets come from: 32 random bytes, in hex.
class Secrets {
 public:
  virtual ~Secrets() = default;
  virtual std::string draw() = 0;
};

struct Visitor {
  std::string player;
  std::string name;
};

// What came of a step.
struct Told {
  int stream = 0;
  std::int64_t version = 0;
  std::shared_ptr<const std::string> body;  // of an update, behind `"v":N,`
  bool may_wait = false;                    // nobody is asked anything in it
};
struct Outcome {
  std::string entry;  // for the log; empty if nothing is to be kept
  std::vector<Told> told;
  std::vector<std::string> notices;    // to all, without a version, kept nowhere
  std::optional<std::string> answer;   // the body of an answer to whoever asked
  MaybeError error;                    // why nothing was done
  std::unique_ptr<AnyKnowledge> hint;  // what a bot shall explain to whoever asked
  bool row_changed = false;            // row() is to be stored
  bool game_changed = false;           // game_row() is to be stored
  std::string removed;                 // the player who was sent away
  std::string written;                 // a text that all now read
};

// What a bot is to think about.
struct Thought {
  Seat seat{};
  std::uint64_t ticket = 0;
  std::string level;
  std::unique_ptr<AnyKnowledge> knowledge;
};

class Table {
 public:
  // Makes a new table; its creator sits down on the first seat.
  static std::unique_ptr<Table> create(std::string id, const Settings& settings,
                                       const Visitor& creator, Secrets& secrets, Millis now,
                                       Outcome& outcome);
  // Reads a table again from the entries of its log. One whose log this program cannot follow to
  // its end, because it was written by another version, is `frozen` where it stopped: it can be
  // looked at, and closed.
  static Result<std::unique_ptr<Table>> load(std::string id, const std::vector<std::string>& log,
                                             Secrets& secrets, Millis now);

  // A request of docs/protocol.md. A request that a bot's thinking answers has no outcome yet.
  Outcome request(const Visitor& visitor, const Value& message, Millis now);
  // What a bot thought; nothing happens if it is not wanted any more.
  Outcome thought(std::uint64_t ticket, const Value& line, Millis now);
  // Time has passed.
  Outcome tick(Millis now);
  // A person of this seat has come or gone.
  Outcome present(Seat seat, bool here, Millis now);
  // The world's clock was set: what was then is so much later now.
  void shift(Millis by);
  // Without a person for too long, or by the host of the server.
  Outcome close(Millis now);
  // The host of the server takes a player's seat; in a running game a bot goes on. With `forget`
  // the name goes, too.
  Outcome expel(const std::string& player, bool forget, Millis now);

  // When `tick` wants to be called; nothing if only a request can change something.
  std::optional<Millis> due() const;
  std::vector<Thought> thoughts();

  const std::string& id() const { return id_; }
  TableStatus status() const { return status_; }
  const Settings& settings() const { return settings_; }
  SeatSet seat_of(const std::string& player) const { return seats_.of(player); }
  bool creator(const std::string& player) const { return creator_ == player; }
  bool may_watch() const { return status_ == TableStatus::kOpen || settings_.watch; }
  bool help() const;
  bool waits_for(const std::string& player) const {
    const SeatSet seat = seats_.of(player);
    return !seat.empty() && asked_.has(first_of(seat));
  }
  SeatSet here() const { return here_; }
  bool frozen() const { return frozen_; }
  bool runs() const { return playing() && !paused(); }  // time passes at it
  // Empty where no person sits, or no seat is.
  std::string player_at(std::int64_t seat) const {
    return seat >= 0 && seat < seats_.count() ? seats_[seat_at(static_cast<int>(seat))].player : "";
  }
  std::int64_t entries() const { return entries_; }

  int stream_of(const std::string& player) const;
  // Of those that were told, what still counts for one who comes now.
  std::vector<std::string> notices() const;
  void want(const Wanted& wanted) { wanted_ = wanted; }
  std::int64_t version(int stream) const {
    return streams_[static_cast<std::size_t>(stream)].version;
  }
  // The updates behind `from`; nothing if they are not kept any more.
  std::optional<std::vector<Told>> since(int stream, std::int64_t from) const;
  // The whole table as this visitor may see it.
  Value snapshot(const Visitor& visitor, Millis now) const;
  // What is not in the updates, for one who comes back.
  Value resumed(const Visitor& visitor, Millis now) const;
  // What may be answered, if this stream's seat is asked.
  std::optional<Value> legal_for(int stream) const;
  Value summary() const;  // for the lobby

  TableRow row() const;
  GameRow game_row() const;
  std::optional<DailyRow> daily_row() const;  // of a table for a day's deal

 private:
  // What of a turn stays the same while it lasts.
  struct Turn {
    std::optional<Seat> seat;        // whose it is, if that is known to all
    bool you = false;                // this stream's seat is asked
    std::string_view kind;           // what it is asked
    bool only = false;               // and can but refuse
    std::optional<SeatSet> awaited;  // who has not yet said that the next round may begin

    friend bool operator==(const Turn&, const Turn&) = default;
  };
  struct Stream {
    std::int64_t version = 0;
    std::int64_t begun = 0;  // the first version that those have heard who hear it now
    // Bodies of the last versions: that of a version at its remainder by kRecent.
    std::vector<std::shared_ptr<const std::string>> recent;
    std::string events;        // of this step, in JSON, with a comma behind each
    std::optional<Turn> turn;  // as last told
  };
  enum class Settling : std::uint8_t { kNo, kWaiting, kDone };
  static constexpr Millis kRevealTime = 3'000;  // for seeds, once somebody is there to show one
  // A decision of a seat that waits for others, or for its time.
  struct Choice {
    bool made = false;
    Value line;
    std::string_view by;
  };

  Table(std::string id, Secrets& secrets) : id_(std::move(id)), secrets_(&secrets) {}

  // A step: `begin`, lines by `add`, `finish`.
  void begin(Millis now);
  MaybeError add(const Value& line);
  bool must(const Value& line);
  void finish(Outcome& outcome);
  static Value named(std::string_view name, Seat seat);

  // What lines do (table_log.cc).
  MaybeError read(const std::string& entry, Millis now);
  MaybeError apply(const Value& line);
  MaybeError apply_table(const std::string& name, const Value& body);
  bool apply_step(const std::string& name, const Value& body);
  bool apply_seats(const std::string& name, const Value& body);
  MaybeError apply_game(const Value& line);
  MaybeError apply_decision(const Value& line);
  std::string rematch_notice() const;
  std::string votes_notice(Seat absent) const;
  void note_time(Sitter& sitter, const Value& line, bool in_window) const;
  void found(const Value& body);
  void start_game(const Value& body);
  void note_round(const Value& body);
  void end_game(const Value& body);

  // Requests (table_requests.cc, table_rematch.cc).
  MaybeError serve(const Visitor& visitor, const Value& message, Outcome& outcome);
  MaybeError only_creator(const Visitor& visitor) const;
  MaybeError only_open() const;
  Result<Seat> seat_in(const Value& value) const;
  void seat_down(Seat seat, const Visitor& visitor);
  MaybeError sit(const Visitor& visitor, const Value& wanted);
  MaybeError stand(Seat seat);
  void take_seat_from(Seat seat, std::string_view line, Value body);
  void pass_on_table();
  MaybeError put_bot(const Visitor& visitor, const Value& body);
  MaybeError remove(const Visitor& visitor, const Value& wanted, Outcome& outcome);
  MaybeError change_settings(const Visitor& visitor, const Value& body);
  MaybeError start(const Visitor& visitor);
  void begin_game();
  MaybeError move(Seat seat, const Value& message);
  MaybeError legal(Seat seat, Outcome& outcome) const;
  MaybeError hint(Seat seat, Outcome& outcome) const;
  MaybeError next(Seat seat, Outcome& outcome);
  MaybeError rematch(Seat seat, Outcome& outcome);
  std::optional<Millis> rematch_due() const;
  bool all_want_rematch() const;
  bool play_again();
  MaybeError vote(Seat seat, const Value& wanted, Outcome& outcome);
  bool is_absent(Seat seat) const;
  void count_votes();
  MaybeError come_back(Seat seat);
  MaybeError say(Seat seat, const Value& message, Outcome& outcome);
  MaybeError commit(Seat seat, const Value& value);
  MaybeError reveal(Seat seat, const Value& value);

  // What the table waits for, and what follows by itself (table_turn.cc).
  void go_on();
  bool go_on_once();
  bool resolve_once();
  bool open_game();
  bool deal();
  bool end_early();
  bool playing() const { return status_ == TableStatus::kPlaying && match_ != nullptr && !frozen_; }
  bool has_long_turns() const { return settings_.clock && settings_.clock->turn >= kLongTurn; }
  bool paused() const;
  bool between_rounds() const;
  bool ready_to_deal() const;
  SeatSet awaited_reveals() const;
  SeatSet awaited_next() const;
  void decide(Seat seat, Value line, std::string_view by);
  bool creator_missed() const;
  void wake();
  std::optional<Millis> waits_due() const;
  void note_waits();
  std::optional<Millis> clock_end(Seat seat) const;

  // A window: somebody may be asked in secret (table_window.cc).
  void settle(std::vector<WrittenEvent>& events, bool settled_before, Seat mover);
  Millis settle_time() const;
  bool settle_once();
  bool settled() const;
  bool may_settle() const;
  bool window_decides() const;
  Millis window_due() const;
  void forget_vain_choices();
  SeatSet asked() const;
  bool asks_all() const { return settling_ == Settling::kWaiting && offer_.has_value(); }
  SeatSet hearers() const;
  bool may_only_refuse(Seat seat) const;
  Value refusal_of(Seat seat) const;
  Result<Value> decision(Seat seat, const Value& line) const;
  std::vector<Value> legal_of(Seat seat) const;

  // What is told (table_messages.cc).
  void tell(int stream, Outcome& outcome);
  void write_body(int stream, const Turn& turn, bool turned);
  void tell_events(const std::vector<WrittenEvent>& events);
  bool is_early() const;
  bool someone_aside() const { return match_->aside().has_value(); }
  Turn turn_of(int stream) const;
  void append_turn(std::string& text, const Turn& turn, int stream, Millis now) const;
  Value write_turn(int stream, Millis now) const;
  std::shared_ptr<const std::string> told_body(const Outcome& outcome) const;
  Value write_you(const Visitor& visitor) const;
  Value write_seats() const;
  Value write_here() const;
  Value write_fair() const;
  Value view_for(int stream) const;
  static Value write_set(SeatSet seats);

  std::string id_;
  Secrets* secrets_;
  std::string creator_;
  std::set<std::string> removed_;  // players whom a creator sent away
  Settings settings_;
  Seats seats_;
  TableStatus status_ = TableStatus::kOpen;
  Millis updated_ = 0, now_ = 0;
  Millis shown_ = 0;  // when something changed that all may know: anybody may ask for that
  std::int64_t entries_ = 0;

  // The game.
  int number_ = 0;
  std::int64_t first_entry_ = 0, last_entry_ = 0;
  std::unique_ptr<LiveMatch> match_;
  Value rounds_ = Value::array();
  Value end_;
  bool round_due_ = false;  // scored, and not yet written
  int deals_ = 0;
  std::string server_seed_;                            // hex; of the game in progress
  std::array<std::string, kMaxSeats> commits_{};       // for the game in progress
  std::array<std::string, kMaxSeats> client_seeds_{};  // revealed
  bool revealing_ = false;
  Settling settling_ = Settling::kNo;
  std::int64_t settle_entry_ = 0;            // in which it began
  std::vector<WrittenEvent> later_;          // told when it is over
  std::optional<Offer> offer_;               // of which all are asked, and
  Seat offered_by_{};                        // who made it
  std::array<Choice, kMaxSeats> choices_{};  // made, and waiting for the others'

  // What is in nobody's log.
  SeatSet here_;
  Millis paused_at_ = 0, creator_gone_ = 0, waits_noted_ = 0;
  Millis row_told_ = 0;                   // when row() was last to be stored
  std::array<Millis, kMaxSeats> gone_{};  // since when nobody of the seat is here
  std::array<std::string, kMaxSeats> next_commits_{};
  SeatSet said_next_, said_rematch_;
  std::array<SeatSet, kMaxSeats> votes_{};  // for each absent seat, who wants a bot there
  std::array<Millis, kMaxSeats> since_{};   // when it was asked
  std::array<std::int64_t, kMaxSeats> asked_version_{};
  SeatSet asked_;      // after the last step
  SeatSet timed_out_;  // a bot is to decide for them
  Millis settle_from_ = 0, settle_until_ = 0, pause_until_ = 0, reveal_until_ = 0;
  std::array<Choice, kMaxSeats> answers_{};  // of bots, until their pace has passed
  std::array<std::uint64_t, kMaxSeats> tickets_{};
  std::uint64_t last_ticket_ = 0;
  Wanted wanted_;

  // The step in progress.
  bool reading_ = false;  // a log
  bool frozen_ = false;
  SeatSet renewed_;  // asked anew
  std::string lines_;
  std::string body_;  // of the update being written
  std::array<Stream, kStreams> streams_;
  bool seats_changed_ = false, creator_changed_ = false, status_changed_ = false,
       settings_changed_ = false, fair_changed_ = false, row_changed_ = false,
       game_changed_ = false;
  Value new_rounds_ = Value::array();
};

}  // namespace lair
