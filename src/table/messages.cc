#include "table/messages.h"

#include "protocol/append.h"
#include "protocol/player_messages.h"
#include "table/questions.h"
#include "table/turn.h"

namespace lair {
namespace {

std::optional<Seat> seat_of(int stream) {
  return stream == kPublicStream ? std::nullopt : std::optional(seat_at(stream));
}

bool is_here(const TableData& table, Seat seat) {
  return !table.logged.seating()[seat].person() || table.unlogged.presence.here.has(seat);
}

wire::Occupants occupants(const TableData& table) {
  wire::Occupants list;
  for (int i = 0; i < table.logged.seats(); ++i) {
    const Sitter& sitter = table.logged.seating()[seat_at(i)];
    wire::Occupant occupant{.name = sitter.name, .held = sitter.held};
    if (sitter.person()) {
      occupant.player = sitter.player;
    } else {
      occupant.bot = sitter.bot;
    }
    occupant.here = is_here(table, seat_at(i));
    list.push_back(sitter.free() ? wire::Nullable<wire::Occupant>() : occupant);
  }
  return list;
}

wire::You you_of(const TableState& state, const Visitor& visitor) {
  wire::You you{.player = visitor.player, .creator = visitor.player == state.seating().creator()};
  const SeatSet seat = state.seating().of(visitor.player);
  if (!seat.empty()) you.seat = index(first_of(seat));
  return you;
}

wire::Fair fair_of(const TableState& state) {
  return state.shuffle().write(state.seats(), state.status() == TableStatus::kOver);
}

wire::Nullable<wire::Fair> fair_if_started(const TableState& state) {
  if (state.game().number == 0) return {};
  return fair_of(state);
}

// The view of a stream; null before the first deal.
Value view_for(const TableState& state, int stream) {
  if (state.game().match == nullptr) return {};
  const auto seat = seat_of(stream);
  if (events_held_back(state)) return state.match().view_early(seat);
  return seat ? state.match().view(*seat) : state.match().public_view();
}

Value events_for(const TableState& state, int stream) {
  const LiveMatch& match = state.match();
  return events_held_back(state) ? match.seen_early(seat_of(stream)) : match.seen(seat_of(stream));
}

}  // namespace

std::optional<Value> legal_for(const TableData& table, int stream, int most) {
  if (most <= 0 || stream == kPublicStream || !table.unlogged.clock.asked().has(seat_at(stream))) {
    return std::nullopt;
  }
  const Seat seat = seat_at(stream);
  const bool refuses = may_only_refuse(table.logged, seat);  // with one legal decision
  if (most != kAllMoves && !refuses &&
      table.logged.match().has_more_legal(seat, static_cast<std::size_t>(most))) {
    return std::nullopt;
  }
  return legal_decisions(table.logged, seat);
}

int stream_of(const TableState& state, const std::string& player) {
  const SeatSet seat = state.seating().of(player);
  return seat.empty() ? kPublicStream : index(first_of(seat));
}

void append_update(std::string& body, const TableData& table, int stream, const StepNews& news,
                   const Turn* turn) {
  const TableState& state = table.logged;
  const ChangedParts& changed = news.changed;
  wire::Changes changes;
  if (!table.audience.events(stream).empty()) changes.events = table.audience.events(stream);
  if (changed.status) {
    changes.status = state.status();
    changes.number = state.game().number;
    if (!state.game().end.is_null()) changes.end = state.game().end;
  }
  if (changed.seats) changes.seats = occupants(table);
  if (changed.creator) {
    changes.creator = index(first_of(state.seating().of(state.seating().creator())));
  }
  if (changed.seats || changed.settings) changes.help = state.help();
  std::string settings;
  if (changed.settings) {
    settings = wire::to_text(state.settings());
    changes.settings = settings;
  }
  if (changed.fair) changes.fair = fair_of(state);
  if (news.round) changes.round = *news.round;
  if (!news.hurried.empty()) changes.hurried = news.hurried;
  Value view;
  if (table.audience.wants_view(stream) && state.game().match != nullptr) {
    view = view_for(state, stream);
    changes.view = view;
  }
  std::optional<Value> legal;
  if (turn != nullptr) {
    legal = legal_for(table, stream, table.audience.legal_up_to(stream));
    if (legal) changes.legal = *legal;
    changes.turn = write_turn(table, *turn, stream, table.unlogged.now);
  }
  wire::append_fields(body, changes);
  wire::close_object(body);
}

std::string write_snapshot(const TableData& table, const Visitor& visitor, Millis now,
                           int legal_up_to) {
  const TableState& state = table.logged;
  const int stream = stream_of(state, visitor.player);
  const std::string settings = wire::to_text(state.settings());
  const Value view = view_for(state, stream);
  const auto legal = legal_for(table, stream, legal_up_to);
  wire::Snapshot snapshot{.id = table.id,
                          .game = state.settings().game,
                          .options = state.settings().options,
                          .settings = settings,
                          .help = state.help(),
                          .status = state.status(),
                          .version = table.audience.version(stream),
                          .you = you_of(state, visitor),
                          .seats = occupants(table),
                          .number = state.game().number,
                          .view = view,
                          .rounds = state.game().rounds,
                          .frozen = state.frozen(),
                          .turn = write_turn(table, turn_of(table, stream), stream, now),
                          .fair = fair_if_started(state)};
  Value events;
  if (state.game().match != nullptr) {
    events = events_for(state, stream);
    snapshot.events = events;
  }
  if (!state.game().end.is_null()) snapshot.end = state.game().end;
  if (legal) snapshot.legal = *legal;
  return wire::to_text(snapshot);
}

std::string write_resumed(const TableData& table, const Visitor& visitor, Millis now,
                          int legal_up_to) {
  const int stream = stream_of(table.logged, visitor.player);
  const Value view = view_for(table.logged, stream);
  const auto legal = legal_for(table, stream, legal_up_to);
  wire::Resumed resumed{.version = table.audience.version(stream),
                        .you = you_of(table.logged, visitor),
                        .view = view,
                        .seats = occupants(table),
                        .turn = write_turn(table, turn_of(table, stream), stream, now),
                        .fair = fair_if_started(table.logged)};
  if (legal) resumed.legal = *legal;
  return wire::to_text(resumed);
}

std::string write_summary(const TableData& table, std::optional<bool> yours) {
  const TableState& state = table.logged;
  const std::string settings = wire::to_text(state.settings());
  wire::LobbyTable summary{.id = table.id,
                           .game = state.settings().game,
                           .options = state.settings().options,
                           .status = state.status(),
                           .settings = settings,
                           .updated = table.unlogged.shown,
                           .yours = yours};
  for (const wire::Nullable<wire::Occupant>& occupant : occupants(table)) {
    summary.seats.push_back(occupant ? wire::LobbySeat{.name = occupant->name, .bot = occupant->bot}
                                     : wire::Nullable<wire::LobbySeat>());
  }
  const SeatSet creator = state.seating().of(state.seating().creator());
  if (!creator.empty()) summary.creator = state.seating()[first_of(creator)].name;
  return wire::to_text(summary);
}

std::string here_notice(const TableData& table) {
  wire::Notice notice;
  notice.here.emplace();
  for (int i = 0; i < table.logged.seats(); ++i) {
    notice.here->push_back(is_here(table, seat_at(i)));
  }
  return wire::to_text(notice);
}

std::string rematch_notice(const Votes& votes) {
  return wire::to_text(wire::Notice{.rematch = votes.rematch});
}

std::string votes_notice(const Votes& votes, Seat absent) {
  return wire::to_text(
      wire::Notice{.votes = wire::Votes{.seat = index(absent), .by = votes.for_bot(absent)}});
}

std::vector<std::string> write_notices(const TableData& table) {
  const Votes& votes = table.unlogged.votes;
  std::vector<std::string> list;
  if (table.logged.status() == TableStatus::kOver && !votes.rematch.empty()) {
    list.push_back(rematch_notice(votes));
  }
  for (int i = 0; i < table.logged.seats(); ++i) {
    if (!votes.for_bot(seat_at(i)).empty()) list.push_back(votes_notice(votes, seat_at(i)));
  }
  return list;
}

}  // namespace lair
