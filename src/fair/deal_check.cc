#include "fair/deal_check.h"

#include <memory>
#include <utility>

#include "fair/errors.h"
#include "fair/seeds.h"

namespace lair::fair {

MaybeError DealCheck::feed(const Replay& game, const Value& line) {
  if (is_header(line)) begin_game();
  if (!game.begun() || line.fields() == nullptr) return std::nullopt;
  if (const Value* body = line.find("deal")) return deal(game.match(), *body);
  const Value* body = line.find("fair");
  if (body != nullptr && !line.has("seat")) return fair(game.match(), *body);
  return std::nullopt;
}

void DealCheck::begin_game() {
  number_ = 1;
  line_.reset();
  last_.reset();
}

MaybeError DealCheck::fair(const AnyMatch& match, const Value& body) {
  auto line = read_fair(body, match.seats());
  if (!line) return std::move(line.error());
  if (line->number != number_) {
    return Error{kWrongNumber, "", {{"given", line->number}, {"due", number_}}};
  }
  if (MaybeError error = check_commits(*line)) return error;
  line_ = std::move(*line);
  return std::nullopt;
}

// If seeds could change, a server could choose them with knowledge of the game.
MaybeError DealCheck::check_seeds() const {
  if (!line_) return Error{kMissing, "", {{"number", number_}}};
  const bool changed = last_ && (line_->seeds != last_->seeds || line_->commits != last_->commits);
  if (changed) return Error{kChanged, "", {{"number", number_}}};
  return std::nullopt;
}

MaybeError DealCheck::deal(const AnyMatch& before, const Value& body) {
  if (MaybeError error = check_seeds()) return error;
  const std::unique_ptr<AnyMatch> match = before.clone();
  if (match->status() == Status::kAwaitsMove) match->settle();
  // The rules refuse a deal that is not due.
  if (match->status() != Status::kAwaitsDeal) return std::nullopt;
  const Value ours = match->fair_deal(DealLots(game_key(line_->seeds), number_));
  for (const auto& [field, value] : *ours.fields()) {
    const Value* given = body.find(field);
    if (given == nullptr || *given != value) {
      return Error{kDiffers, "", {{"number", number_}, {"field", field}}};
    }
  }
  if (!last_) unrevealed_ += fair::unrevealed(*line_);
  ++deals_;
  ++number_;
  last_ = std::exchange(line_, std::nullopt);
  return std::nullopt;
}

}  // namespace lair::fair
