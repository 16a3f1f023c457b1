#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace lair {

// A view of JSON text that finds fields without building a tree, for a reader that needs few fields
// of many messages. It expects the form that Lair writes, without spaces; other text has no fields.
class JsonSlice {
 public:
  JsonSlice() = default;
  explicit JsonSlice(std::string_view text) : text_(text) {}

  std::string_view raw() const { return text_; }
  bool empty() const { return text_.empty(); }
  bool is_object() const {
    return text_.starts_with('{') && text_.ends_with('}') && end_of(0) == text_.size();
  }
  bool is(std::string_view word) const { return text_ == word; }  // true, null
  std::string_view text() const;                                  // as written between its quotes
  std::optional<std::int64_t> integer() const;
  JsonSlice field(std::string_view name) const;  // empty if there is none

  // use(name, value) for each field of an object.
  template <class Use>
  void each_field(Use use) const {
    if (!text_.starts_with('{')) return;
    for (std::size_t at = 1; at < text_.size() && text_[at] == '"';) {
      const std::size_t colon = end_of(at);
      if (colon >= text_.size() || text_[colon] != ':') return;
      const std::size_t end = end_of(colon + 1);
      use(text_.substr(at + 1, colon - at - 2), slice(colon + 1, end));
      at = end + 1;  // behind the comma
    }
  }
  // use(item) for each item of a list.
  template <class Use>
  void each_item(Use use) const {
    if (!text_.starts_with('[') || text_.starts_with("[]")) return;
    for (std::size_t at = 1; at < text_.size();) {
      const std::size_t end = end_of(at);
      use(slice(at, end));
      at = end + 1;
    }
  }

 private:
  JsonSlice slice(std::size_t begin, std::size_t end) const {
    return JsonSlice(text_.substr(begin, end - begin));
  }
  // The end of the value that begins there, at most the end of the text.
  std::size_t end_of(std::size_t begin) const;

  std::string_view text_;
};

}  // namespace lair
