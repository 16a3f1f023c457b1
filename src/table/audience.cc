#include "table/audience.h"

#include "record/json.h"

namespace lair {
namespace {

constexpr std::int64_t kRecent = 16;  // updates kept for clients that reconnect

std::size_t recent_place(std::int64_t version) {
  return static_cast<std::size_t>(version % kRecent);
}

}  // namespace

void Audience::begin_step() {
  for (Stream& stream : streams_) stream.events.clear();
}

// Takes `,{...}]`, which replaces the end of the list.
void Audience::Stream::add_event(std::string_view item) {
  if (events.empty()) {
    events += '[';
    item.remove_prefix(1);
  } else {
    events.pop_back();
  }
  events += item;
}

void Audience::add_events(const std::vector<WrittenEvent>& events, int seats) {
  const SeatSet everybody = SeatSet::all(seats);
  std::string text;
  for (const WrittenEvent& event : events) {
    text = ',';
    append_json(text, event.body);
    text += ']';
    for (int i = 0; i < seats; ++i) {
      if (event.audience.has(seat_at(i))) at(i).add_event(text);
    }
    if (event.audience == everybody) at(kPublicStream).add_event(text);
  }
}

void Audience::change_occupant(Seat seat) {
  for (Stream* stream : {&at(index(seat)), &at(kPublicStream)}) {
    stream->begun = stream->version + 1;
  }
}

bool Audience::advance(int stream, const Turn& turn) {
  Stream& to = at(stream);
  ++to.version;
  to.turn = turn;
  if (stream != kPublicStream || subscriptions_.watched) return true;
  to.recent.clear();  // a later subscriber receives a snapshot
  return false;
}

void Audience::publish(int stream, const std::string& body, bool may_wait,
                       std::vector<Update>& updates) {
  Stream& to = at(stream);
  to.recent.resize(kRecent);
  std::shared_ptr<const std::string>& kept = to.recent[recent_place(to.version)];
  kept.reset();
  for (const Update& update : updates) {
    if (*update.body == body) {
      kept = update.body;
      break;
    }
  }
  if (!kept) kept = std::make_shared<const std::string>(body);
  updates.push_back({.stream = stream, .version = to.version, .body = kept, .may_wait = may_wait});
}

std::optional<std::vector<Update>> Audience::since(int stream, std::int64_t from) const {
  const Stream& source = at(stream);
  if (from < source.begun || from > source.version) return std::nullopt;
  if (source.version - from > kRecent) return std::nullopt;
  std::vector<Update> list;
  for (std::int64_t version = from + 1; version <= source.version; ++version) {
    if (source.recent.empty()) return std::nullopt;
    const auto& body = source.recent[recent_place(version)];
    if (!body) return std::nullopt;
    list.push_back({.stream = stream, .version = version, .body = body});
  }
  return list;
}

}  // namespace lair
