#include "protocol/generate/message_schemas.h"

#include <utility>

#include "core/value.h"
#include "protocol/generate/message_shapes.h"
#include "record/json.h"

namespace lair {
namespace {

using wire::FieldShape;
using wire::Shape;
using Kind = wire::Shape::Kind;

Value inline_schema(const Shape& shape);

// A type as a part of another: a reference if it has a name.
Value schema(const Shape& shape) {
  if (shape.type.name.empty()) return inline_schema(shape);
  return Value::object({{"$ref", "#/components/schemas/" + std::string(shape.type.name)}});
}

Value of_type(std::string_view type) { return Value::object({{"type", type}}); }

Value one_of(std::string_view rule, const Shape& shape) {
  Value list = Value::array();
  for (const Shape* part : shape.parts) list.push_back(schema(*part));
  if (shape.kind == Kind::kNullable) list.push_back(of_type("null"));
  return Value::object({{rule, std::move(list)}});
}

Value choices(const Shape& shape) {
  Value list = Value::array();
  for (const std::string_view choice : shape.choices) list.push_back(choice);
  return Value::object({{"enum", std::move(list)}});
}

Value property(const FieldShape& field) {
  Value written = schema(*field.shape);
  if (field.low < field.high) written.set("minimum", field.low).set("maximum", field.high);
  if (!field.fallback.empty()) written.set("default", *parse_json(field.fallback));
  return std::move(written.set("description", field.about));
}

Value own_fields(const Shape& shape) {
  Value required = Value::array(), properties = Value::object();
  for (const FieldShape& field : shape.fields) {
    if (!field.optional) required.push_back(field.name);
    properties.set(field.name, property(field));
  }
  Value written = of_type("object");
  if (!required.items()->empty()) written.set("required", std::move(required));
  return std::move(written.set("properties", std::move(properties)));
}

Value object(const Shape& shape) {
  if (shape.bases.empty()) return own_fields(shape);
  Value all = Value::array();
  for (const Shape* base : shape.bases) all.push_back(schema(*base));
  all.push_back(own_fields(shape));
  return Value::object({{"allOf", std::move(all)}});
}

// The type without its name.
Value inline_schema(const Shape& shape) {
  switch (shape.kind) {
    case Kind::kAny:
      return Value::object();
    case Kind::kFlag:
      return of_type("boolean");
    case Kind::kTrue:
      return Value::object({{"const", true}});
    case Kind::kNumber:
      return of_type("integer");
    case Kind::kReal:
      return of_type("number");
    case Kind::kText:
      return of_type("string");
    case Kind::kChoice:
      return choices(shape);
    case Kind::kList:
      return std::move(of_type("array").set("items", schema(*shape.parts[0])));
    case Kind::kNullable:
    case Kind::kUnion:
      return one_of("anyOf", shape);
    case Kind::kMap:
      return std::move(of_type("object").set("additionalProperties", schema(*shape.parts[0])));
    case Kind::kPartial:
      return of_type("object");
    case Kind::kObject:
      return object(shape);
  }
  return {};
}

// Objects and lists as blocks, everything from a property on in one line.
void append_block(std::string& text, const Value& written, const std::string& indent, int depth) {
  for (const auto& [name, value] : *written.fields()) {
    text.append(indent).append(name == "$ref" ? to_json(name) : name).append(":");
    if (depth > 0 && value.fields() != nullptr) {
      append_block(text += '\n', value, indent + "  ", depth - 1);
    } else {
      text.append(" ").append(to_json(value)) += '\n';
    }
  }
}

}  // namespace

std::string message_schemas() {
  std::string text;
  for (const Shape* shape : http_shapes()) {
    Value written = Value::object({{"description", shape->type.about}});
    const Value defined = inline_schema(*shape);
    for (const auto& [name, value] : *defined.fields()) written.set(name, value);
    append_block(text.append("    ").append(shape->type.name).append(":\n"), written, "      ", 1);
  }
  return text;
}

}  // namespace lair
