#pragma once

#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "protocol/choices.h"
#include "protocol/fields.h"
#include "protocol/settings.h"
#include "protocol/shape.h"

// The requests of a client: over HTTP and over the socket (docs/protocol.md).

namespace lair::wire {

struct TableRequest {
  std::optional<std::vector<Nullable<std::string_view>>> bots{};

  static constexpr Type kType = {"TableRequest", "The body of `POST /api/tables`."};
  static std::vector<const Shape*> bases() { return {&shape_of<Settings>()}; }
  static constexpr auto fields() {
    return std::tuple(field<"bots">(&TableRequest::bots,
                                    "The levels of the bots, by seat; null for a free seat."));
  }
};

struct QuickGame {
  std::optional<std::string_view> level{}, commit{};

  static constexpr Type kType = {"QuickGame", "The body of `POST /api/quick`."};
  static std::vector<const Shape*> bases() { return {&shape_of<Settings>()}; }
  static constexpr auto fields() {
    return std::tuple(
        field<"level">(&QuickGame::level, "The level of the bots; `medium` by default."),
        field<"commit">(&QuickGame::commit, "Your commitment to the shuffle, as in `hello`."));
  }
};

struct Hello {
  int v = 1;
  std::string_view table{};
  std::optional<std::string_view> token{};
  std::optional<std::int64_t> from{};
  std::optional<bool> views{}, legal{};
  std::optional<int> legal_up_to{};
  std::optional<std::string_view> commit{};

  static constexpr Type kType = {"Hello", "The first message of a client."};
  static constexpr auto fields() {
    return std::tuple(
        field<"v">(&Hello::v, "The version of this protocol: 1."),
        field<"table">(&Hello::table, "The id of the table."),
        field<"token">(&Hello::token, "Your token, for programs. The page sends its cookie."),
        field<"from">(&Hello::from, "The last version you have seen, if you reconnect."),
        field<"views">(&Hello::views, "True: every update brings your whole view."),
        field<"legal">(&Hello::legal,
                       "True: whenever you are asked, the update brings all your legal moves. The "
                       "answer to this `hello` is then always the whole table."),
        field<"legal_up_to">(
            &Hello::legal_up_to,
            "Whenever you are asked and have at most so many legal moves, the update, the whole "
            "table or `resumed` brings them all. The page uses it; if there are more, it sends the "
            "request `legal` or computes them."),
        field<"commit">(
            &Hello::commit,
            "The SHA-256 of your 32-byte seed, in hex, if you want a part in the shuffle "
            "([fairness](fairness.md)). It counts if you have a seat; if you sit down later, send "
            "the request `commit`."));
  }
};

// One request over the socket: an object with the field `name`, and fields besides.
struct RequestInfo {
  std::string_view name{};
  std::string_view example{};
  std::string_view who{};  // may send it; empty: everybody
  std::string_view about{};
  const Shape& (*shape)();                       // of the field
  std::optional<std::string_view> besides = {};  // another field, a number
};

// All requests, in the order of docs/protocol.md.
std::vector<RequestInfo> all_requests();

}  // namespace lair::wire
