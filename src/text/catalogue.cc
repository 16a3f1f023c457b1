#include "text/catalogue.h"

#include <utility>

#include "text/fluent.h"

namespace lair {

MaybeError Catalogue::add(std::string_view source) {
  Result<std::vector<fluent::Message>> parsed = fluent::parse(source);
  if (!parsed) return std::move(parsed.error());
  std::map<std::string, fluent::Pattern, std::less<>> added;
  for (fluent::Message& message : *parsed) {
    const bool fresh = !messages_.contains(message.id) &&
                       added.try_emplace(message.id, std::move(message.pattern)).second;
    if (!fresh) {
      return Error{
          "catalogue-id-twice", "", {{"line", message.line}, {"id", std::move(message.id)}}};
    }
  }
  messages_.merge(added);
  return std::nullopt;
}

const fluent::Pattern* Catalogue::find(std::string_view id) const {
  const auto found = messages_.find(id);
  return found == messages_.end() ? nullptr : &found->second;
}

std::vector<std::string_view> Catalogue::ids() const {
  std::vector<std::string_view> ids;
  ids.reserve(messages_.size());
  for (const auto& [id, pattern] : messages_) ids.emplace_back(id);
  return ids;
}

}  // namespace lair
