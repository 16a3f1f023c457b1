#include "chimera_data.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "chimera_setting.h"

namespace rules_test {
namespace {

namespace ref = reference::chimera;
using nlohmann::json;

std::string text_of(const std::array<int, 3>& numbers) {
  return std::to_string(numbers[0]) + " " + std::to_string(numbers[1]) + " " +
         std::to_string(numbers[2]);
}

std::string text_of(const Reading& reading) {
  return reading.kind + " " + std::to_string(reading.cards) + " top " + ref::rank_name(reading.top);
}

std::string joined(const std::vector<std::string>& parts, const std::string& between) {
  std::string all;
  for (const std::string& part : parts) all += (all.empty() ? "" : between) + part;
  return all;
}

std::string sorted_text(Cards names) {
  std::sort(names.begin(), names.end(), [](const std::string& a, const std::string& b) {
    return std::pair(rank_of_name(a), a) < std::pair(rank_of_name(b), b);
  });
  return joined(names, " ");
}

// One case on its way: every step compares what is said with what happens.
class Run {
 public:
  Run(const Case& test, ChimeraUnderTest& under_test) : test_(test), under_test_(under_test) {}

  Outcome run() {
    for (const Line& line : test_.lines) {
      line_ = &line;
      try {
        take(line.text);
      } catch (const BadCase& bad) {
        fail(bad.what());
      }
      if (outcome_.skipped || !outcome_.failures.empty()) break;
    }
    return outcome_;
  }

 private:
  void take(const std::string& text) {
    const std::size_t arrow = text.find("->");
    const std::string left = trimmed(text.substr(0, arrow));
    if (arrow == std::string::npos && setting_.take(left)) return;
    const std::string right = arrow == std::string::npos ? "" : trimmed(text.substr(arrow + 2));
    const std::string verb = words(left).at(0);
    const std::string rest = trimmed(left.substr(verb.size()));
    static const std::map<std::string, void (Run::*)(const std::string&, const std::string&)>
        verbs = {{"classify", &Run::classify}, {"beats", &Run::beats}, {"plays", &Run::plays},
                 {"count", &Run::count_plays}, {"score", &Run::score}, {"options", &Run::options},
                 {"do", &Run::do_move},        {"deal", &Run::deal},   {"line", &Run::raw_line},
                 {"expect", &Run::expect}};
    const auto found = verbs.find(verb);
    if (found == verbs.end()) throw BadCase("unknown line");
    (this->*found->second)(rest, right);
  }

  void fail(const std::string& why) {
    outcome_.failures.push_back({line_->number, line_->text + "\n    " + why});
  }

  void compare(const std::string& said, const std::string& found) {
    if (said != found) fail("found: " + found);
  }

  // yes / no answers and refusals, for the count of what a clause's cases show
  void note(bool accepted) { (accepted ? outcome_.accepted : outcome_.refused) = true; }

  void compare_error(const std::string& said, const std::string& error) {
    note(error.empty());
    if (said == "refused" && !error.empty()) return;  // whatever the rule
    compare(said, error.empty() ? "ok" : "error " + error);
  }

  // --- questions ---

  void classify(const std::string& cards, const std::string& said) {
    std::vector<std::string> found;
    for (const Reading& reading : under_test_.readings(ranks_of_names(card_names(cards)))) {
      found.push_back(text_of(reading));
    }
    note(!found.empty());
    compare(said, found.empty() ? "none" : joined(found, ", "));
  }

  Laid laid(const std::string& text) {
    const Named what = named(text);
    Laid result{ranks_of_names(what.names), what.top};
    for (const Reading& reading : under_test_.readings(result.ranks)) {
      if (what.top == 0 || what.top == reading.top) return result;
    }
    throw BadCase("no combination: " + text);
  }

  void beats(const std::string& text, const std::string& said) {
    const std::size_t over = text.find(" over ");
    if (over == std::string::npos) throw BadCase("beats CARDS over CARDS expected");
    const bool found = under_test_.beats(laid(text.substr(0, over)), laid(text.substr(over + 6)));
    note(found);
    compare(said, found ? "yes" : "no");
  }

  std::vector<Play> plays_of(const std::string& text) {
    const std::size_t on = text.find(" on ");
    std::optional<Laid> lies;
    if (on != std::string::npos) lies = laid(text.substr(on + 4));
    return under_test_.plays(ranks_of_names(card_names(text.substr(0, on))), lies);
  }

  // "3, 4, 3 3, 8 9 10 11 PY top 12" in any order
  void plays(const std::string& text, const std::string& said) {
    std::multiset<std::string> wanted, found;
    std::istringstream in(said == "none" ? "" : said);
    for (std::string part; std::getline(in, part, ',');) {
      const Named play = named(part);
      wanted.insert(sorted_text(play.names) +
                    (play.top == 0 ? "" : " top " + ref::rank_name(play.top)));
    }
    for (const Play& play : plays_of(text)) {
      Cards names;
      for (int rank : play.ranks) names.push_back(ref::rank_name(rank));
      const bool pi_ya = std::count(play.ranks.begin(), play.ranks.end(), ref::kPiYa) > 0;
      const bool say = pi_ya && play.reading.kind == "straight";
      found.insert(sorted_text(names) + (say ? " top " + ref::rank_name(play.reading.top) : ""));
    }
    note(!found.empty());
    if (wanted != found) fail("found: " + joined({found.begin(), found.end()}, ", "));
  }

  void count_plays(const std::string& text, const std::string& said) {
    if (words(text).at(0) != "plays") throw BadCase("count plays HAND expected");
    const std::size_t number_of_plays = plays_of(text.substr(5)).size();
    note(number_of_plays > 0);
    compare(said, std::to_string(number_of_plays));
  }

  // score bid 30 chimera 0 out 0 traps 1 flight no idle yes treasures 20 5 0 -> 135 5 0
  void score(const std::string& text, const std::string& said) {
    const auto all = words(text);
    if (all.size() != 16) throw BadCase("a whole score sheet expected");
    ScoreSheet sheet;
    sheet.bid = number(all[1]);
    sheet.chimera = number(all[3]);
    sheet.out = number(all[5]);
    sheet.traps = number(all[7]);
    sheet.flight = all[9] == "yes";
    sheet.idle_hunter = all[11] == "yes";
    sheet.treasures = {number(all[13]), number(all[14]), number(all[15])};
    note(true);
    compare(said, text_of(under_test_.score(sheet)));
  }

  void options(const std::string& text, const std::string& said) {
    Situation situation = setting_.situation();
    situation.options = Setting::options(text);
    compare_error(said, under_test_.set_up(situation));
  }

  // --- moves ---

  // False if the case cannot be run.
  bool started() {
    if (!started_) {
      if (setting_.is_record() && !under_test_.reads_records()) {
        outcome_.skipped = true;
        return false;
      }
      const std::string error = under_test_.set_up(setting_.situation());
      if (!error.empty()) throw BadCase("the situation is refused: " + error);
      started_ = true;
    }
    return true;
  }

  // The cards a seat means by names with or without family; one it does not hold becomes any such
  // card.
  Cards cards_of(int seat, const Cards& names) {
    Cards hand = under_test_.look().hands.at(static_cast<std::size_t>(seat));
    Cards cards;
    for (const std::string& name : names) {
      std::string card = name;
      if (ref::rank_of(name) == 0) {
        auto held = std::find_if(hand.begin(), hand.end(), [&](const std::string& mine) {
          return ref::rank_of(mine) == rank_of_name(name);
        });
        if (held != hand.end()) {
          card = *held;
        } else {
          card = not_held(rank_of_name(name), cards);
        }
      }
      std::erase(hand, card);
      cards.push_back(card);
    }
    return cards;
  }

  static std::string not_held(int rank, const Cards& besides) {
    std::string last;
    for (const std::string& card : ref::all_cards()) {
      if (ref::rank_of(card) != rank) continue;
      last = card;
      if (std::find(besides.begin(), besides.end(), card) == besides.end()) return card;
    }
    return last;
  }

  void do_move(const std::string& text, const std::string& said) {
    if (!started()) return;
    const auto all = words(text);
    if (all.size() < 2) throw BadCase("do SEAT MOVE expected");
    const int seat = number(all[0]);
    const std::string rest = trimmed(text.substr(text.find(all[1]) + all[1].size()));
    json line = {{"seat", seat}};
    if (all[1] == "pass") {
      if (under_test_.look().phase == "bidding") {
        line["bid"] = 0;
      } else {
        line["play"] = json::array();
      }
    } else if (all[1] == "bid" || all[1] == "forced") {
      line["bid"] = number(rest);
      if (all[1] == "forced") line["forced"] = true;
    } else if (all[1] == "give" || all[1] == "play") {
      const Named what = named(rest);
      line[all[1]] = cards_of(seat, what.names);
      if (what.top != 0) line["top"] = ref::rank_name(what.top);
    } else {
      throw BadCase("unknown move");
    }
    compare_error(said, under_test_.apply(line));
  }

  void raw_line(const std::string& text, const std::string& said) {
    if (!started()) return;
    const json line = json::parse(text, nullptr, false);
    if (line.is_discarded()) throw BadCase("not JSON");
    compare_error(said, under_test_.apply(line));
  }

  void deal(const std::string& text, const std::string& said) {
    if (!started()) return;
    std::map<std::string, std::string> how = {{"round", "1"}, {"dealer", "0"}};
    for (const std::string& word : words(text)) {
      const std::size_t equals = word.find('=');
      if (equals == std::string::npos) throw BadCase("deal NAME=VALUE expected");
      how[word.substr(0, equals)] = word.substr(equals + 1);
    }
    std::string face_up = how["faceup"];
    std::replace(face_up.begin(), face_up.end(), ':', ' ');
    Setting::Deal dealt = setting_.deal(number(how["dealer"]) % 3, face_up);
    if (!how["cut"].empty()) dealt.cut = number(how["cut"]);
    if (!how["replace"].empty()) {
      const std::size_t colon = how["replace"].find(':');
      std::replace(dealt.deck.begin(), dealt.deck.end(), how["replace"].substr(0, colon),
                   how["replace"].substr(colon + 1));
    }
    if (!how["without"].empty()) std::erase(dealt.deck, how["without"]);
    if (!how["extra"].empty()) dealt.deck.push_back(how["extra"]);
    compare_error(said, under_test_.apply({{"deal",
                                            {{"round", number(how["round"])},
                                             {"dealer", number(how["dealer"])},
                                             {"cut", dealt.cut},
                                             {"deck", dealt.deck}}}}));
  }

  // --- looking ---

  void expect(const std::string& text, const std::string&) {
    if (!started()) return;
    const Snapshot now = under_test_.look();
    const std::string what = words(text).at(0);
    const std::string said = trimmed(text.substr(what.size()));
    const std::string winner = now.winner ? std::to_string(*now.winner) : "none";
    const std::string turn = std::to_string(now.turn);
    if (what == "turn") return compare(said, turn);
    if (what == "lead") return compare(said, now.leading ? turn : "nobody");
    if (what == "bid") {
      return compare(said, std::to_string(now.bid) + " by " + std::to_string(now.bidder));
    }
    if (what == "chimera") return expect_chimera(said, now);
    if (what == "hand") return expect_hand(said, now);
    if (what == "den") return compare_cards(said, now.den);
    if (what == "faceup") return compare(said, std::to_string(now.holder) + " " + now.face_up);
    if (what == "dealer") return compare(said, std::to_string(now.dealer));
    if (what == "round") return compare(said, std::to_string(now.round));
    if (what == "points") return compare(said, text_of(now.points));
    if (what == "totals") return compare(said, text_of(now.totals));
    if (what == "winner") return compare(said, winner);
    if (what == "thrown-in") return compare("deal", now.phase);
    compare(what, now.phase);
  }

  // The bidding is over: "1", or "1 bid 20".
  void expect_chimera(const std::string& said, const Snapshot& now) {
    const bool over = now.phase != "bidding" && now.phase != "deal";
    std::string found = over ? std::to_string(now.bidder) : "nobody yet";
    if (words(said).size() > 1) found += " bid " + std::to_string(now.bid);
    compare(said, found);
  }

  void expect_hand(const std::string& said, const Snapshot& now) {
    const std::size_t colon = said.find(':');
    if (colon == std::string::npos) throw BadCase("expect hand SEAT: CARDS expected");
    const int seat = number(trimmed(said.substr(0, colon)));
    compare_cards(said.substr(colon + 1), now.hands.at(static_cast<std::size_t>(seat)));
  }

  // By name if all are said with their family, else by rank.
  void compare_cards(const std::string& said, Cards found) {
    Cards names = card_names(said);
    const bool with_family = std::all_of(names.begin(), names.end(), [](const std::string& name) {
      return ref::rank_of(name) != 0;
    });
    if (!with_family) {
      for (Cards* cards : {&names, &found}) {
        for (std::string& name : *cards) name = ref::rank_name(rank_of_name(name));
      }
    }
    compare(sorted_text(names), sorted_text(found));
  }

  const Case& test_;
  ChimeraUnderTest& under_test_;
  const Line* line_ = nullptr;
  Setting setting_;
  bool started_ = false;
  Outcome outcome_;
};

}  // namespace

std::vector<Case> read_cases(const std::string& path) {
  std::ifstream in(path);
  if (!in) throw BadCase("cannot read " + path);
  std::vector<Case> cases;
  if (path.ends_with(".perft")) cases.push_back({path, {1, "perft"}, {}, {}});
  int line_number = 0;
  for (std::string text; std::getline(in, text);) {
    ++line_number;
    text = trimmed(text.substr(0, text.find('#')));
    if (text.empty()) continue;
    const auto all = words(text);
    if (all[0] == "case") {
      Case next{path, {line_number, text}, {}, {}};
      for (const std::string& word : all) {
        if (word.starts_with("C-")) next.clauses.push_back(word);
      }
      cases.push_back(next);
    } else if (cases.empty()) {
      throw BadCase(path + ": a line before the first case");
    } else {
      cases.back().lines.push_back({line_number, text});
    }
  }
  return cases;
}

Outcome run(const Case& test, ChimeraUnderTest& under_test) { return Run(test, under_test).run(); }

}  // namespace rules_test
