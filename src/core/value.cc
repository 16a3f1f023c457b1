#include "core/value.h"

#include <algorithm>

namespace lair {
namespace {

Error missing(std::string_view name) {
  return {"field-missing", "", {{"field", std::string(name)}}};
}

// Most objects have a few fields. Reserving room for them costs less than moving them at every
// doubling.
constexpr std::size_t kFew = 4, kFewFields = 6;

// For one more.
template <class List>
void make_room(List& list) {
  if (list.size() == list.capacity()) list.reserve(std::max(kFew, 2 * list.size()));
}

}  // namespace

Value Value::object(std::initializer_list<NewField> fields) {
  Object content;
  content.reserve(std::max(kFewFields, fields.size()));
  for (const NewField& field : fields) content.emplace_back(field.name, std::move(field.value));
  Value value;
  value.content_ = std::move(content);
  return value;
}

const Value* Value::find(std::string_view name) const {
  const Object* fields = this->fields();
  if (fields == nullptr) return nullptr;
  for (std::size_t i = fields->size(); i > 0; --i) {
    const Field& field = (*fields)[i - 1];
    if (field.first == name) return &field.second;
  }
  return nullptr;
}

Value& Value::set(std::string_view name, Value value) {
  if (is_null()) content_ = Object{};
  auto& fields = std::get<Object>(content_);
  make_room(fields);
  fields.emplace_back(name, std::move(value));
  return *this;
}

void Value::push_back(Value item) {
  if (is_null()) content_ = Array{};
  auto& items = std::get<Array>(content_);
  make_room(items);
  items.push_back(std::move(item));
}

Value write_args(const std::vector<Arg>& args) {
  Value value = Value::object();
  for (const Arg& arg : args) {
    if (const auto* number = std::get_if<std::int64_t>(&arg.value)) {
      value.set(arg.name, *number);
    } else if (const auto* text = std::get_if<std::string>(&arg.value)) {
      value.set(arg.name, *text);
    } else {
      value.set(arg.name, Value::object({{"term", std::get_if<Term>(&arg.value)->id}}));
    }
  }
  return value;
}

std::string_view text_in(const Value& object, std::string_view name) {
  const Value* field = object.find(name);
  return field != nullptr && field->text() != nullptr ? std::string_view(*field->text())
                                                      : std::string_view();
}

std::optional<std::int64_t> integer_in(const Value& object, std::string_view name) {
  const Value* field = object.find(name);
  if (field == nullptr || field->integer() == nullptr) return std::nullopt;
  return *field->integer();
}

bool flag_in(const Value& object, std::string_view name) {
  const Value* field = object.find(name);
  return field != nullptr && field->flag() != nullptr && *field->flag();
}

Result<std::int64_t> integer_field(const Value& object, std::string_view name, std::int64_t low,
                                   std::int64_t high) {
  const Value* value = object.find(name);
  if (value == nullptr) return missing(name);
  const std::int64_t* number = value->integer();
  if (number == nullptr || *number < low || *number > high) {
    return Error{
        "field-not-number", "", {{"field", std::string(name)}, {"low", low}, {"high", high}}};
  }
  return *number;
}

Result<bool> flag_field(const Value& object, std::string_view name) {
  const Value* value = object.find(name);
  if (value == nullptr) return missing(name);
  if (value->flag() == nullptr) return Error{"field-not-flag", "", {{"field", std::string(name)}}};
  return *value->flag();
}

Result<std::string_view> text_field(const Value& object, std::string_view name) {
  const Value* value = object.find(name);
  if (value == nullptr) return missing(name);
  if (value->text() == nullptr) return Error{"field-not-text", "", {{"field", std::string(name)}}};
  return std::string_view(*value->text());
}

Result<const Value::Array*> list_field(const Value& object, std::string_view name) {
  const Value* value = object.find(name);
  if (value == nullptr) return missing(name);
  if (value->items() == nullptr) return Error{"field-not-list", "", {{"field", std::string(name)}}};
  return value->items();
}

Result<std::string_view> text_at(const Value::Array& list, std::size_t place,
                                 std::string_view field) {
  if (list[place].text() != nullptr) return std::string_view(*list[place].text());
  const std::string name = std::string(field) + "[" + std::to_string(place) + "]";
  return Error{"field-not-text", "", {{"field", name}}};
}

Result<int> choice_field(const Value& object, std::string_view name,
                         std::span<const std::string_view> choices) {
  const Value* value = object.find(name);
  if (value == nullptr) return missing(name);
  std::string listed;
  int place = 0;
  for (const std::string_view choice : choices) {
    if (value->text() != nullptr && *value->text() == choice) return place;
    listed.append(place == 0 ? "" : ", ").append(choice);
    ++place;
  }
  return Error{"field-not-choice", "", {{"field", std::string(name)}, {"choices", listed}}};
}

MaybeError only_fields(const Value& object, std::span<const std::string_view> names) {
  if (object.fields() == nullptr) return Error{"not-an-object", "", {}};
  for (const auto& [name, value] : *object.fields()) {
    if (std::find(names.begin(), names.end(), name) == names.end()) {
      return Error{"option-unknown", "", {{"field", name}}};
    }
  }
  return std::nullopt;
}

std::string plain(const Value& value) {
  if (value.integer() != nullptr) return std::to_string(*value.integer());
  if (value.text() != nullptr) return *value.text();
  if (value.items() == nullptr) return "null";
  std::string list = "[";
  for (const Value& item : *value.items()) {
    if (list.size() > 1) list += ", ";
    list += plain(item);
  }
  return list += ']';
}

}  // namespace lair
