#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "record/json.h"
#include "text/utf8.h"

namespace lair {
namespace {

constexpr int kMaxDepth = 64;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// An ASCII character that needs no escape in a string.
bool is_plain(char c) { return c >= 0x20 && c < 0x7f && c != '"' && c != '\\'; }

// Parses one text (RFC 8259), from its first byte to the first error.
class Reader {
 public:
  explicit Reader(std::string_view text, std::string_view wanted = {})
      : text_(text), wanted_(wanted) {
    constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
    if (text.starts_with(kByteOrderMark)) at_ = kByteOrderMark.size();
  }

  Result<Value> read() {
    Value value;
    if (read_value(value, 0)) {
      skip_space();
      if (at_ == text_.size()) return value;
    }
    if (too_deep_) return Error{"json-too-deep", "", {{"depth", kMaxDepth}}};
    return Error{"json-wrong", "", {{"place", static_cast<std::int64_t>(at_) + 1}}};
  }

  bool breaks_off() {
    skip_space();
    Value value;
    return peek() == '{' && !read_value(value, 0) && !too_deep_ && only_half_a_character_is_left();
  }

  std::string_view found() const { return found_; }

 private:
  // A zero stands for the end; within the text it fits nowhere.
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  // Or nothing at all.
  bool only_half_a_character_is_left() const {
    const std::string_view rest = text_.substr(at_);
    return rest.size() < 4 && std::none_of(rest.begin(), rest.end(), [](char c) {
             return static_cast<unsigned char>(c) < 0x80;
           });
  }

  bool take(char wanted) {
    if (peek() != wanted) return false;
    ++at_;
    return true;
  }

  bool take_word(std::string_view word) {
    return std::all_of(word.begin(), word.end(), [this](char c) { return take(c); });
  }

  void skip_space() {
    while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r') ++at_;
  }

  bool read_value(Value& value, int depth) {
    skip_space();
    switch (peek()) {
      case '{':
        return read_object(value, depth);
      case '[':
        return read_array(value, depth);
      case '"': {
        std::string text;
        if (!read_text(text)) return false;
        value = std::move(text);
        return true;
      }
      case 't':
        value = true;
        return take_word("true");
      case 'f':
        value = false;
        return take_word("false");
      case 'n':
        return take_word("null");
      default:
        return read_number(value);
    }
  }

  bool open(int depth) {
    ++at_;
    too_deep_ = depth == kMaxDepth;
    skip_space();
    return !too_deep_;
  }

  bool read_array(Value& value, int depth) {
    value = Value::array();
    if (!open(depth)) return false;
    if (take(']')) return true;
    do {
      Value item;
      if (!read_value(item, depth + 1)) return false;
      value.push_back(std::move(item));
      skip_space();
    } while (take(','));
    return take(']');
  }

  bool read_object(Value& value, int depth) {
    value = Value::object();
    if (!open(depth)) return false;
    if (take('}')) return true;
    do {
      std::string name;
      Value item;
      skip_space();
      if (peek() != '"' || !read_text(name)) return false;
      skip_space();
      if (!take(':')) return false;
      skip_space();
      const std::size_t start = at_;
      if (!read_value(item, depth + 1)) return false;
      if (depth == 0 && name == wanted_) found_ = text_.substr(start, at_ - start);
      value.set(name, std::move(item));
      skip_space();
    } while (take(','));
    return take('}');
  }

  bool read_text(std::string& text) {
    ++at_;
    while (true) {
      const std::size_t begin = at_;
      while (is_plain(peek())) ++at_;
      text.append(text_.substr(begin, at_ - begin));
      if (take('"')) break;
      const auto byte = static_cast<unsigned char>(peek());
      if (byte < 0x20) return false;
      if (byte == '\\') {
        ++at_;
        if (!read_escape(text)) return false;
        continue;
      }
      const Decoded decoded = decode_utf8(text_.substr(at_));
      if (!decoded.valid) return false;
      text.append(text_.substr(at_, decoded.size));
      at_ += decoded.size;
    }
    return true;
  }

  bool read_escape(std::string& text) {
    constexpr std::string_view kLetters = "\"\\/bfnrt";
    constexpr std::string_view kMeant = "\"\\/\b\f\n\r\t";
    if (take('u')) return read_code_point(text);
    const std::size_t place = peek() == '\0' ? std::string_view::npos : kLetters.find(peek());
    if (place == std::string_view::npos) return false;
    text += kMeant[place];
    ++at_;
    return true;
  }

  // Beyond U+FFFF two escapes make one; half of such a pair is none.
  bool read_code_point(std::string& text) {
    const std::optional<char32_t> high = read_hex();
    if (!high) return false;
    char32_t point = *high;
    if (point >= 0xd800 && point < 0xe000) {
      if (point >= 0xdc00 || !take_word("\\u")) return false;
      const std::optional<char32_t> low = read_hex();
      if (!low || *low < 0xdc00 || *low >= 0xe000) return false;
      point = 0x10000 + ((point - 0xd800) << 10) + (*low - 0xdc00);
    }
    append_utf8(text, point);
    return true;
  }

  std::optional<char32_t> read_hex() {
    char32_t number = 0;
    for (int i = 0; i < 4; ++i, ++at_) {
      const char c = peek();
      const char lower = static_cast<char>(c | 0x20);
      if (is_digit(c)) {
        number = number * 16 + static_cast<char32_t>(c - '0');
      } else if (lower >= 'a' && lower <= 'f') {
        number = number * 16 + static_cast<char32_t>(lower - 'a' + 10);
      } else {
        return std::nullopt;
      }
    }
    return number;
  }

  bool skip_digits() {
    if (!is_digit(peek())) return false;
    while (is_digit(peek())) ++at_;
    return true;
  }

  // A number that fits 64 bits stays an integer. Any other is a real, at most the largest real.
  bool read_number(Value& value) {
    const std::size_t start = at_;
    const bool negative = take('-');
    if (!take('0') && !skip_digits()) return false;
    const std::size_t whole_end = at_;
    if (take('.') && !skip_digits()) return false;
    if (take('e') || take('E')) {
      if (!take('+')) take('-');
      if (!skip_digits()) return false;
    }
    if (at_ == whole_end) {
      const std::string_view digits = text_.substr(0, at_).substr(start + (negative ? 1 : 0));
      if (const auto whole = whole_number(digits, negative)) {
        value = *whole;
        return true;
      }
    }
    constexpr double kLargest = std::numeric_limits<double>::max();
    const double real = std::strtod(std::string(text_.substr(start, at_ - start)).c_str(), nullptr);
    value = std::clamp(real, -kLargest, kLargest);
    return true;
  }

  static std::optional<std::int64_t> whole_number(std::string_view digits, bool negative) {
    if (digits.size() > 19) return std::nullopt;  // 2^63 has 19
    std::uint64_t number = 0;
    for (const char c : digits) number = number * 10 + static_cast<std::uint64_t>(c - '0');
    constexpr std::uint64_t kBeyond = std::uint64_t{1} << 63;
    if (number > kBeyond || (number == kBeyond && !negative)) return std::nullopt;
    return static_cast<std::int64_t>(negative ? 0 - number : number);
  }

  std::string_view text_;
  std::string_view wanted_;
  std::string_view found_;
  std::size_t at_ = 0;
  bool too_deep_ = false;
};

}  // namespace

Result<Value> parse_json(std::string_view text) { return Reader(text).read(); }

Result<Value> parse_json(std::string_view text, std::string_view field, std::string_view& written) {
  Reader reader(text, field);
  Result<Value> value = reader.read();
  written = reader.found();
  return value;
}

bool breaks_off(std::string_view text) { return Reader(text).breaks_off(); }

}  // namespace lair
