#include "protocol/generate/message_types.h"

#include "protocol/choices.h"
#include "protocol/generate/message_shapes.h"
#include "protocol/generate/typescript.h"
#include "protocol/requests.h"

namespace lair {
namespace {

using wire::FieldShape;
using wire::Shape;
using Kind = wire::Shape::Kind;

std::string joined(const std::vector<std::string>& texts, std::string_view between) {
  std::string all;
  for (const std::string& text : texts) all.append(all.empty() ? "" : between).append(text);
  return all;
}

std::string comment(std::string_view text, std::string_view indent) {
  return text.empty() ? "" : std::string(indent) + "/** " + std::string(text) + " */\n";
}

// The type without its name.
std::string definition(const Shape& shape) {
  std::vector<std::string> parts;
  for (const Shape* part : shape.parts) parts.push_back(type_text(*part));
  switch (shape.kind) {
    case Kind::kAny:
      return "Json";
    case Kind::kFlag:
      return "boolean";
    case Kind::kTrue:
      return "true";
    case Kind::kNumber:
    case Kind::kReal:
      return "number";
    case Kind::kText:
      return "string";
    case Kind::kChoice:
      for (const std::string_view choice : shape.choices) parts.push_back(typescript(choice));
      return joined(parts, " | ");
    case Kind::kList: {
      const bool several = parts[0].find(' ') != std::string::npos && parts[0].front() != '{';
      return several ? "(" + parts[0] + ")[]" : parts[0] + "[]";
    }
    case Kind::kNullable:
      return parts[0] + " | null";
    case Kind::kUnion:
      return joined(parts, " | ");
    case Kind::kMap:
      return "Record<string, " + parts[0] + ">";
    case Kind::kPartial:
      return "Partial<" + parts[0] + ">";
    case Kind::kObject:
      for (const FieldShape& field : shape.fields) {
        parts.push_back(std::string(field.name) + (field.optional ? "?: " : ": ") +
                        type_text(*field.shape));
      }
      return "{ " + joined(parts, "; ") + " }";
  }
  return "";
}

std::string interface(const Shape& shape) {
  std::string text = "export interface " + std::string(shape.type.name);
  std::vector<std::string> bases;
  for (const Shape* base : shape.bases) bases.emplace_back(base->type.name);
  if (!bases.empty()) text += " extends " + joined(bases, ", ");
  text += " {\n";
  for (const FieldShape& field : shape.fields) {
    text += comment(field.about, "  ") + "  " + std::string(field.name) +
            (field.optional ? "?: " : ": ") + type_text(*field.shape) + ";\n";
  }
  if (shape.open) text += "  [field: string]: Json;\n";
  return text + "}\n";
}

std::string request_types() {
  std::string text = "\n/** A request over the socket. */\nexport type Request =";
  for (const wire::RequestInfo& request : wire::kRequests) {
    text += "\n  | { " + std::string(request.name) + ": " + type_text(request.shape());
    if (request.besides) text += "; " + std::string(*request.besides) + ": number";
    text += " }";
  }
  return text + ";\n";
}

std::string phrase_list() {
  Value phrases = Value::array();
  for (const std::string_view phrase : kPhrases) phrases.push_back(phrase);
  return "\nexport const phrases: readonly Phrase[] = " + typescript(phrases) + ";\n";
}

}  // namespace

std::string type_text(const Shape& shape) {
  return shape.type.name.empty() ? definition(shape) : std::string(shape.type.name);
}

std::string message_types() {
  std::string text =
      generated_heading("the messages in src/protocol") +
      "\n/** Moves, views and events: docs/formats.md, docs/views.md. Each game types "
      "its own. */\nexport type Json = unknown;\n";
  for (const Shape* shape : message_shapes()) {
    text += "\n" + comment(shape->type.about, "");
    if (shape->kind == Kind::kObject) {
      text += interface(*shape);
    } else {
      text += "export type " + std::string(shape->type.name) + " = " + definition(*shape) + ";\n";
    }
  }
  return text + request_types() + phrase_list();
}

}  // namespace lair
