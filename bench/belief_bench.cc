// Measures the belief of Chimera's bots, and what `best` says moves are worth, over rounds of
// `best` against itself (docs/bots.md):
//
//   belief_bench ROUNDS SEED PLOT.svg
//
// By role and part of the round it prints how much of the entropy of the next player's hand, by
// ranks, the belief explains, and stated value minus result. The plot shows how often the next
// player really held as many cards of a rank as the belief said, by the chance that it gave.

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "arena/estimate.h"
#include "bots/belief/belief.h"
#include "bots/games.h"
#include "bots/utility.h"
#include "rules/match.h"

namespace lair::chimera {
namespace {

constexpr int kTruths = 48, kUniform = 400;

struct Part {
  double explained = 0, hidden = 0;  // bits
  std::int64_t decisions = 0;
  RatioSums bias;  // by round
};

struct Bin {
  double said = 0, came = 0, count = 0;
};

struct Stated {
  std::string part;
  Seat seat{};
  double points = 0;
};

class Measurement {
 public:
  void play_round(Rng rng) {
    stated_.clear();
    Match<Game> match(Options{}, kSeats);
    do {
      if (status(match.state()) == Status::kAwaitsDeal) {
        stated_.clear();  // of a deal that was thrown in
        match.deal(random_deal(match.state(), rng));
      } else {
        decide(match, rng);
      }
    } while (status(match.state()) == Status::kAwaitsMove || !round_over(match.state()));
    close(totals(match.state()));
  }

  void print() const {
    std::printf("%-28s %9s %12s %20s\n", "", "decisions", "explained", "stated - result");
    for (const auto& [name, part] : parts_) {
      const Estimate bias = part.bias.ratio();
      std::printf("%-28s %9lld %11.1f%% %+11.1f +- %5.1f\n", name.c_str(),
                  static_cast<long long>(part.decisions), 100 * part.explained / part.hidden,
                  bias.mean, bias.ci95);
    }
  }

  void plot(const std::string& path) const {
    std::ofstream svg(path);
    svg << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 340 340\" "
           "font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" "
           "fill=\"#fff\"/><path d=\"M40 300H320M40 300V20M40 300L320 20\" stroke=\"#888\" "
           "fill=\"none\"/>\n<text x=\"120\" y=\"330\">chance by the belief</text><text "
           "x=\"-230\" y=\"20\" transform=\"rotate(-90)\">how often it was so</text>\n";
    for (const Bin& bin : bins_) {
      if (bin.count == 0) continue;
      svg << "<circle cx=\"" << 40 + 280 * bin.said / bin.count << "\" cy=\""
          << 300 - 280 * bin.came / bin.count << "\" r=\"" << 1 + std::log10(bin.count)
          << "\" fill=\"#06c\"/>\n";
    }
    svg << "</svg>\n";
  }

 private:
  static std::string part_of(const View& view) {
    const Table& table = view.table;
    if (table.phase == Phase::kBidding) return "bid";
    if (table.phase == Phase::kSwap) return "swap";
    const int played = count(table.played[0] | table.played[1] | table.played[2]);
    const char* const role = view.seat == table.chimera                 ? "Chimera"
                             : next(view.seat, kSeats) == table.chimera ? "Hunter before"
                                                                        : "Hunter after";
    return std::string(role) + (2 * played < kDeckSize ? ", first half" : ", second half");
  }

  void decide(Match<Game>& match, Rng& rng) {
    const Seat seat = to_move(match.state());
    legal_moves(match.state(), moves_);
    Move move = moves_[0];
    if (!forced(match.state()) && moves_.size() > 1) {
      match.know(seat, *known_);
      std::vector<Worth> worths;
      move = best_->weigh(*known_, moves_, rng, worths);
      const std::string part = part_of(known_->view);
      const auto place = std::find(moves_.begin(), moves_.end(), move) - moves_.begin();
      stated_.push_back({part, seat, worths[static_cast<std::size_t>(place)].points});
      look(match.state(), parts_[part], rng);
    }
    match.act(*match.check(seat, move));
  }

  void look(const State& state, Part& part, Rng& rng) {
    ++part.decisions;
    const std::vector<State>& believed = belief_.draw(*known_, rng);
    std::vector<State> uniform;
    for (int i = 0; i < kUniform; ++i) uniform.push_back(sample(known_->view, rng));
    const std::size_t seat = at(next(known_->view.seat, kSeats));
    for (int rank = 0; rank < kRanks; ++rank) {
      std::array<double, 5> by_chance{}, chance{};
      for (const State& truth : uniform) ++by_chance[held(truth, seat, rank)];
      for (const State& truth : believed) ++chance[held(truth, seat, rank)];
      for (std::size_t many = 0; many <= 4; ++many) {
        by_chance[many] = (by_chance[many] + 0.2) / (kUniform + 1);
        chance[many] = (chance[many] + 4 * by_chance[many]) / (kTruths + 4);
      }
      const std::size_t really = held(state, seat, rank);
      part.hidden -= std::log2(by_chance[really]);
      part.explained += std::log2(chance[really] / by_chance[really]);
      for (std::size_t many = 0; many <= 4; ++many) {
        Bin& bin = bins_[std::min<std::size_t>(19, static_cast<std::size_t>(20 * chance[many]))];
        bin.said += chance[many];
        bin.came += many == really ? 1 : 0;
        ++bin.count;
      }
    }
  }

  static std::size_t held(const State& state, std::size_t seat, int rank) {
    return static_cast<std::size_t>(count_of(state.hands[seat], rank_at(rank)));
  }

  // The round's results; all seats and decisions of a round depend on each other.
  void close(const Totals& result) {
    const Totals before = totals(start(Options{}, kSeats));
    std::map<std::string, std::pair<double, double>> sums;
    for (const Stated& one : stated_) {
      auto& [sum, number] = sums[one.part];
      sum += one.points - utility(before, result, one.seat) / 2.0;
      ++number;
    }
    for (const auto& [name, sum] : sums) parts_[name].bias.add(sum.first, sum.second);
  }

  std::unique_ptr<Bot<Game>> best_ = std::move(*make_bot<Game>("best:points"));
  Belief<Game> belief_{shipped_networks<Game>(), kTruths, {.drawn = 512, .steps = 4}};
  std::unique_ptr<Knowledge<Game>> known_ = std::make_unique<Knowledge<Game>>();
  MoveList moves_;
  std::vector<Stated> stated_;
  std::map<std::string, Part> parts_;
  std::array<Bin, 20> bins_{};
};

}  // namespace
}  // namespace lair::chimera

int main(int count, char** arguments) {
  if (count != 4) {
    std::fprintf(stderr, "usage: belief_bench ROUNDS SEED PLOT.svg\n");
    return 2;
  }
  const int rounds = std::atoi(arguments[1]);
  const std::uint64_t seed = std::strtoull(arguments[2], nullptr, 10);
  lair::chimera::Measurement measurement;
  for (int round = 0; round < rounds; ++round) {
    measurement.play_round(lair::Rng::stream(seed, static_cast<std::uint64_t>(round)));
  }
  measurement.print();
  measurement.plot(arguments[3]);
  return 0;
}
