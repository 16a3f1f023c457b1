#include "chimera_setting.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <sstream>

namespace rules_test {

namespace ref = reference::chimera;
using nlohmann::json;

std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> all;
  for (std::string word; in >> word;) all.push_back(word);
  return all;
}

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string::npos) return "";
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

int number(const std::string& text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) {
    throw BadCase("not a number: '" + text + "'");
  }
  return value;
}

int rank_of_name(const std::string& name) {
  const int rank = ref::rank_of(name);
  return rank != 0 ? rank : ref::rank_from_name(name);
}

std::vector<int> ranks_of_names(const Cards& names) {
  std::vector<int> ranks;
  for (const std::string& name : names) ranks.push_back(rank_of_name(name));
  return ranks;
}

Cards card_names(const std::string& text) {
  Cards names;
  for (const std::string& word : words(text)) {
    const std::size_t dots = word.find(".."), times = word.find('x');
    if (dots != std::string::npos) {
      for (int rank = number(word.substr(0, dots)); rank <= number(word.substr(dots + 2)); ++rank) {
        names.push_back(ref::rank_name(rank));
      }
    } else if (times != std::string::npos) {
      const int n = number(word.substr(times + 1));
      for (int i = 0; i < n; ++i) names.push_back(word.substr(0, times));
    } else {
      names.push_back(word);
    }
  }
  for (const std::string& name : names) {
    if (rank_of_name(name) == 0) throw BadCase("not a card: '" + name + "'");
  }
  return names;
}

Named named(const std::string& text) {
  const std::size_t top = text.find(" top ");
  Named result{card_names(text.substr(0, top)), 0};
  if (top != std::string::npos) result.top = rank_of_name(trimmed(text.substr(top + 5)));
  return result;
}

namespace {

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, at);) parts.push_back(trimmed(part));
  return parts;
}

std::array<int, 3> three(const std::string& text) {
  const auto all = words(text);
  if (all.size() != 3) throw BadCase("three numbers expected: '" + text + "'");
  return {number(all[0]), number(all[1]), number(all[2])};
}

int seat_number(const std::string& text) {
  const int seat = number(text);
  if (seat < 0 || seat > 2) throw BadCase("not a seat: '" + text + "'");
  return seat;
}

bool yes(const std::string& text) {
  if (text != "yes" && text != "no") throw BadCase("yes or no expected: '" + text + "'");
  return text == "yes";
}

// Gives every name without a family the first family that is not used yet; returns the unused
// cards.
Cards give_families(const std::vector<Cards*>& all) {
  Cards unused = ref::all_cards();
  for (const Cards* names : all) {
    for (const std::string& name : *names) {
      if (ref::rank_of(name) != 0 && std::erase(unused, name) == 0) {
        throw BadCase("twice in the case: " + name);
      }
    }
  }
  for (Cards* names : all) {
    for (std::string& name : *names) {
      if (ref::rank_of(name) != 0) continue;
      const auto card = std::find_if(unused.begin(), unused.end(), [&](const std::string& other) {
        return ref::rank_of(other) == rank_of_name(name);
      });
      if (card == unused.end()) throw BadCase("more cards than there are of rank " + name);
      name = *card;
      unused.erase(card);
    }
  }
  return unused;
}

}  // namespace

bool Setting::take(const std::string& line) {
  static const std::set<std::string> keys = {"options", "totals", "round",  "dealer",  "hands",
                                             "den",     "deck",   "faceup", "redealt", "chimera",
                                             "swap",    "lead",   "on",     "passes",  "trick",
                                             "played",  "traps",  "flight", "record",  "treasures"};
  const std::string key = words(line).at(0);
  if (!keys.contains(key)) return false;
  const std::string rest = trimmed(line.substr(key.size()));
  if (key == "deck" && has("deck")) {
    lines_["deck"] += " " + rest;
  } else {
    lines_[key] = rest;
  }
  return true;
}

std::string Setting::value(const std::string& key) const {
  const auto found = lines_.find(key);
  return found == lines_.end() ? "" : found->second;
}

json Setting::options(const std::string& text) {
  json all = json::object();
  for (const std::string& word : words(text)) {
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos) throw BadCase("not an option: '" + word + "'");
    const std::string text_value = word.substr(equals + 1);
    const json parsed = json::parse(text_value, nullptr, false);
    all[word.substr(0, equals)] = parsed.is_discarded() ? json(text_value) : parsed;
  }
  return all;
}

Situation Setting::situation() const {
  Situation s;
  s.options = options(value("options"));
  if (has("totals")) s.totals = three(value("totals"));
  if (has("round")) s.round = number(value("round"));
  if (has("dealer")) s.dealer = seat_number(value("dealer"));
  if (has("redealt")) s.redealt = yes(value("redealt"));
  if (has("record")) {
    s.kind = Situation::Kind::kRecord;
  } else if (has("chimera")) {
    table(s);
  } else {
    s.kind = Situation::Kind::kBidding;
    const Deal dealt = deal(s.dealer, value("faceup"));
    s.deck = dealt.deck;
    s.cut = dealt.cut;
  }
  return s;
}

// Everything after the bidding.
void Setting::table(Situation& s) const {
  const auto role = words(value("chimera"));
  if (role.size() != 3 || role[1] != "bid") throw BadCase("chimera SEAT bid N expected");
  s.chimera = seat_number(role[0]);
  s.bid = number(role[2]);
  s.kind = has("swap") ? Situation::Kind::kSwap : Situation::Kind::kPlay;
  const auto parts = split(value("hands") + " ", '|');
  if (parts.size() != 3) throw BadCase("three hands expected");
  for (std::size_t seat = 0; seat < 3; ++seat) s.hands[seat] = card_names(parts[seat]);
  s.turn = has("lead") ? seat_number(value("lead")) : s.chimera;
  if (has("passes")) s.passes = number(value("passes"));
  if (has("on")) {
    const auto who = split(value("on"), ':');
    if (who.size() != 2) throw BadCase("on SEAT: CARDS expected");
    s.on_by = seat_number(who[0]);
    const Named lies = named(who[1]);
    s.on = OnTable{lies.names, lies.top};
    s.turn = (s.on_by + 1 + s.passes) % 3;
  }
  s.trick = card_names(value("trick"));
  if (has("treasures")) s.treasures = three(value("treasures"));
  if (has("traps")) s.traps = number(value("traps"));
  if (has("flight")) s.flight = yes(value("flight"));
  if (has("played")) {
    s.played = {};
    for (const std::string& word : words(value("played"))) {
      s.played[static_cast<std::size_t>(seat_number(word))] = true;
    }
  }
  std::vector<Cards*> all;
  all.reserve(5);
  for (Cards& hand : s.hands) all.push_back(&hand);
  if (s.on) all.push_back(&s.on->cards);
  all.push_back(&s.trick);
  give_families(all);
}

// Hands and den of a deal: what is not said, or said as *, is filled with what is left, lowest
// first.
std::array<Cards, 3> Setting::full_hands(Cards& den) const {
  std::array<Cards, 3> hands;
  if (has("hands")) {
    const auto parts = split(value("hands") + " ", '|');
    if (parts.size() != 3) throw BadCase("three hands expected");
    for (std::size_t seat = 0; seat < 3; ++seat) {
      if (parts[seat] != "*") hands[seat] = card_names(parts[seat]);
    }
  }
  den = card_names(value("den"));
  std::vector<Cards*> all;
  all.reserve(4);
  for (Cards& hand : hands) all.push_back(&hand);
  all.push_back(&den);
  const Cards rest = give_families(all);
  auto next = rest.begin();
  for (Cards* cards : all) {
    const std::size_t size = cards == &den ? 3 : 17;
    if (cards->size() > size) throw BadCase("too many cards in a hand or the den");
    while (cards->size() < size) cards->push_back(*next++);
  }
  return hands;
}

Setting::Deal Setting::deal(int dealer, const std::string& face_up) const {
  Deal result;
  if (has("deck")) {
    result.deck = card_names(value("deck"));
    return result;
  }
  Cards order;
  auto hands = full_hands(order);
  const auto said = words(face_up);
  const int holder = said.empty() ? (dealer + 1) % 3 : seat_number(said[0]);
  Cards& his = hands[static_cast<std::size_t>(holder)];
  const auto card = said.size() < 2 ? his.begin() : std::find(his.begin(), his.end(), said[1]);
  if (card == his.end()) throw BadCase("the holder was not dealt " + said[1]);
  // The deal goes round from the dealer's left behind the den; any place from 17 to 35 can be the
  // face-up one.
  std::size_t place = 17;
  while ((dealer + 1 + static_cast<int>(place - 3)) % 3 != holder) ++place;
  std::iter_swap(card, his.begin() + static_cast<std::ptrdiff_t>((place - 3) / 3));
  for (std::size_t i = 0; i < 51; ++i) {
    order.push_back(hands[(static_cast<std::size_t>(dealer) + 1 + i) % 3][i / 3]);
  }
  const auto up = order.begin() + static_cast<std::ptrdiff_t>(place);
  result.deck.assign(up + 1, order.end());
  result.deck.push_back(*up);
  result.deck.insert(result.deck.end(), order.begin(), up);
  result.cut = 53 - static_cast<int>(place);
  return result;
}

}  // namespace rules_test
