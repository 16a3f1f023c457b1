#include "table/record_of.h"

#include <string_view>
#include <utility>

#include "fair/fair_line.h"
#include "record/json.h"
#include "table/deal_log.h"

namespace lair {
namespace {

// Seeds or commitments by seat; null where there is none.
std::vector<std::optional<fair::Digest>> digests(const Value* list) {
  std::vector<std::optional<fair::Digest>> read;
  if (list == nullptr || list->items() == nullptr) return read;
  for (const Value& item : *list->items()) {
    read.push_back(item.text() != nullptr ? fair::from_hex(*item.text()) : std::nullopt);
  }
  return read;
}

// Builds the lines of a record.
class Writer {
 public:
  void add(const Value& line) {
    if (const Value* body = line.find("start")) return begin(*body);
    if (const Value* seeds = line.find("seeds")) {
      fair_.seeds.clients = digests(seeds);
    } else if (line.has("deal")) {
      ++fair_.number;
      write(Value::object({{"fair", fair::write_fair(fair_)}}));
      write(line);
      deal_.clear();
    } else if (const Value* undo = line.find("undo")) {
      take_back(static_cast<std::size_t>(integer_in(*undo, "lines").value_or(0)));
    } else if (line.has("lair")) {
      header_ = line;
    } else {
      if (DealLog::has(line)) deal_.push_back(text_.size());
      if (is_of_record(line)) write(line);
    }
  }
  std::string text() && {
    if (header_.is_null()) return std::move(text_);
    if (taken_back_ > 0) header_.set("taken_back", taken_back_);
    return to_json(header_) + "\n" + text_;
  }

 private:
  void begin(const Value& body) {
    fair_ = {};
    const Value* server = body.find("server");
    const auto seed = server != nullptr && server->text() != nullptr
                          ? fair::from_hex(*server->text())
                          : std::nullopt;
    if (seed) fair_.seeds.server = *seed;
    fair_.commit = fair::commitment(fair_.seeds.server);
    fair_.commits = digests(body.find("commits"));
  }
  void take_back(std::size_t kept) {
    ++taken_back_;
    if (kept >= deal_.size()) return;
    text_.resize(deal_[kept]);
    deal_.resize(kept);
  }
  void write(const Value& line) {
    append_json(text_, line);
    text_ += '\n';
  }

  fair::FairLine fair_;
  Value header_;
  std::int64_t taken_back_ = 0;
  std::string text_;               // behind the header
  std::vector<std::size_t> deal_;  // where the lines of the last deal begin in it
};

}  // namespace

bool is_of_record(const Value& line) {
  return line.has("lair") || line.has("deal") || line.has("seat") || line.has("round") ||
         line.has("end");
}

Result<std::string> record_of(const std::vector<std::string>& entries) {
  Writer writer;
  for (const std::string& entry : entries) {
    const auto lines = parse_json(entry);
    if (!lines) return lines.error();
    if (lines->items() == nullptr) return Error{"field-not-list", "", {{"field", "log"}}};
    for (const Value& line : *lines->items()) writer.add(line);
  }
  return std::move(writer).text();
}

}  // namespace lair
