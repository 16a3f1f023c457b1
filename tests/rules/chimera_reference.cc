// The slow reference behind the interface of the data files.
#include "chimera_under_test.h"

namespace rules_test {
namespace {

namespace ref = reference::chimera;
using nlohmann::json;

std::string phase_name(ref::Phase phase) {
  switch (phase) {
    case ref::Phase::kDeal:
      return "deal";
    case ref::Phase::kBidding:
    case ref::Phase::kForced:
      return "bidding";
    case ref::Phase::kSwap:
      return "swap";
    case ref::Phase::kPlay:
      return "play";
    case ref::Phase::kRound:
      return "round-over";
    default:
      return "over";
  }
}

// The reading meant, of cards that are a combination.
Reading reading_of(const Laid& laid) {
  const std::vector<Reading> all = ref::readings(laid.ranks);
  for (const Reading& reading : all) {
    if (reading.top == laid.top) return reading;
  }
  return all.at(0);
}

class ReferenceUnderTest : public ChimeraUnderTest {
 public:
  std::vector<Reading> readings(const std::vector<int>& ranks) override {
    return ref::readings(ranks);
  }
  bool beats(const Laid& play, const Laid& on) override {
    return ref::beats(reading_of(play), reading_of(on));
  }
  std::vector<Play> plays(const std::vector<int>& hand, const std::optional<Laid>& on) override {
    std::optional<Reading> lies;
    if (on) lies = reading_of(*on);
    return ref::plays(hand, lies);
  }
  std::array<int, 3> score(const ScoreSheet& sheet) override { return ref::score(sheet); }
  bool reads_records() const override { return true; }

  std::string set_up(const Situation& s) override {
    record_ = s.kind == Situation::Kind::kRecord;
    if (record_) {
      match_ = ref::Match();
      return match_.apply({{"lair", 1},
                           {"game", "chimera"},
                           {"options", s.options},
                           {"seats", {"Ana", "Ben", "Cleo"}}});
    }
    ref::Options options;
    std::string error = ref::Match::read_options(s.options, options);
    if (!error.empty()) return error;
    ref::Position p;
    p.round = s.round;
    p.dealer = s.dealer;
    p.totals = s.totals;
    p.redealt = s.redealt;
    if (s.kind == Situation::Kind::kBidding) {
      p.phase = ref::Phase::kDeal;
      match_ = ref::Match(options, p);
      return match_.apply(
          {{"deal", {{"round", s.round}, {"dealer", s.dealer}, {"cut", s.cut}, {"deck", s.deck}}}});
    }
    set_up_after_bidding(s, p);
    match_ = ref::Match(options, p);
    return "";
  }

  std::string apply(const json& line) override {
    std::string error = match_.apply(line);
    if (!error.empty() || record_ || match_.position().phase != ref::Phase::kForced) return error;
    return match_.apply({{"seat", match_.position().turn}, {"bid", 20}, {"forced", true}});
  }

  Snapshot look() const override {
    const ref::Position& p = match_.position();
    Snapshot s;
    s.phase = phase_name(p.phase);
    s.turn = p.turn;
    s.leading = p.phase == ref::Phase::kPlay && !p.on;
    s.bid = p.bid;
    s.bidder = p.bid == 0 ? -1 : p.bidder;
    for (std::size_t seat = 0; seat < 3; ++seat) {
      s.hands[seat].assign(p.hands[seat].begin(), p.hands[seat].end());
    }
    s.den.assign(p.den.begin(), p.den.end());
    s.face_up = p.face_up;
    s.holder = p.holder;
    s.round = p.round;
    s.dealer = p.dealer;
    s.points = p.points;
    s.totals = p.totals;
    s.winner = p.winner;
    return s;
  }

 private:
  static void set_up_after_bidding(const Situation& s, ref::Position& p) {
    p.bid = s.bid;
    p.bidder = s.chimera;
    for (std::size_t seat = 0; seat < 3; ++seat) {
      p.hands[seat] = {s.hands[seat].begin(), s.hands[seat].end()};
    }
    if (s.kind == Situation::Kind::kSwap) {
      p.phase = ref::Phase::kSwap;
      p.turn = s.chimera == 0 ? 1 : 0;
      return;
    }
    p.phase = ref::Phase::kPlay;
    p.turn = s.turn;
    p.passes = s.passes;
    p.trick = s.trick;
    p.treasures = s.treasures;
    p.played = s.played;
    p.traps = s.traps;
    p.flight = s.flight;
    if (!s.on) return;
    Laid laid{{}, s.on->top};
    for (const std::string& card : s.on->cards) {
      laid.ranks.push_back(ref::rank_of(card));
      p.trick.push_back(card);
    }
    p.on = reading_of(laid);
    p.on_by = s.on_by;
  }

  bool record_ = false;
  ref::Match match_;
};

}  // namespace

std::unique_ptr<ChimeraUnderTest> make_reference_under_test() {
  return std::make_unique<ReferenceUnderTest>();
}

}  // namespace rules_test
