#include "table/shuffle.h"

#include <algorithm>

namespace lair {

Shuffle::Texts Shuffle::read(const Value* list) {
  Texts texts;
  if (list == nullptr || list->items() == nullptr) return texts;
  for (std::size_t i = 0; i < list->items()->size() && i < texts.size(); ++i) {
    if (const std::string* text = (*list->items())[i].text()) texts[i] = *text;
  }
  return texts;
}

wire::SeedTexts Shuffle::seed_texts(const Texts& texts, int seats) {
  wire::SeedTexts list;
  for (std::size_t i = 0; i < std::min(texts.size(), static_cast<std::size_t>(seats)); ++i) {
    list.push_back(texts[i].empty() ? wire::Nullable<std::string_view>() : texts[i]);
  }
  return list;
}

void Shuffle::start(const Value& body) {
  server_seed_ = text_in(body, "server");
  commits_ = read(body.find("commits"));
  client_seeds_ = {};
  revealing_ = true;
}

void Shuffle::reveal(Seat seat, std::string_view seed) { client_seeds_[at(seat)] = seed; }

void Shuffle::end_reveals(const Value& seeds) {
  client_seeds_ = read(&seeds);
  revealing_ = false;
}

SeatSet Shuffle::awaited(int seats) const {
  SeatSet awaited;
  if (!revealing_) return awaited;
  for (int i = 0; i < seats; ++i) {
    const auto place = static_cast<std::size_t>(i);
    if (!commits_[place].empty() && client_seeds_[place].empty())
      awaited = awaited.with(seat_at(i));
  }
  return awaited;
}

bool Shuffle::matches(Seat seat, const std::string& seed) const {
  return fair::to_hex(fair::commitment(*fair::from_hex(seed))) == commits_[at(seat)];
}

Value Shuffle::revealed(int seats) const {
  Value list = Value::array();
  for (const auto& seed : seed_texts(client_seeds_, seats)) {
    list.push_back(seed ? Value(*seed) : Value());
  }
  return list;
}

fair::DealLots Shuffle::lots(int seats, int deal) const {
  fair::Seeds seeds{.server = server_seed(), .clients = {}};
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
    seeds.clients.push_back(fair::from_hex(client_seeds_[i]));
  }
  return {fair::game_key(seeds), deal};
}

wire::Fair Shuffle::write(int seats, bool over) const {
  wire::Fair fair{.commit = fair::to_hex(fair::commitment(*fair::from_hex(server_seed_))),
                  .commits = seed_texts(commits_, seats),
                  .reveal = revealing_};
  if (!revealing_) fair.clients = seed_texts(client_seeds_, seats);
  if (over) fair.server = server_seed_;
  return fair;
}

}  // namespace lair
