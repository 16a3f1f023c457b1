#include "shapes.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <stdexcept>
#include <vector>

namespace lair {
namespace {

using Json = nlohmann::json;

// A type, as messages.ts writes it.
struct Shape {
  struct Field {
    std::string name;
    bool optional = false;
    std::shared_ptr<const Shape> shape;
  };

  enum class Kind { kWord, kLiteral, kList, kUnion, kObject, kPartial };
  explicit Shape(Kind kind_of) : kind(kind_of) {}

  Kind kind;
  std::string text;                                 // of a word or a literal
  std::vector<std::shared_ptr<const Shape>> parts;  // of a list, a union; what an object extends
  std::vector<Field> fields;
  std::shared_ptr<const Shape> others;  // what an object's other fields are
};
using ShapePointer = std::shared_ptr<const Shape>;

// Reads as much TypeScript as messages.ts is written in.
class Reader {
 public:
  explicit Reader(std::string text) : text_(std::move(text)) { skip(); }

  std::map<std::string, ShapePointer> read() {
    std::map<std::string, ShapePointer> shapes;
    while (place_ < text_.size()) {
      expect("export");
      const bool interface = take("interface");
      if (!interface) expect("type");
      const std::string name = word();
      if (interface) {
        shapes[name] = read_interface();
      } else {
        expect("=");
        shapes[name] = read_union();
        expect(";");
      }
    }
    return shapes;
  }

 private:
  ShapePointer read_interface() {
    std::vector<ShapePointer> bases;
    if (take("extends")) {
      do bases.push_back(read_one());
      while (take(","));
    }
    Shape shape = read_fields();
    shape.parts = std::move(bases);
    return std::make_shared<Shape>(std::move(shape));
  }

  Shape read_fields() {
    Shape shape(Shape::Kind::kObject);
    expect("{");
    while (!take("}")) {
      if (take("[")) {
        word();
        expect(":"), expect("string"), expect("]"), expect(":");
        shape.others = read_union();
      } else {
        Shape::Field field;
        field.name = word();
        field.optional = take("?");
        expect(":");
        field.shape = read_union();
        shape.fields.push_back(std::move(field));
      }
      take(";");
    }
    return shape;
  }

  ShapePointer read_union() {
    take("|");
    Shape all(Shape::Kind::kUnion);
    do all.parts.push_back(read_list());
    while (take("|"));
    return all.parts.size() == 1 ? all.parts[0] : std::make_shared<Shape>(std::move(all));
  }

  ShapePointer read_list() {
    ShapePointer shape = read_one();
    while (take("[")) {
      expect("]");
      shape = made_of(Shape::Kind::kList, shape);
    }
    return shape;
  }

  ShapePointer read_one() {
    if (take("(")) {
      ShapePointer shape = read_union();
      expect(")");
      return shape;
    }
    if (peek() == '{') return std::make_shared<Shape>(read_fields());
    if (peek() == '\'') return said(Shape::Kind::kLiteral, quoted());
    const std::string name = word();
    if (name == "Record") {
      expect("<"), word(), expect(",");
      Shape shape(Shape::Kind::kObject);
      shape.others = read_union();
      expect(">");
      return std::make_shared<Shape>(std::move(shape));
    }
    if (name == "Partial") {
      expect("<");
      ShapePointer whole = read_union();
      expect(">");
      return made_of(Shape::Kind::kPartial, std::move(whole));
    }
    return said(Shape::Kind::kWord, name);
  }

  static ShapePointer said(Shape::Kind kind, std::string text) {
    Shape shape(kind);
    shape.text = std::move(text);
    return std::make_shared<Shape>(std::move(shape));
  }
  static ShapePointer made_of(Shape::Kind kind, ShapePointer part) {
    Shape shape(kind);
    shape.parts.push_back(std::move(part));
    return std::make_shared<Shape>(std::move(shape));
  }

  char peek() const { return place_ < text_.size() ? text_[place_] : '\0'; }

  void skip() {
    while (place_ < text_.size()) {
      if (std::isspace(static_cast<unsigned char>(text_[place_])) != 0) {
        ++place_;
      } else if (text_.compare(place_, 2, "/*") == 0) {
        place_ = text_.find("*/", place_) + 2;
      } else {
        return;
      }
    }
  }

  bool take(std::string_view token) {
    if (text_.compare(place_, token.size(), token) != 0) return false;
    place_ += token.size();
    skip();
    return true;
  }
  void expect(std::string_view token) {
    if (!take(token)) {
      throw std::runtime_error("messages.ts: no " + std::string(token) + " before " +
                               text_.substr(place_, 40));
    }
  }
  std::string word() {
    const std::size_t start = place_;
    while (std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == '_') ++place_;
    std::string found = text_.substr(start, place_ - start);
    if (found.empty()) expect("a name");
    skip();
    return found;
  }
  std::string quoted() {
    const std::size_t end = text_.find('\'', place_ + 1);
    std::string found = text_.substr(place_ + 1, end - place_ - 1);
    place_ = end + 1;
    skip();
    return found;
  }

  std::string text_;
  std::size_t place_ = 0;
};

class Shapes {
 public:
  Shapes() {
    std::ifstream file(LAIR_MESSAGES);
    shapes_ = Reader(std::string(std::istreambuf_iterator<char>(file), {})).read();
  }

  const Shape& named(std::string_view name) const { return *shapes_.at(std::string(name)); }

  std::string misfit(const Json& value, const Shape& shape, const std::string& path) const {
    switch (shape.kind) {
      case Shape::Kind::kWord:
        return misfit_word(value, shape.text, path);
      case Shape::Kind::kLiteral:
        return value == shape.text ? "" : path + ": not " + shape.text;
      case Shape::Kind::kList:
        return misfit_list(value, *shape.parts[0], path);
      case Shape::Kind::kUnion:
        return misfit_union(value, shape, path);
      case Shape::Kind::kObject:
        return misfit_object(value, shape, path, false);
      case Shape::Kind::kPartial:
        return misfit_object(value, resolved(*shape.parts[0]), path, true);
    }
    return path;
  }

 private:
  const Shape& resolved(const Shape& shape) const {
    return shape.kind == Shape::Kind::kWord ? resolved(named(shape.text)) : shape;
  }

  std::string misfit_word(const Json& value, const std::string& word,
                          const std::string& path) const {
    const auto is = [&](bool fits) { return fits ? "" : path + ": not a " + word; };
    if (word == "unknown") return "";
    if (word == "string") return is(value.is_string());
    if (word == "number") return is(value.is_number());
    if (word == "boolean") return is(value.is_boolean());
    if (word == "null") return is(value.is_null());
    if (word == "true") return is(value == true);
    return misfit(value, named(word), path);
  }

  std::string misfit_list(const Json& value, const Shape& item, const std::string& path) const {
    if (!value.is_array()) return path + ": not a list";
    for (std::size_t i = 0; i < value.size(); ++i) {
      std::string why = misfit(value[i], item, path + "[" + std::to_string(i) + "]");
      if (!why.empty()) return why;
    }
    return "";
  }

  std::string misfit_union(const Json& value, const Shape& shape, const std::string& path) const {
    std::string all;
    for (const ShapePointer& part : shape.parts) {
      const std::string why = misfit(value, *part, path);
      if (why.empty()) return "";
      all += (all.empty() ? "" : ", or ") + why;
    }
    return all;
  }

  void collect(const Shape& shape, std::vector<Shape::Field>& fields, ShapePointer& others) const {
    for (const ShapePointer& base : shape.parts) collect(resolved(*base), fields, others);
    fields.insert(fields.end(), shape.fields.begin(), shape.fields.end());
    if (shape.others) others = shape.others;
  }

  std::string misfit_object(const Json& value, const Shape& shape, const std::string& path,
                            bool partial) const {
    if (!value.is_object()) return path + ": not an object";
    std::vector<Shape::Field> fields;
    ShapePointer others;
    collect(shape, fields, others);
    std::string why;
    for (const Shape::Field& field : fields) {
      if (!value.contains(field.name)) {
        if (!field.optional && !partial) return path + "." + field.name + ": missing";
      } else if (why = misfit(value[field.name], *field.shape, path + "." + field.name);
                 !why.empty()) {
        return why;
      }
    }
    for (const auto& [name, content] : value.items()) {
      const bool known = std::any_of(fields.begin(), fields.end(),
                                     [&, &key = name](const auto& f) { return f.name == key; });
      if (known) continue;
      if (!others) return path + "." + name + ": unknown";
      if (why = misfit(content, *others, path + "." + name); !why.empty()) return why;
    }
    return "";
  }

  std::map<std::string, ShapePointer> shapes_;
};

}  // namespace

std::string misfit(const Json& message, std::string_view type) {
  static const Shapes shapes;
  return shapes.misfit(message, shapes.named(type), std::string(type));
}

}  // namespace lair
