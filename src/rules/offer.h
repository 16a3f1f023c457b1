#pragma once

#include <string_view>

namespace lair {

// What an event shows to all that some may take; who may is a secret (P-5.1). A game whose events
// may be such has `std::optional<Offer> offer(const Event&)`.
struct Offer {
  std::string_view question;  // what those are asked who may take it
  std::string_view refusal;   // the field of the line with which one leaves it
};

}  // namespace lair
