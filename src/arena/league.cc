#include "arena/league.h"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <utility>

#include "core/rng.h"

namespace lair {
namespace {

// Of the bot's matches against all others, which do not depend on each other: none shares its deals
// with another.
Estimate rating(const std::vector<Estimate>& over, std::size_t self) {
  MeanOfEstimates mean;
  for (std::size_t other = 0; other < over.size(); ++other) {
    if (other != self) mean.add(over[other]);
  }
  return mean.mean();
}

// A bot's name may be a command line.
std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (c == '&') {
      safe += "&amp;";
    } else if (c == '<') {
      safe += "&lt;";
    } else {
      safe += c;
    }
  }
  return safe;
}

}  // namespace

Result<LeagueResult> run_league(const ArenaSetup& setup, int seats) {
  const std::size_t count = setup.bots.size();
  if (count < 2) return Error{"league-too-small", "", {}};
  LeagueResult league;
  league.failures.resize(count);
  league.bots = setup.bots;
  league.over.assign(count, std::vector<Estimate>(count));
  std::vector<double> seconds(count), moves(count);
  std::int64_t before = 0;
  for (std::size_t one = 0; one < count; ++one) {
    for (std::size_t other = 0; other < count; ++other) {
      if (one == other) continue;
      ArenaSetup match = setup;
      match.bots.assign(static_cast<std::size_t>(seats), setup.bots[other]);
      match.bots[0] = setup.bots[one];
      match.seed = Rng::stream(setup.seed, one * count + other).next();
      match.progress = [&](std::int64_t done) {
        return !setup.progress || setup.progress(before + done);
      };
      auto result = run_arena(match);
      if (!result) return std::move(result.error());
      if (result->games < setup.deals) return league;
      before += result->games;
      league.over[one][other] = result->advantage;
      for (std::size_t seat = 0; seat < result->scores.size(); ++seat) {
        league.failures[seat == 0 ? one : other].add(result->scores[seat].failures);
      }
      seconds[one] += result->scores[0].seconds;
      moves[one] += static_cast<double>(result->scores[0].moves);
    }
  }
  for (std::size_t one = 0; one < count; ++one) {
    league.ratings.push_back(rating(league.over[one], one));
    league.ms_per_move.push_back(1000 * seconds[one] / std::max(1.0, moves[one]));
  }
  league.finished = true;
  return league;
}

std::string league_plot(const LeagueResult& league) {
  constexpr double kWidth = 640, kRow = 32, kLeft = 150, kRight = 90, kTop = 30;
  double low = 0, high = 0;
  for (const Estimate& rating : league.ratings) {
    const double half = std::isfinite(rating.ci95) ? rating.ci95 : 0;
    low = std::min(low, rating.mean - half);
    high = std::max(high, rating.mean + half);
  }
  const double scale = (kWidth - kLeft - kRight) / std::max(1e-9, high - low);
  const auto x = [&](double value) { return kLeft + (value - low) * scale; };
  const double height = kTop + kRow * static_cast<double>(league.bots.size()) + 10;
  std::ostringstream svg;
  svg << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << kWidth << ' ' << height
      << "\" font-family=\"sans-serif\" font-size=\"13\">\n"
      << "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<text x=\"10\" y=\"18\">points a "
         "round over the mean of all others</text>\n";
  for (std::size_t i = 0; i < league.bots.size(); ++i) {
    Estimate rating = league.ratings[i];
    if (!std::isfinite(rating.ci95)) rating.ci95 = 0;
    const double y = kTop + kRow * static_cast<double>(i);
    const double left = std::min(x(0), x(rating.mean)), right = std::max(x(0), x(rating.mean));
    svg << "<text x=\"10\" y=\"" << y + 19 << "\">" << escaped(league.bots[i])
        << "</text><rect x=\"" << left << "\" y=\"" << y + 6 << "\" width=\"" << right - left
        << "\" height=\"18\" fill=\"#06c\"/><path d=\"M" << x(rating.mean - rating.ci95) << ' '
        << y + 15 << 'H' << x(rating.mean + rating.ci95) << "\" stroke=\"#000\"/><text x=\""
        << kWidth - 10 << "\" y=\"" << y + 19 << "\" text-anchor=\"end\">"
        << std::round(rating.mean * 10) / 10 << "</text>\n";
  }
  svg << "<path d=\"M" << x(0) << ' ' << kTop << 'V' << height - 10
      << "\" stroke=\"#888\"/>\n</svg>\n";
  return svg.str();
}

}  // namespace lair
