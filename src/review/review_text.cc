#include "review/review_text.h"

#include <algorithm>
#include <array>
#include <vector>

#include "review/wording.h"
#include "text/display_width.h"

namespace lair {
namespace {

using Row = std::vector<std::string>;

// The first column to the left, the others to the right.
std::string aligned(const std::vector<Row>& rows) {
  std::vector<int> widths(rows.front().size());
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], display_width(row[i]));
  }
  std::string text;
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string gap(static_cast<std::size_t>(widths[i] - display_width(row[i])), ' ');
      text += i == 0 ? row[i] + gap : "  " + gap + row[i];
    }
    text += '\n';
  }
  return text;
}

Row row_of(const ReviewWords& words, const ReviewedRound& round) {
  if (!round.scored) {
    return {words.round(round),
            words.say("review-not-scored"),
            words.signed_points(round.luck),
            words.signed_points(round.play),
            "",
            ""};
  }
  return {words.round(round),
          words.whole_points(round.points),
          words.signed_points(round.luck),
          words.signed_points(round.play),
          words.signed_points(round.rest),
          words.signed_points(round.ahead)};
}

std::string table(const Review& review, const ReviewWords& words) {
  const ReviewSum sum = sum_of(review);
  std::vector<Row> rows = {{"", words.say("review-points"), words.say("review-luck"),
                            words.say("review-play"), words.say("review-rest"),
                            words.say("review-ahead")}};
  for (const ReviewedRound& round : review.rounds) rows.push_back(row_of(words, round));
  rows.push_back({words.say("review-all"), words.whole_points(sum.points),
                  words.signed_points(sum.luck), words.signed_points(sum.play),
                  words.signed_points(sum.rest), words.signed_points(sum.ahead)});
  return aligned(rows);
}

std::string with_cards(const ReviewWords& words, const Value& line) {
  std::string text = words.move(line);
  for (const std::string& card : cards_of(line)) text += " " + card;
  return text;
}

std::string about(const ReviewWords& words, const ReviewedDecision& decision) {
  std::string text = words.grade(decision.grade) + ", " +
                     words.say("review-lost", {{"points", words.plain_points(decision.loss)}});
  if (decision.error) text += " (± " + words.plain_points(*decision.error) + ")";
  text += '\n';
  const auto line = [&](std::string_view id, const std::string& what) {
    text += "  " + words.say(id) + ": " + what + "\n";
  };
  std::string hand;
  for (const std::string& card : decision.scene.hand) hand += (hand.empty() ? "" : " ") + card;
  line("review-hand", hand);
  for (const SceneRow& row : decision.scene.rows) {
    text += "  " + words.caption(row);
    for (const std::string& card : row.cards) text += " " + card;
    text += '\n';
  }
  line("review-made",
       with_cards(words, decision.moves[decision.made].move) + ". " + words.why(decision.against));
  line("review-better",
       with_cards(words, decision.moves.front().move) + ". " + words.why(decision.better));
  return text;
}

}  // namespace

std::string review_text(const Review& review, Language language) {
  const ReviewWords words(review, language);
  const ReviewSum sum = sum_of(review);
  std::string text =
      words.say("review-title", {{"game", words.game()}, {"name", words.name(review.seat)}}) + "\n";
  if (!review.ended) text += words.say("review-unfinished") + "\n";
  text += words.count("review-decisions", sum.decisions) + ", " +
          words.count("review-no-choice", sum.no_choice) + "\n\n" + table(review, words) + "\n";
  bool costly = false;
  for (const ReviewedRound& round : review.rounds) {
    for (std::size_t i = 0; i < round.decisions.size(); ++i) {
      const ReviewedDecision& decision = round.decisions[i];
      if (decision.grade == Grade::kFine) continue;
      costly = true;
      text += words.round(round) + ", " +
              words.say("review-number", {{"number", static_cast<std::int64_t>(i + 1)}}) + ": " +
              about(words, decision);
    }
  }
  if (!costly && sum.decisions > 0) text += words.say("review-none-costly") + "\n";
  return text;
}

}  // namespace lair
