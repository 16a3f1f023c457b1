#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/any_bot.h"
#include "core/result.h"
#include "core/value.h"
#include "protocol/close_code.h"
#include "table/table.h"

namespace lair::wasm {

// Secrets that follow from one random secret of the page.
class GivenSecrets final : public Secrets {
 public:
  explicit GivenSecrets(std::string given) : given_(std::move(given)) {}
  std::string draw() override;

 private:
  std::string given_;
  int drawn_ = 0;
};

// What the owner of a local table must do after a call: store the entries, then send the frames.
struct LocalOutcome {
  std::vector<std::string> entries;  // of the log, to be stored first
  std::vector<std::string> frames;   // messages of the protocol to the page
  std::optional<CloseCode> close;    // of the connection, after the frames
  bool row_changed = false, game_changed = false;
};

// A table inside the page: one player, bots in the other seats. The page speaks the protocol to it
// as to a server. It knows no time of its own, and it computes only in `think`.
class LocalTable {
 public:
  // The requests are the creator's first ones, as on a server.
  static Result<std::unique_ptr<LocalTable>> create(std::string id, const Settings& settings,
                                                    const Visitor& player, std::string secret,
                                                    const std::vector<Value>& requests, Millis now,
                                                    LocalOutcome& outcome);
  static Result<std::unique_ptr<LocalTable>> load(std::string id,
                                                  const std::vector<std::string>& log,
                                                  const Visitor& player, std::string secret,
                                                  Millis now);

  // A message of the page; `hello` comes first.
  LocalOutcome message(const Value& message, Millis now);
  // The page has gone: clocks stand still.
  LocalOutcome leave(Millis now);
  // Makes one decision of a bot, or one hint. Nothing if no bot is asked.
  LocalOutcome think(Millis now);
  LocalOutcome tick(Millis now);

  bool thinks() const { return !tasks_.empty() || hint_ != nullptr; }
  const Table& table() const { return *table_; }

 private:
  LocalTable(Visitor player, std::string secret)
      : player_(std::move(player)), secrets_(std::move(secret)) {}

  void hello(const Value& body, Millis now, LocalOutcome& outcome);
  void request(const Value& message, Millis now, LocalOutcome& outcome);
  // Adds the entry and the frames of a step. An update of a request is its answer.
  void add(StepResult result, const Value* request, Millis now, LocalOutcome& outcome);
  void send_current(const Value& hello, Millis now, LocalOutcome& outcome) const;
  AnyBot& bot(const std::string& level);

  Visitor player_;
  GivenSecrets secrets_;
  std::unique_ptr<Table> table_;
  bool connected_ = false;
  int stream_ = kPublicStream;
  int legal_up_to_ = 0;
  std::deque<BotTask> tasks_;
  std::unique_ptr<AnyKnowledge> hint_;
  Value hint_id_;
  std::map<std::string, std::unique_ptr<AnyBot>> bots_;  // by level
};

}  // namespace lair::wasm
