#include "fair/fairness.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "fair/errors.h"
#include "fair/fair_line.h"
#include "record/replay.h"

namespace lair::fair {
namespace {

// The deals of one game after the other.
class DealCheck {
 public:
  explicit DealCheck(FairnessCheck& found) : found_(found) {}

  // `game` is the game as it stands before the line.
  MaybeError feed(const Replay& game, const Value& line) {
    if (is_header(line)) begin_game();
    if (!game.begun() || line.fields() == nullptr) return std::nullopt;
    if (const Value* body = line.find("deal")) return deal(game.match(), *body);
    const Value* body = line.find("fair");
    if (body != nullptr && !line.has("seat")) return fair(game.match(), *body);
    return std::nullopt;
  }

 private:
  void begin_game() {
    number_ = 1;
    line_.reset();
    last_.reset();
  }

  MaybeError fair(const AnyMatch& match, const Value& body) {
    auto line = read_fair(body, match.seats());
    if (!line) return std::move(line.error());
    if (line->number != number_) {
      return Error{kWrongNumber, "", {{"given", line->number}, {"due", number_}}};
    }
    if (MaybeError error = check_commits(*line)) return error;
    line_ = std::move(*line);
    return std::nullopt;
  }

  // With seeds that change, a server could choose them when it knows how the game stands.
  MaybeError check_seeds() const {
    if (!line_) return Error{kMissing, "", {{"number", number_}}};
    const bool changed =
        last_ && (line_->seeds != last_->seeds || line_->commits != last_->commits);
    if (changed) return Error{kChanged, "", {{"number", number_}}};
    return std::nullopt;
  }

  MaybeError deal(const AnyMatch& before, const Value& body) {
    if (MaybeError error = check_seeds()) return error;
    const std::unique_ptr<AnyMatch> match = before.clone();
    if (match->status() == Status::kAwaitsMove) match->settle();
    // What is not due is for the rules to refuse.
    if (match->status() != Status::kAwaitsDeal) return std::nullopt;
    const Value ours = match->fair_deal(DealLots(game_key(line_->seeds), number_));
    for (const auto& [field, value] : *ours.fields()) {
      const Value* given = body.find(field);
      if (given == nullptr || *given != value) {
        return Error{kDiffers, "", {{"number", number_}, {"field", field}}};
      }
    }
    if (!last_) found_.unrevealed += unrevealed(*line_);
    ++found_.deals;
    ++number_;
    last_ = std::exchange(line_, std::nullopt);
    return std::nullopt;
  }

  FairnessCheck& found_;
  std::int64_t number_ = 1;       // of the next deal
  std::optional<FairLine> line_;  // for the next deal
  std::optional<FairLine> last_;  // of the deal before
};

}  // namespace

FairnessCheck check_fairness(std::istream& file) {
  FairnessCheck found;
  DealCheck deals(found);
  found.file = check_records(
      file, [&](const Replay& game, const Value& line) { return deals.feed(game, line); });
  return found;
}

}  // namespace lair::fair
