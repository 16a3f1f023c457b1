#pragma once

#include "core/result.h"
#include "table/requests.h"

// The handlers of requests. What `wire::kRequests` says of the request has been checked,
// except that the seat is asked (Who::kAsked).

namespace lair {

// seat_requests.cc: seats and settings.
MaybeError handle_sit(Step& step, const TableRequest& request);
MaybeError handle_bot(Step& step, const TableRequest& request);
MaybeError handle_remove(Step& step, const TableRequest& request);
MaybeError handle_settings(Step& step, const TableRequest& request);
MaybeError handle_start(Step& step, const TableRequest& request);
MaybeError handle_stand(Step& step, const TableRequest& request);
MaybeError handle_vote(Step& step, const TableRequest& request);
MaybeError handle_back(Step& step, const TableRequest& request);
MaybeError handle_rematch(Step& step, const TableRequest& request);

// game_requests.cc: the game in progress, chat and seeds.
MaybeError handle_move(Step& step, const TableRequest& request);
MaybeError handle_legal(Step& step, const TableRequest& request);
MaybeError handle_hint(Step& step, const TableRequest& request);
MaybeError handle_next(Step& step, const TableRequest& request);
MaybeError handle_phrase(Step& step, const TableRequest& request);
MaybeError handle_text(Step& step, const TableRequest& request);
MaybeError handle_commit(Step& step, const TableRequest& request);
MaybeError handle_reveal(Step& step, const TableRequest& request);

// The visitor takes the seat.
void seat_visitor(Step& step, Seat seat, const Visitor& visitor);

}  // namespace lair
