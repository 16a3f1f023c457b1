#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/result.h"

namespace lair {

// A tree of plain data: a line of a record or of the wire before it becomes JSON text
// (record/json.h). Objects keep the order in which their fields were added.
class Value {
 public:
  using Array = std::vector<Value>;
  using Field = std::pair<std::string, Value>;
  using Object = std::vector<Field>;

  Value() = default;
  Value(std::nullptr_t) {}                                // NOLINT(google-explicit-constructor)
  Value(bool flag) : content_(flag) {}                    // NOLINT(google-explicit-constructor)
  Value(int number) : content_(std::int64_t{number}) {}   // NOLINT(google-explicit-constructor)
  Value(std::int64_t number) : content_(number) {}        // NOLINT(google-explicit-constructor)
  Value(double number) : content_(number) {}              // NOLINT(google-explicit-constructor)
  Value(std::string text) : content_(std::move(text)) {}  // NOLINT(google-explicit-constructor)
  Value(std::string_view text)
      : content_(std::string(text)) {}                      // NOLINT(google-explicit-constructor)
  Value(const char* text) : content_(std::string(text)) {}  // NOLINT(google-explicit-constructor)
  Value(Array items) : content_(std::move(items)) {}        // NOLINT(google-explicit-constructor)
  // A field that an object is made with. The value moves into it, though it comes in a list.
  struct NewField;
  static Value object(std::initializer_list<NewField> fields);
  static Value object() { return object({}); }
  static Value array() { return {Array{}}; }

  bool is_null() const { return content_.index() == 0; }
  const bool* flag() const { return std::get_if<bool>(&content_); }
  const std::int64_t* integer() const { return std::get_if<std::int64_t>(&content_); }
  const double* real() const { return std::get_if<double>(&content_); }
  const std::string* text() const { return std::get_if<std::string>(&content_); }
  const Array* items() const { return std::get_if<Array>(&content_); }
  const Object* fields() const { return std::get_if<Object>(&content_); }

  // The field of that name, or null if there is none or this is no object; of a name that stands
  // twice the last one counts, as JSON readers do.
  const Value* find(std::string_view name) const;
  bool has(std::string_view name) const { return find(name) != nullptr; }

  // Adds a field to an object (a null becomes an object first).
  Value& set(std::string_view name, Value value);
  // Adds an item to an array (a null becomes an array first).
  void push_back(Value item);

  friend bool operator==(const Value&, const Value&) = default;

 private:
  std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, Array, Object> content_;
};

struct Value::NewField {
  std::string_view name;
  mutable Value value;
};

// The arguments of a message, for a client that makes the sentence:
// {"top":"9","kind":{"term":"..."}}.
Value write_args(const std::vector<Arg>& args);

// The value of a field. If it is missing or of another kind: "", nothing, false.
std::string_view text_in(const Value& object, std::string_view name);
std::optional<std::int64_t> integer_in(const Value& object, std::string_view name);
bool flag_in(const Value& object, std::string_view name);

// Reading the fields of an object. Every error names the field and what was expected.
Result<std::int64_t> integer_field(const Value& object, std::string_view name, std::int64_t low,
                                   std::int64_t high);
Result<bool> flag_field(const Value& object, std::string_view name);
Result<std::string_view> text_field(const Value& object, std::string_view name);
Result<const Value::Array*> list_field(const Value& object, std::string_view name);
// The text at a place of the list that such a field holds.
Result<std::string_view> text_at(const Value::Array& list, std::size_t place,
                                 std::string_view field);
// The index of the field's text among the choices.
Result<int> choice_field(const Value& object, std::string_view name,
                         std::span<const std::string_view> choices);
inline Result<int> choice_field(const Value& object, std::string_view name,
                                std::initializer_list<std::string_view> choices) {
  return choice_field(object, name, std::span(choices.begin(), choices.size()));
}
// An error for every field of the object that is not among the names.
MaybeError only_fields(const Value& object, std::span<const std::string_view> names);
inline MaybeError only_fields(const Value& object, std::initializer_list<std::string_view> names) {
  return only_fields(object, std::span(names.begin(), names.size()));
}

// Numbers, texts and lists of them as readable text.
std::string plain(const Value& value);

}  // namespace lair
