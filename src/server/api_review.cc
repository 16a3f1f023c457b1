// Reviews of finished games over HTTP (docs/review.md).

#include <charconv>
#include <utility>

#include "net/client_address.h"
#include "protocol/review_messages.h"
#include "record/json.h"
#include "review/review_json.h"
#include "server/api.h"
#include "server/http_answer.h"

namespace lair {
namespace {

// The parameter `seat`; an error if the game does not have that seat.
Result<int> seat_in(const HttpRequest& request, const GameRow& game) {
  const auto summary = parse_json(game.summary);
  const Value* seats = summary ? summary->find("seats") : nullptr;
  const int count =
      seats != nullptr && seats->items() != nullptr ? static_cast<int>(seats->items()->size()) : 0;
  const std::string_view text = query_field(request.query, "seat");
  int seat = -1;
  std::from_chars(text.data(), text.data() + text.size(), seat);
  if (seat >= 0 && seat < count) return seat;
  return Error{"review-no-seat", "", {{"high", count - 1}}};
}

HttpResponse progress_answer(const ReviewQueue::Progress& progress) {
  wire::ReviewAnswer answer;
  answer.progress = {.done = progress.done, .total = progress.total, .before = progress.before};
  return answered(answer, 202);
}

}  // namespace

// Answers with the review, or with its progress. Everybody who may read the record may read the
// review; only a player may start one.
void Api::game_review(const HttpRequest& request, const Reply& reply) {
  const auto game = finished_game(request.path, reply);
  if (!game) return;
  const auto seat = seat_in(request, *game);
  if (!seat) return reply(failed(seat.error(), 404));
  const ReviewedSeat what{game->table, game->number, *seat};
  const auto kept = hub_.store().review(what.table, what.number, what.seat);
  if (kept && kept->version == kReviewVersion) {
    wire::ReviewAnswer answer;
    answer.review = kept->json;
    HttpResponse response = answered(answer);
    response.headers.emplace_back("X-Robots-Tag", "noindex");
    return reply(std::move(response));
  }
  if (const auto progress = reviews_.progress(what)) return reply(progress_answer(*progress));
  if (request.method != "POST") return reply(unknown("server-no-review"));
  const auto player = hub_.players().by_token(request.token);
  if (!player) return reply(failed({"server-no-player", "", {}}, 401));
  auto log = hub_.store().log(game->table, game->first, game->last);
  const auto done = [this, what](Result<Review> made) {
    hub_.post([this, what, made = std::move(made)]() mutable { keep_review(what, made); });
  };
  if (too_often(request) ||
      !reviews_.add(what, {player->id, limited_as(request.client)}, std::move(log), done)) {
    return reply(failed({"server-too-often", "", {}}, 429));
  }
  reply(progress_answer(reviews_.progress(what).value_or(ReviewQueue::Progress{})));
}

// Stores the review without names: only the record has them, where they can be erased.
void Api::keep_review(const ReviewedSeat& what, Result<Review>& made) {
  if (!made) return reviews_.remove(what);
  made->seats.clear();
  Batch batch;
  batch.reviews.push_back({.table = what.table,
                           .number = what.number,
                           .seat = what.seat,
                           .version = kReviewVersion,
                           .json = to_json(write_review(*made))});
  hub_.when_durable(std::move(batch), [this, what](const MaybeError&) { reviews_.remove(what); });
}

}  // namespace lair
