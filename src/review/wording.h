#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bots/reason.h"
#include "core/value.h"
#include "review/review.h"
#include "text/language.h"

// The parts of a review in the language of the reader.

namespace lair {

class ReviewWords {
 public:
  ReviewWords(const Review& review, Language language) : review_(review), language_(language) {}

  std::string say(std::string_view id, std::vector<Arg> args = {}) const;
  std::string count(std::string_view id, std::int64_t number) const;  // messages with $count
  std::string name(Seat seat) const;  // made safe to show; of the seat's number if it is empty
  std::string title() const;          // "Chimera: review of Ana"
  std::string game() const;
  std::string round(const ReviewedRound& round) const;  // "Round 3"
  std::string grade(Grade grade) const;
  std::string move(const Value& line) const;         // "Play: pair"; its cards are not said
  std::string card(std::string_view written) const;  // "Jade 7" for 7j, "red human 3" for h3*
  std::string cards(const std::vector<std::string>& written) const;  // with commas between them
  std::string caption(const SceneRow& row) const;
  std::string why(const Reasons& reasons) const;   // the weightiest
  std::string signed_points(Points points) const;  // "+12.5", "−3.0", "0.0"
  std::string plain_points(Points points) const;   // "12.5"
  std::string whole_points(Points points) const;   // "−25", of a score

 private:
  const Review& review_;
  Language language_;
};

// The cards that a decision line names, in its order, as the game writes it (Game, rules/game.h).
std::vector<std::string> cards_of(const Value& line);

}  // namespace lair
