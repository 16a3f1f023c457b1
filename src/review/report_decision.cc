#include "review/report_decision.h"

#include <algorithm>
#include <vector>

#include "review/html.h"

namespace lair {
namespace {

using Cards = std::vector<std::string>;

std::string picture(const std::string& card, const std::string& mark) {
  return "<svg class=\"face" + mark + "\" viewBox=\"0 0 100 140\"><use href=\"#card-" +
         escaped(card) + "\"/></svg>";
}

std::string pictures(const Cards& cards, const ReviewWords& words) {
  if (cards.empty()) return "";
  std::string html =
      "<span class=\"cards\" role=\"img\" aria-label=\"" + escaped(words.cards(cards)) + "\">";
  for (const std::string& card : cards) html += picture(card, "");
  return html + "</span>";
}

// Takes the card out of the list, if it is there. Going out names red copies without their star.
bool take(Cards& cards, std::string card) {
  auto found = std::find(cards.begin(), cards.end(), card);
  if (found == cards.end() && card.ends_with('*')) {
    card.pop_back();
    found = std::find(cards.begin(), cards.end(), card);
  }
  if (found == cards.end()) return false;
  cards.erase(found);
  return true;
}

// The hand, with the cards of the move made and of the better one marked.
std::string hand(const ReviewedDecision& decision, const ReviewWords& words) {
  Cards made = cards_of(decision.moves[decision.made].move);
  Cards better = cards_of(decision.moves.front().move);
  std::string html;
  for (const std::string& card : decision.scene.hand) {
    std::string mark;
    if (take(better, card)) mark += " better";
    if (decision.made != 0 && take(made, card)) mark += " made";
    html += picture(card, mark);
  }
  return "<div class=\"hand\"><span class=\"caption\">" + escaped(words.say("review-hand")) +
         "</span><span class=\"cards\" role=\"img\" aria-label=\"" +
         escaped(words.cards(decision.scene.hand)) + "\">" + html + "</span></div>";
}

std::string players(const Scene& scene, const ReviewWords& words, Seat own) {
  std::string html;
  for (const ScenePlayer& player : scene.players) {
    std::string text = element("b", "", escaped(words.name(player.seat)));
    if (!player.role.empty()) text += " " + escaped(words.say(player.role));
    text += " · " + escaped(words.count("review-cards", player.cards));
    if (player.sets > 0) text += " · " + escaped(words.count("review-sets", player.sets));
    html += element("li", player.seat == own ? "own" : "", text);
  }
  return element("ul", "players", html);
}

std::string rows(const Scene& scene, const ReviewWords& words) {
  std::string html;
  for (const SceneRow& row : scene.rows) {
    const std::string caption = element("span", "caption", escaped(words.caption(row)));
    html += element("div", "row", caption + pictures(row.cards, words));
  }
  return element("div", "scene", html);
}

std::string side(std::string_view title, const std::string& name, const ReviewedMove& move,
                 const Reasons& reasons, const ReviewWords& words) {
  std::string html = element("h4", "", escaped(words.say(title)));
  html += element("p", "deed", escaped(words.move(move.move)));
  html += pictures(cards_of(move.move), words);
  html +=
      element("p", "worth",
              escaped(words.say("review-worth", {{"points", words.signed_points(move.worth)}})));
  if (!reasons.empty()) html += element("p", "why", escaped(words.why(reasons)));
  return element("div", name, html);
}

// What every move was worth, as bars from the least to the most.
std::string bars(const ReviewedDecision& decision, const ReviewWords& words) {
  Points low = decision.moves.front().worth, high = low;
  for (const ReviewedMove& one : decision.moves) {
    low = std::min(low, one.worth);
    high = std::max(high, one.worth);
  }
  std::string html;
  for (std::size_t i = 0; i < decision.moves.size(); ++i) {
    const ReviewedMove& one = decision.moves[i];
    const Points width = high == low ? 100 : 8 + 92 * (one.worth - low) / (high - low);
    std::string text = element("span", "deed", escaped(words.move(one.move)));
    text += pictures(cards_of(one.move), words);
    std::string worth = escaped(words.signed_points(one.worth));
    if (one.error > 0)
      worth += element("small", "", " ± " + escaped(words.plain_points(one.error)));
    text += "<span class=\"bar\"><i style=\"width:" + std::to_string(width) + "%\"></i></span>";
    text += element("span", "number", worth);
    html += element("li", i == 0 ? "better" : i == decision.made ? "made" : "", text);
  }
  return element(
      "details", "",
      element("summary", "", escaped(words.say("review-moves"))) + element("ul", "bars", html));
}

}  // namespace

std::string shown_decision(const ReviewedDecision& decision, const ReviewWords& words, Seat seat,
                           const std::string& place, const std::string& anchor) {
  const std::string lost =
      words.say("review-lost", {{"points", words.plain_points(decision.loss)}});
  std::string head = element("span", "badge", escaped(words.grade(decision.grade))) +
                     element("strong", "", escaped(lost));
  if (decision.error) {
    head += element("small", "", "± " + escaped(words.plain_points(*decision.error)));
  }
  std::string html = element("header", "", head + element("span", "place", escaped(place)));
  html += rows(decision.scene, words);
  html +=
      element("div", "sides",
              side("review-made", "made", decision.moves[decision.made], decision.against, words) +
                  side("review-better", "better", decision.moves.front(), decision.better, words));
  html += hand(decision, words) + players(decision.scene, words, seat) + bars(decision, words);
  return "<article class=\"decision " + std::string(name(decision.grade)) + "\" id=\"" + anchor +
         "\">" + html + "</article>";
}

std::string contrasted(const ReviewedDecision& decision, const ReviewWords& words) {
  const auto shown = [&](const ReviewedMove& one) {
    const Cards cards = cards_of(one.move);
    return cards.empty() ? element("span", "", escaped(words.move(one.move)))
                         : pictures(cards, words);
  };
  const std::string arrow = "<span class=\"arrow\" aria-hidden=\"true\">\u2192</span>";
  return element("span", "contrast",
                 shown(decision.moves[decision.made]) + arrow + shown(decision.moves.front()));
}

std::string listed_decision(const ReviewedDecision& decision, const ReviewWords& words) {
  const ReviewedMove& made = decision.moves[decision.made];
  std::string html = element("span", "mark", escaped(words.grade(decision.grade)));
  html += element("span", "deed", escaped(words.move(made.move))) +
          pictures(cards_of(made.move), words);
  html += element("span", "number",
                  decision.loss > 0 ? "\u2212" + escaped(words.plain_points(decision.loss)) : "");
  if (decision.made != 0) {
    const ReviewedMove& best = decision.moves.front();
    const std::string_view title = decision.loss > 0 ? "review-better" : "review-close";
    html += element("span", "instead",
                    element("span", "caption", escaped(words.say(title))) +
                        element("span", "deed", escaped(words.move(best.move))) +
                        pictures(cards_of(best.move), words));
  }
  return element("li", name(decision.grade), html);
}

}  // namespace lair
