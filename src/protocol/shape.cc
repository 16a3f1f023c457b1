#include "protocol/shape.h"

#include <algorithm>

namespace lair::wire {
namespace {

std::string misfit_at(const Value& value, const Shape& shape, const std::string& path);

std::string misfit_list(const Value& value, const Shape& item, const std::string& path) {
  if (value.items() == nullptr) return path + ": not a list";
  for (std::size_t i = 0; i < value.items()->size(); ++i) {
    std::string why = misfit_at((*value.items())[i], item, path + "[" + std::to_string(i) + "]");
    if (!why.empty()) return why;
  }
  return "";
}

std::string misfit_union(const Value& value, const Shape& shape, const std::string& path) {
  std::string all;
  for (const Shape* part : shape.parts) {
    const std::string why = misfit_at(value, *part, path);
    if (why.empty()) return "";
    all += (all.empty() ? "" : ", or ") + why;
  }
  return all;
}

std::string misfit_choice(const Value& value, const Shape& shape, const std::string& path) {
  const std::string* text = value.text();
  if (text != nullptr && std::ranges::find(shape.choices, *text) != shape.choices.end()) return "";
  return path + ": none of the choices";
}

// The path of a field of the object at `path`.
std::string part_of(const std::string& path, std::string_view name) {
  std::string part = path;
  part.append(".").append(name);
  return part;
}

void collect_fields(const Shape& shape, std::vector<const FieldShape*>& fields, bool& open) {
  for (const Shape* base : shape.bases) collect_fields(*base, fields, open);
  for (const FieldShape& field : shape.fields) fields.push_back(&field);
  open |= shape.open;
}

std::string misfit_object(const Value& value, const Shape& shape, const std::string& path,
                          bool partial) {
  if (value.fields() == nullptr) return path + ": not an object";
  std::vector<const FieldShape*> fields;
  bool open = false;
  collect_fields(shape, fields, open);
  for (const FieldShape* field : fields) {
    const std::string place = part_of(path, field->name);
    const Value* content = value.find(field->name);
    if (content == nullptr) {
      if (!field->optional && !partial) return place + ": missing";
    } else if (std::string why = misfit_at(*content, *field->shape, place); !why.empty()) {
      return why;
    }
  }
  for (const auto& [name, content] : *value.fields()) {
    const auto is_it = [&key = name](const FieldShape* field) { return field->name == key; };
    if (!open && std::ranges::none_of(fields, is_it)) return part_of(path, name) + ": unknown";
  }
  return "";
}

std::string misfit_map(const Value& value, const Shape& shape, const std::string& path) {
  if (value.fields() == nullptr) return path + ": not an object";
  for (const auto& [name, content] : *value.fields()) {
    std::string why = misfit_at(content, *shape.parts[0], part_of(path, name));
    if (!why.empty()) return why;
  }
  return "";
}

std::string misfit_at(const Value& value, const Shape& shape, const std::string& path) {
  const auto is = [&](bool fits, std::string_view what) {
    return fits ? "" : path + ": not a " + std::string(what);
  };
  switch (shape.kind) {
    case Shape::Kind::kAny:
      return "";
    case Shape::Kind::kFlag:
      return is(value.flag() != nullptr, "flag");
    case Shape::Kind::kTrue:
      return is(value.flag() != nullptr && *value.flag(), "true");
    case Shape::Kind::kNumber:
      return is(value.integer() != nullptr, "number");
    case Shape::Kind::kReal:
      return is(value.integer() != nullptr || value.real() != nullptr, "number");
    case Shape::Kind::kText:
      return is(value.text() != nullptr, "text");
    case Shape::Kind::kChoice:
      return misfit_choice(value, shape, path);
    case Shape::Kind::kList:
      return misfit_list(value, *shape.parts[0], path);
    case Shape::Kind::kNullable:
      return value.is_null() ? "" : misfit_at(value, *shape.parts[0], path);
    case Shape::Kind::kUnion:
      return misfit_union(value, shape, path);
    case Shape::Kind::kMap:
      return misfit_map(value, shape, path);
    case Shape::Kind::kPartial:
      return misfit_object(value, *shape.parts[0], path, true);
    case Shape::Kind::kObject:
      return misfit_object(value, shape, path, false);
  }
  return path;
}

}  // namespace

std::string misfit(const Value& value, const Shape& shape) {
  return misfit_at(value, shape, std::string(shape.type.name));
}

}  // namespace lair::wire
