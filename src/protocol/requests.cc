#include "protocol/requests.h"

#include "protocol/table_messages.h"

namespace lair::wire {
namespace {

struct BotWish {
  int seat = 0;
  Nullable<std::string_view> level;

  static constexpr Type kType = {};
  static constexpr auto fields() {
    return std::tuple(field<"seat">(&BotWish::seat, "The seat."),
                      field<"level">(&BotWish::level, "The level of the bot; null for none."));
  }
};

struct ReportedSeat {
  int seat = 0;

  static constexpr Type kType = {};
  static constexpr auto fields() {
    return std::tuple(field<"seat">(&ReportedSeat::seat, "The seat."));
  }
};

}  // namespace

std::vector<const Shape*> Update::bases() { return {&shape_of<Changes>()}; }
std::vector<const Shape*> Incoming::bases() { return {&shape_of<Changes>(), &shape_of<Notice>()}; }

std::vector<RequestInfo> all_requests() {
  const auto text = shape_of<std::string_view>;
  const auto seat = shape_of<int>;
  const auto yes = shape_of<True>;
  return {
      {"move", R"({"move":{"play":["7j"]},"v":17})", "asked",
       "Makes a decision: a line of the record without `seat`; `null` says nothing where you could "
       "announce. `v` is required: the version on which you decided.",
       shape_of<Anything>, "v"},
      {"legal", R"({"legal":true})", "asked",
       "Lists all your legal moves. Answer: `{\"re\":…,\"legal\":[…]}`.", yes},
      {"hint", R"({"hint":true})", "asked, if help is on",
       "Asks a bot for a move, one request at a time. Answer: "
       "`{\"re\":…,\"hint\":{\"move\":…,\"alternatives\":[…],\"reasons\":[…]}}`.",
       yes},
      {"next", R"({"next":true})", "seated", "Says that you have read the result of the round.",
       yes},
      {"sit", R"({"sit":1})", "",
       "Takes a seat, but not during a game. `{\"sit\":true}` takes the first free one.",
       shape_of<AnyOf<int, True>>},
      {"stand", R"({"stand":true})", "seated", "Gives the seat up, but not during a game.", yes},
      {"bot", R"({"bot":{"seat":1,"level":"medium"}})", "creator",
       "Puts a bot into a seat; `\"level\":null` takes it away.", shape_of<BotWish>},
      {"remove", R"({"remove":1})", "creator",
       "Removes a player, who cannot sit down there again. In a running game a bot goes on.", seat},
      {"settings", R"({"settings":{…}})", "creator", "Changes settings before the game.",
       shape_of<PartialOf<Settings>>},
      {"start", R"({"start":true})", "creator", "Begins the game, when every seat is taken.", yes},
      {"rematch", R"({"rematch":true})", "seated",
       "Asks for another game. It begins once every person has asked; if somebody has stood up, "
       "the "
       "table is `open` again first. A person who has not asked and is gone for a minute counts as "
       "having stood up.",
       yes},
      {"vote", R"({"vote":1})", "seated",
       "Votes for a bot in the seat of an absent player, where no clock runs. All players who are "
       "present must vote.",
       seat},
      {"back", R"({"back":true})", "seated", "Takes your seat back from the bot.", yes},
      {"say", R"({"say":"nice"})", "seated", "Says a phrase.", shape_of<Phrase>},
      {"text", R"({"text":"…"})", "seated, if chat is free",
       "Says up to 200 characters. Phrases and texts together: ten in ten seconds.", text},
      {"report", R"({"report":{"seat":1}})", "",
       "Reports a player to the host of the server, with the last free texts; at most ten times an "
       "hour.",
       shape_of<ReportedSeat>},
      {"commit", R"({"commit":"hex"})", "seated", "Commits to a seed for the next shuffle.", text},
      {"reveal", R"({"reveal":"hex"})", "seated",
       "Reveals that seed, when the server asks with `\"fair\":{\"reveal\":true,…}`. The server "
       "waits three seconds for it, and while no person is connected as long as it takes.",
       text},
      {"ping", R"({"ping":1})", "", "Answer: `{\"pong\":1}`, with the same contents.",
       shape_of<Anything>},
  };
}

}  // namespace lair::wire
