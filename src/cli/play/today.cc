#include "cli/play/today.h"

#include <cmath>

#include "text/number.h"

namespace lair::cli {

std::string todays_greeting(const Look& look) {
  return wrapped(look, said(look, "play-today-greeting"));
}

std::string todays_points(const Look& look, std::int64_t points) {
  return said(look, "play-today-points", {{"count", points}, {"shown", whole_number(points)}});
}

std::string squares(const TodaysResult& result) {
  constexpr int kSquares = 5;
  if (result.others < 1) return "";
  const double behind = static_cast<double>(result.below) + static_cast<double>(result.same) / 2;
  const double share = behind / static_cast<double>(result.others);
  const auto full = static_cast<int>(std::lround(share * kSquares));
  std::string text;
  for (int i = 0; i < kSquares; ++i) text += i < full ? "■" : "□";
  return text;
}

std::string todays_result(const Look& look, const TodaysResult& result) {
  const std::string points = todays_points(look, result.points);
  std::string text = "\n" + ruled(look, said(look, "play-today-title", {{"date", result.date}}));
  text += "\n" + wrapped(look, said(look, "play-today-yours", {{"points", points}}), 2);
  if (result.bot) {
    const std::string bots = todays_points(look, *result.bot);
    text += "\n" + wrapped(look, said(look, "play-today-bot", {{"points", bots}}), 2);
  }
  std::string better;
  if (result.others > 0) {
    better = said(look, "play-today-better", {{"below", result.below}, {"others", result.others}});
    text += "\n" + wrapped(look, better, 2);
  }
  text += "\n" + wrapped(look, said(look, "play-today-share"), 2) + "\n";
  // Unbroken, to be copied.
  text += "\n" + said(look, "play-today-head",
                      {{"game", Term{"game-" + result.game}}, {"date", result.date}});
  const std::string bar = squares(result);
  text += "\n" + (bar.empty() ? "" : bar + " ") + points;
  if (!better.empty()) text += "\n" + better;
  if (result.bot) {
    const Arg bots{"points", todays_points(look, *result.bot)};
    text += "\n" + said(look, "play-today-share-bot", {bots});
  }
  if (!result.where.empty()) text += "\n" + result.where;
  return text + "\n";
}

}  // namespace lair::cli
