#include "text/fluent.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <limits>
#include <utility>

#include "text/utf8.h"

namespace lair::fluent {
namespace {

constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_name(char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; }
constexpr bool is_blank(char c) { return c == ' ' || c == '\n'; }

std::string with_plain_line_ends(std::string_view source) {
  std::string plain;
  plain.reserve(source.size());
  for (std::size_t i = 0; i < source.size(); ++i) {
    if (source.substr(i, 2) != "\r\n") plain.push_back(source[i]);
  }
  return plain;
}

// A part of a pattern. An indent is the line breaks and spaces before a line.
struct Piece {
  enum class Kind : std::uint8_t { kText, kIndent, kPlaceable };
  Kind kind;
  Element element;

  std::string* text() { return std::get_if<std::string>(&element.content); }
};

// Removes trailing spaces and the indent that all lines share.
Pattern join(std::vector<Piece>& pieces, std::size_t shared_indent) {
  if (!pieces.empty() && pieces.back().kind == Piece::Kind::kText) {
    std::string& last = *pieces.back().text();
    last.erase(last.find_last_not_of(' ') + 1);
  }
  Pattern pattern;
  pattern.reserve(pieces.size());
  for (Piece& piece : pieces) {
    if (piece.kind == Piece::Kind::kIndent) {
      piece.text()->resize(piece.text()->size() - shared_indent);
    }
    pattern.push_back(std::move(piece.element));
  }
  return pattern;
}

// Follows the parser of @fluent/bundle step by step where blanks count. A step returns whether it
// went well; the first that did not leaves the error.
class Parser {
 public:
  explicit Parser(std::string_view source) : source_(source) {}

  Result<std::vector<Message>> parse() {
    std::vector<Message> messages;
    if (!check_bytes()) return std::move(error_);
    for (skip_blank(); !at_end(); skip_blank()) {
      if (!entry(messages)) return std::move(error_);
    }
    return messages;
  }

 private:
  bool at_end() const { return at_ == source_.size(); }
  char peek() const { return at_end() ? '\0' : source_[at_]; }  // no \0 stands in the source
  std::int64_t breaks(std::size_t from, std::size_t to) const {
    const std::string_view part = source_.substr(from, to - from);
    return std::count(part.begin(), part.end(), '\n');
  }

  bool fail(std::string_view code) { return fail(code, at_); }
  bool fail(std::string_view code, std::size_t place) {
    error_ = {code, "", {{"line", 1 + breaks(0, place)}}};
    return false;
  }

  bool check_bytes() {
    if (const auto place = find_invalid_utf8(source_)) return fail("catalogue-not-utf8", *place);
    const auto* control = std::find_if(source_.begin(), source_.end(), [](char c) {
      return (static_cast<unsigned char>(c) < 0x20 && c != '\n') || c == 0x7F;
    });
    if (control == source_.end()) return true;
    return fail("catalogue-control", static_cast<std::size_t>(control - source_.begin()));
  }

  void skip_spaces() {
    while (peek() == ' ') ++at_;
  }
  void skip_blank() {
    while (is_blank(peek())) ++at_;
  }
  bool take(std::string_view token) {
    if (!source_.substr(at_).starts_with(token)) return false;
    at_ += token.size();
    return true;
  }
  // Empty if none stands here.
  std::string name() {
    const std::size_t start = at_;
    if (is_letter(peek())) {
      while (is_name(peek())) ++at_;
    }
    return std::string(source_.substr(start, at_ - start));
  }
  std::string_view until(const char* ends) {
    const std::size_t start = at_;
    at_ = std::min(source_.find_first_of(ends, at_), source_.size());
    return source_.substr(start, at_ - start);
  }

  bool entry(std::vector<Message>& messages) {
    const std::size_t start = at_;
    if (start > 0 && source_[start - 1] != '\n') return fail("catalogue-entry-wrong");
    if (peek() == '#') {
      until("\n");
      return true;
    }
    line_ += breaks(counted_, start);
    counted_ = start;
    Message message = {name(), {}, line_};
    skip_spaces();
    if (message.id.empty() || !take("=")) return fail("catalogue-entry-wrong", start);
    skip_spaces();
    if (!pattern(message.pattern)) return false;
    messages.push_back(std::move(message));
    return true;
  }

  bool pattern(Pattern& pattern) {
    const std::size_t start = at_;
    std::vector<Piece> pieces;
    std::size_t shared_indent = std::numeric_limits<std::size_t>::max();
    while (true) {
      const std::string_view run = until("{}\n");
      if (!run.empty()) pieces.push_back({Piece::Kind::kText, {std::string(run)}});
      if (peek() == '}') return fail("catalogue-brace-wrong");
      if (peek() == '{') {
        pieces.push_back({Piece::Kind::kPlaceable, {}});
        if (!placeable(pieces.back().element)) return false;
        continue;
      }
      std::string indent;
      if (!line_break(indent)) return false;
      if (indent.empty()) break;
      const std::size_t spaces = indent.size() - indent.rfind('\n') - 1;
      shared_indent = std::min(shared_indent, spaces);
      if (pieces.empty()) indent.assign(spaces, ' ');
      pieces.push_back({Piece::Kind::kIndent, {std::move(indent)}});
    }
    pattern = join(pieces, shared_indent);
    return !pattern.empty() || fail("catalogue-message-empty", start);
  }

  // Passes over the blanks from the end of a line on. If a line that continues the pattern follows,
  // gives them without the spaces of blank lines; otherwise leaves `indent` empty.
  bool line_break(std::string& indent) {
    const std::size_t start = at_;
    skip_blank();
    const std::string_view rest = source_.substr(at_);
    // JavaScript takes no-break and wide spaces for blanks: a line must not begin with them.
    for (const std::string_view space : {"\u00A0", "\u202F", "\u3000"}) {
      if (rest.starts_with(space)) return fail("catalogue-entry-wrong");
    }
    if (rest.empty() || std::string_view(".[*}").find(rest[0]) != std::string_view::npos)
      return true;
    if (rest[0] != '{' && source_[at_ - 1] != ' ') return true;
    const std::string_view blanks = source_.substr(start, at_ - start);
    indent.assign(static_cast<std::size_t>(breaks(start, at_)), '\n');
    indent.append(blanks.size() - blanks.rfind('\n') - 1, ' ');
    return true;
  }

  bool placeable(Element& element) {
    const std::size_t open = at_++;
    skip_blank();
    if (take("\"")) {
      if (!literal(element.content.emplace<std::string>())) return false;
    } else if (take("$")) {
      std::string variable = name();
      if (variable.empty()) return fail("catalogue-placeable-wrong");
      skip_blank();
      if (take("->")) {
        Select& choice = element.content.emplace<Select>();
        choice.variable = std::move(variable);
        if (!select(choice)) return false;
      } else {
        element.content = Variable{std::move(variable)};
      }
    } else {
      std::string id = name();
      if (id.empty()) return fail("catalogue-placeable-wrong");
      element.content = Reference{std::move(id)};
    }
    skip_blank();
    return take("}") || fail("catalogue-brace-wrong", open);
  }

  bool select(Select& choice) {
    const std::size_t start = at_;
    if (++depth_ > kMaxSelectDepth) return fail("catalogue-too-deep");
    skip_blank();
    bool has_default = false;
    while (peek() == '[' || peek() == '*') {
      if (choice.variants.empty() && breaks(start, at_) == 0) return fail("catalogue-select-wrong");
      if (take("*")) {
        if (has_default) return fail("catalogue-select-wrong");
        has_default = true;
        choice.otherwise = choice.variants.size();
      }
      Variant& variant = choice.variants.emplace_back();
      if (!variant_key(variant)) return fail("catalogue-select-wrong");
      if (!pattern(variant.pattern)) return false;
    }
    --depth_;
    return has_default || fail("catalogue-select-wrong", start);
  }

  bool variant_key(Variant& variant) {
    if (!take("[")) return false;
    skip_blank();
    if (std::string word = name(); !word.empty()) {
      variant.key = std::move(word);
    } else {
      std::int64_t number = 0;
      const char* first = source_.data() + at_;
      const auto [end, problem] = std::from_chars(first, source_.data() + source_.size(), number);
      if (problem != std::errc()) return false;
      at_ += static_cast<std::size_t>(end - first);
      variant.key = number;
    }
    skip_blank();
    if (!take("]")) return false;
    skip_spaces();
    return true;
  }

  // Parses the text after an opening quote.
  bool literal(std::string& text) {
    while (true) {
      text.append(until("\\\"\n"));
      if (take("\"")) return true;
      if (take("\\\\")) {
        text.push_back('\\');
      } else if (take("\\\"")) {
        text.push_back('"');
      } else if (!(take("\\u") && code_point(4, text)) && !(take("\\U") && code_point(6, text))) {
        return fail("catalogue-literal-wrong");
      }
    }
  }

  // Surrogates become U+FFFD, as in @fluent/bundle.
  bool code_point(std::size_t digits, std::string& text) {
    const std::string_view hex = source_.substr(at_, digits);
    std::uint32_t point = 0;
    const auto [end, problem] = std::from_chars(hex.data(), hex.data() + hex.size(), point, 16);
    if (hex.size() != digits || end != hex.data() + digits || problem != std::errc()) return false;
    if (point > 0x10FFFF) return false;
    at_ += digits;
    append_utf8(text, point >= 0xD800 && point <= 0xDFFF ? kReplacement : char32_t{point});
    return true;
  }

  std::string_view source_;
  std::size_t at_ = 0;
  int depth_ = 0;  // of select expressions
  std::int64_t line_ = 1;
  std::size_t counted_ = 0;  // line_ is the line of this place
  Error error_;
};

}  // namespace

Result<std::vector<Message>> parse(std::string_view source) {
  const std::string plain = with_plain_line_ends(source);
  return Parser(plain).parse();
}

}  // namespace lair::fluent
