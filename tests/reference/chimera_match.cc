#include <algorithm>
#include <cstdint>

#include "chimera.h"

namespace reference::chimera {
namespace {

using nlohmann::json;

const std::string kForm = "form";

std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

int next_seat(int seat) { return (seat + 1) % 3; }

// A whole number; what is too large for any field of a record stays too large.
std::optional<int> whole(const json& value) {
  if (!value.is_number_integer()) return std::nullopt;
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > 1'000'000) return 1'000'000;
  return static_cast<int>(
      std::clamp<std::int64_t>(value.get<std::int64_t>(), -1'000'000, 1'000'000));
}

std::optional<int> whole(const json& object, const char* field) {
  return object.contains(field) ? whole(object.at(field)) : std::nullopt;
}

std::optional<int> seat_of(const json& line) {
  const std::optional<int> seat = whole(line, "seat");
  return seat && *seat >= 0 && *seat <= 2 ? seat : std::nullopt;
}

std::optional<std::array<int, 3>> three_numbers(const json& object, const char* field) {
  if (!object.contains(field) || !object.at(field).is_array() || object.at(field).size() != 3) {
    return std::nullopt;
  }
  std::array<int, 3> numbers{};
  for (std::size_t i = 0; i < 3; ++i) {
    const std::optional<int> number = whole(object.at(field)[i]);
    if (!number) return std::nullopt;
    numbers[i] = *number;
  }
  return numbers;
}

std::optional<std::vector<std::string>> texts(const json& value) {
  if (!value.is_array()) return std::nullopt;
  std::vector<std::string> all;
  for (const json& item : value) {
    if (!item.is_string()) return std::nullopt;
    all.push_back(item.get<std::string>());
  }
  return all;
}

// Whether all are cards as they are written.
bool all_cards_exist(const std::vector<std::string>& names) {
  return std::none_of(names.begin(), names.end(),
                      [](const std::string& name) { return rank_of(name) == 0; });
}

// Each card exists once (C-1.1), and is in the hand (C-2.3).
std::string check_held(const std::set<std::string>& hand, const std::vector<std::string>& wanted) {
  if (std::set<std::string>(wanted.begin(), wanted.end()).size() != wanted.size()) return "C-1.1";
  const bool held = std::all_of(wanted.begin(), wanted.end(),
                                [&](const std::string& card) { return hand.contains(card); });
  return held ? "" : "C-2.3";
}

std::vector<int> ranks_of(const std::vector<std::string>& names) {
  std::vector<int> ranks;
  ranks.reserve(names.size());
  for (const std::string& name : names) ranks.push_back(rank_of(name));
  return ranks;
}

bool one_of(const json& value, const std::vector<json>& allowed) {
  return std::find(allowed.begin(), allowed.end(), value) != allowed.end();
}

// Section 9; false if there is no such edition.
bool preset(const std::string& edition, Options& options) {
  if (edition == "ko") options.reenter = false;
  if (edition == "fr") options.closing_passes = 3;
  if (edition == "hu") options.forced_bid = "highest";
  return one_of(edition, {"de", "ko", "fr", "hu"});
}

}  // namespace

std::string Match::apply(const json& line) {
  Match next = *this;
  std::string error = next.step(line);
  if (error.empty()) *this = next;
  return error;
}

std::string Match::step(const json& line) {
  if (!line.is_object()) return kForm;
  static const std::vector<std::string> known = {
      "lair", "game", "options", "seats", "date", "bots",  "deal", "seat",  "bid",
      "give", "play", "top",     "by",    "ms",   "round", "end",  "forced"};
  if (std::none_of(known.begin(), known.end(),
                   [&](const std::string& key) { return line.contains(key); })) {
    return "";  // only unknown keys (a `fair` line is nothing to the rules, either)
  }
  std::vector<std::string> kinds;
  for (const char* kind : {"lair", "deal", "bid", "give", "play", "round", "end"}) {
    if (line.contains(kind)) kinds.emplace_back(kind);
  }
  if (kinds.size() != 1) return kForm;
  const std::string& kind = kinds[0];
  const Phase phase = position_.phase;
  if (kind == "lair") return phase == Phase::kHeader ? read_header(line) : kForm;
  if (phase == Phase::kHeader || phase == Phase::kOver) return kForm;
  if (kind == "deal") return read_deal(line.at("deal"));
  if (kind == "bid") return read_bid(line);
  if (kind == "give") return read_give(line);
  if (kind == "play") return read_play(line);
  if (kind == "round") return read_round(line.at("round"));
  return read_end(line.at("end"));
}

// The rule that says what would have been due instead.
std::string Match::wrong_kind() const {
  switch (position_.phase) {
    case Phase::kDeal:
      return "C-2.1";
    case Phase::kBidding:
      return "C-3.1";
    case Phase::kForced:
      return "C-3.7";
    case Phase::kSwap:
      return "C-4.2";
    case Phase::kPlay:
      return "C-5.1";
    case Phase::kRound:
      return "C-5.7";
    case Phase::kEnd:
      return "C-8.5";
    default:
      return kForm;
  }
}

std::string Match::read_options(const json& given, Options& options) {
  if (!given.is_object()) return kForm;
  if (given.contains("edition")) {
    const json& edition = given.at("edition");
    if (!edition.is_string() || !preset(edition.get<std::string>(), options)) return kForm;
  }
  for (const auto& [name, value] : given.items()) {
    if (name == "edition") continue;
    if (name == "limit" && whole(value)) {
      options.limit = *whole(value);
    } else if (name == "forced_bid" && one_of(value, {"holder", "highest"})) {
      options.forced_bid = value.get<std::string>();
    } else if (name == "closing_passes" && value.is_number_integer() && one_of(value, {2, 3})) {
      options.closing_passes = value.get<int>();
    } else if (name == "all_pass" && one_of(value, {"redeal", "first"})) {
      options.all_pass = value.get<std::string>();
    } else if (name == "reenter" && value.is_boolean()) {
      options.reenter = value.get<bool>();
    } else {
      return kForm;
    }
  }
  return options.limit < 50 || options.limit > 5000 ? "C-8.5" : "";
}

std::string Match::read_header(const json& line) {
  if (whole(line, "lair") != 1) return kForm;
  if (!line.contains("game") || line.at("game") != "chimera") return kForm;
  if (!line.contains("seats")) return kForm;
  const auto names = texts(line.at("seats"));
  if (!names || names->size() != 3) return kForm;
  if (line.contains("options")) {
    std::string error = read_options(line.at("options"), options_);
    if (!error.empty()) return error;
  }
  position_.phase = Phase::kDeal;
  return "";
}

std::string Match::read_deal(const json& deal) {
  if (position_.phase != Phase::kDeal) return wrong_kind();
  if (!deal.is_object() || !deal.contains("deck")) return kForm;
  const auto round = whole(deal, "round"), dealer = whole(deal, "dealer"), cut = whole(deal, "cut");
  const auto deck = texts(deal.at("deck"));
  if (!round || !dealer || !cut || !deck) return kForm;
  if (*round != position_.round || *dealer != position_.dealer) return "C-2.1";
  if (*cut < 18 || *cut > 36) return "C-2.2";
  std::vector<std::string> sorted = *deck, pack = all_cards();
  std::sort(sorted.begin(), sorted.end());
  std::sort(pack.begin(), pack.end());
  if (sorted != pack) return "C-1.1";
  deal_cards(*deck, *cut);
  return "";
}

void Match::deal_cards(const std::vector<std::string>& deck, int cut) {
  Position fresh;
  fresh.phase = Phase::kBidding;
  fresh.round = position_.round;
  fresh.dealer = position_.dealer;
  fresh.redealt = position_.redealt;
  fresh.overtime = position_.overtime;
  fresh.totals = position_.totals;
  // C-2.2: the lower part without its top card, that card, the upper part.
  const auto middle = deck.begin() + cut;
  fresh.face_up = *middle;
  std::vector<std::string> order(middle + 1, deck.end());
  order.push_back(fresh.face_up);
  order.insert(order.end(), deck.begin(), middle);
  // C-2.3
  int seat = next_seat(fresh.dealer);
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i < 3) {
      fresh.den.insert(order[i]);
      continue;
    }
    fresh.hands[at(seat)].insert(order[i]);
    if (order[i] == fresh.face_up) fresh.holder = seat;
    seat = next_seat(seat);
  }
  fresh.turn = fresh.holder;  // C-3.1
  position_ = fresh;
}

std::string Match::read_bid(const json& line) {
  const bool bidding = position_.phase == Phase::kBidding || position_.phase == Phase::kForced;
  const auto seat = seat_of(line), bid = whole(line, "bid");
  if (!seat || !bid) return kForm;
  if (line.contains("forced") && !line.at("forced").is_boolean()) return kForm;
  const bool forced = line.contains("forced") && line.at("forced").get<bool>();
  if (!bidding) return wrong_kind();
  if (position_.phase == Phase::kForced) return forced_bid(*seat, *bid, forced);
  if (*seat != position_.turn) {
    const bool is_out = !options_.reenter && position_.passed[at(*seat)];
    return is_out ? "C-3.4" : "C-3.1";
  }
  if (forced) return "C-3.7";
  if (*bid == 0) {
    position_.passed[at(*seat)] = true;
    ++position_.passes;
    if (position_.bid == 0 && position_.passes == 3) {
      everyone_passed();
      return "";
    }
  } else {
    const bool exists = *bid == 20 || *bid == 30 || *bid == 40;
    if (!exists || *bid <= position_.bid) return "C-3.1";
    position_.bid = *bid;
    position_.bidder = *seat;
    position_.passes = 0;
  }
  next_speaker();
  return "";
}

// C-3.6, C-3.7
void Match::everyone_passed() {
  if (!position_.redealt && options_.all_pass == "redeal") {
    position_.phase = Phase::kDeal;
    position_.redealt = true;
    return;
  }
  position_.phase = Phase::kForced;
  position_.turn = position_.holder;
  if (options_.all_pass == "redeal" && options_.forced_bid == "highest") {
    const int second = next_seat(position_.holder), third = next_seat(second);
    for (int other : {second, third}) {
      if (position_.totals[at(other)] > position_.totals[at(position_.turn)]) {
        position_.turn = other;
      }
    }
  }
}

std::string Match::forced_bid(int seat, int bid, bool forced) {
  if (!forced || seat != position_.turn || bid != 20) return "C-3.7";
  position_.phase = Phase::kBidding;
  position_.bid = 20;
  position_.bidder = seat;
  position_.passes = 0;
  position_.passed = {};
  if (options_.all_pass == "first") {
    close_bidding();
  } else {
    next_speaker();
  }
  return "";
}

// Finds who speaks after the present player has spoken, or closes the bidding.
void Match::next_speaker() {
  Position& p = position_;
  const int second = next_seat(p.bidder), third = next_seat(second);
  const bool closing_passes = options_.reenter && p.passes == options_.closing_passes;  // C-3.3
  const bool others_out =
      !options_.reenter && p.passed[at(second)] && p.passed[at(third)];  // C-3.4
  if (p.bid == 40 || (p.bid > 0 && (closing_passes || others_out))) {    // C-3.2
    close_bidding();
    return;
  }
  do {
    p.turn = next_seat(p.turn);
  } while (!options_.reenter && p.passed[at(p.turn)]);
}

void Match::close_bidding() {
  position_.hands[at(position_.bidder)].merge(position_.den);  // C-4.1
  position_.passes = 0;
  if (position_.bid == 20) {
    position_.phase = Phase::kPlay;
    position_.turn = position_.bidder;
  } else {
    position_.phase = Phase::kSwap;
    position_.turn = position_.bidder == 0 ? 1 : 0;  // the lower seat of the two Hunters
  }
}

std::string Match::read_give(const json& line) {
  const auto seat = seat_of(line);
  const auto given = texts(line.at("give"));
  if (!seat || !given) return kForm;
  if (!all_cards_exist(*given)) return "C-1.4";
  if (position_.phase != Phase::kSwap) return wrong_kind();
  if (*seat != position_.turn) return "C-4.2";
  const std::size_t due = position_.bid == 30 ? 1 : 2;
  if (given->size() != due) return "C-4.2";
  std::string error = check_held(position_.hands[at(*seat)], *given);
  if (!error.empty()) return error;
  position_.given[at(*seat)] = *given;
  const int partner = 3 - position_.bidder - *seat;
  if (partner > *seat) {
    position_.turn = partner;
  } else {
    swap_cards();
  }
  return "";
}

// C-4.2: at the same time, so only once both have chosen.
void Match::swap_cards() {
  for (int seat = 0; seat < 3; ++seat) {
    if (seat == position_.bidder) continue;
    const int partner = 3 - position_.bidder - seat;
    for (const std::string& card : position_.given[at(seat)]) {
      position_.hands[at(seat)].erase(card);
      position_.hands[at(partner)].insert(card);
    }
  }
  position_.phase = Phase::kPlay;
  position_.turn = position_.bidder;
}

std::string Match::read_play(const json& line) {
  const auto seat = seat_of(line);
  const auto played = texts(line.at("play"));
  if (!seat || !played) return kForm;
  if (!all_cards_exist(*played)) return "C-1.4";
  if (line.contains("top") && !line.at("top").is_string() && !whole(line, "top")) return kForm;
  if (position_.phase != Phase::kPlay) return wrong_kind();
  if (*seat != position_.turn) return "C-5.4";
  if (played->empty()) {
    if (!position_.on) return "C-5.1";
    if (line.contains("top")) return kForm;
    pass_in_trick();
    return "";
  }
  std::string error = check_held(position_.hands[at(*seat)], *played);
  Reading reading;
  if (error.empty()) error = choose_reading(*played, line, reading);
  if (!error.empty()) return error;
  if (position_.on && !beats(reading, *position_.on)) {
    const bool on_trap = position_.on->kind == "trap" || position_.on->kind == "flight";
    return on_trap ? "C-5.3" : "C-5.2";
  }
  lay(*played, reading);
  return "";
}

// What the cards are, with the player's word on Pi Ya (C-7.1).
std::string Match::choose_reading(const std::vector<std::string>& played, const json& line,
                                  Reading& chosen) const {
  const std::vector<int> ranks = ranks_of(played);
  const std::vector<Reading> all = readings(ranks);
  const bool pi_ya = std::find(ranks.begin(), ranks.end(), kPiYa) != ranks.end();
  const bool chimera = std::find(ranks.begin(), ranks.end(), kChimera) != ranks.end();
  if (all.empty()) return pi_ya && chimera ? "C-6.15" : "C-5.1";
  if (!pi_ya || all[0].kind != "straight") {
    chosen = all[0];
    return line.contains("top") ? kForm : "";
  }
  if (!line.contains("top")) return "C-7.1";
  const json& top = line.at("top");
  for (const Reading& reading : all) {
    if (top == rank_name(reading.top) || top == reading.top) {
      chosen = reading;
      return "";
    }
  }
  return "C-7.1";
}

void Match::pass_in_trick() {
  ++position_.passes;
  if (position_.passes < 2) {
    position_.turn = next_seat(position_.turn);
    return;
  }
  win_trick(position_.on_by);  // C-5.6
  position_.turn = position_.on_by;
}

void Match::lay(const std::vector<std::string>& played, const Reading& reading) {
  const int seat = position_.turn;
  for (const std::string& card : played) {
    position_.hands[at(seat)].erase(card);
    position_.trick.push_back(card);
  }
  position_.on = reading;
  position_.on_by = seat;
  position_.passes = 0;
  position_.played[at(seat)] = true;
  if (reading.kind == "trap") ++position_.traps;
  if (reading.kind == "flight") position_.flight = true;
  position_.turn = next_seat(seat);
  if (position_.hands[at(seat)].empty()) finish_round(seat);
}

void Match::win_trick(int seat) {
  for (const std::string& card : position_.trick) {
    if (rank_of(card) == 2) position_.treasures[at(seat)] += 10;
    if (rank_of(card) == 11) position_.treasures[at(seat)] += 5;
  }
  position_.trick.clear();
  position_.on.reset();
  position_.passes = 0;
}

void Match::finish_round(int out) {
  Position& p = position_;
  win_trick(out);  // C-5.7
  bool idle_hunter = false;
  for (int seat = 0; seat < 3; ++seat) {
    if (seat != p.bidder && !p.played[at(seat)]) idle_hunter = true;
  }
  p.out = out;
  p.points = score({p.bid, p.bidder, out, p.traps, p.flight, idle_hunter, p.treasures});
  for (std::size_t seat = 0; seat < 3; ++seat) p.totals[seat] += p.points[seat];
  p.phase = Phase::kRound;
  // C-8.5
  const int highest = *std::max_element(p.totals.begin(), p.totals.end());
  const bool alone = std::count(p.totals.begin(), p.totals.end(), highest) == 1;
  if (highest < options_.limit && !p.overtime) return;
  p.overtime = true;
  if (alone) {
    p.winner =
        static_cast<int>(std::find(p.totals.begin(), p.totals.end(), highest) - p.totals.begin());
  }
}

std::string Match::read_round(const json& round) {
  if (position_.phase != Phase::kRound) return wrong_kind();
  if (!round.is_object()) return kForm;
  const auto number = whole(round, "round"), out = whole(round, "out");
  const auto points = three_numbers(round, "points"), totals = three_numbers(round, "totals");
  if (!number || !out || !points || !totals) return kForm;
  if (*number != position_.round) return kForm;
  if (*out != position_.out) return "C-5.7";
  if (*points != position_.points) return position_.out == position_.bidder ? "C-8.1" : "C-8.2";
  if (*totals != position_.totals) return "C-8.3";
  position_.phase = position_.winner ? Phase::kEnd : Phase::kDeal;
  position_.redealt = false;
  ++position_.round;
  position_.dealer = next_seat(position_.dealer);
  return "";
}

std::string Match::read_end(const json& end) {
  if (position_.phase == Phase::kDeal) return "C-8.5";
  if (position_.phase != Phase::kEnd) return wrong_kind();
  if (!end.is_object() || !end.contains("winners")) return kForm;
  const json& winners = end.at("winners");
  const auto totals = three_numbers(end, "totals");
  if (!winners.is_array() || !totals) return kForm;
  for (const json& winner : winners) {
    if (!whole(winner)) return kForm;
  }
  if (winners != json::array({*position_.winner}) || *totals != position_.totals) return "C-8.5";
  position_.phase = Phase::kOver;
  return "";
}

}  // namespace reference::chimera
