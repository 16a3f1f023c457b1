#include "rules/phantom/notation/asked.h"

#include <utility>

#include "rules/phantom/errors.h"
#include "rules/phantom/notation/cards.h"

namespace lair::phantom {
Result<Asked> read_asked(const Value& request, AddCards add) {
  Asked asked;
  const Result<CardList> hand = cards_field(request, "hand", 0, kDeckCards);
  if (!hand) return hand.error();
  const Result<ThreeList> laid = sets_field(request, "laid", kDeckCards / 3);
  if (!laid) return laid.error();
  const Result<GoingOut> reading = read_going_out(request);
  if (!reading) return reading.error();
  asked.reading = *reading;
  CardList all = *hand;
  for (const Three& three : *laid) {
    if (all.size() + three.size() > kDeckCards) return Error{kDeckIncomplete, "P-1.1", {}};
    for (const Card card : three) all.push_back(card);
  }
  Cards together;
  if (MaybeError error = add(all, together)) return *std::move(error);
  if (hand->size() > Asked::kMaxHand) {
    return Error{kHandTooBig, "P-3.2", {{"high", static_cast<std::int64_t>(Asked::kMaxHand)}}};
  }
  add(*hand, asked.hand);
  for (const Three& three : *laid) {
    Cards& cards = asked.laid.cards;
    add(three, cards);
    ++asked.laid.sets;
    if (kind_of(name_of(three[0])) == Kind::kItem) ++asked.laid.item_groups;
  }
  return asked;
}

Value listed(NameMask names) {
  Value list = Value::array();
  for (NameMask left = names; left != 0; left &= left - 1) list.push_back(to_text(lowest(left)));
  return list;
}

}  // namespace lair::phantom
