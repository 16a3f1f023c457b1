#include "protocol/generate/message_shapes.h"

#include <algorithm>

#include "protocol/error_message.h"
#include "protocol/player_messages.h"
#include "protocol/requests.h"
#include "protocol/review_messages.h"
#include "protocol/table_messages.h"

namespace lair {
namespace {

using wire::Shape;
using wire::shape_of;

// Adds a type behind the types that it uses.
void add_shape(const Shape& shape, std::vector<const Shape*>& shapes) {
  const auto same = [&](const Shape* one) {
    return !shape.type.name.empty() && one->type.name == shape.type.name;
  };
  if (std::ranges::any_of(shapes, same)) return;
  for (const Shape* part : shape.parts) add_shape(*part, shapes);
  for (const Shape* base : shape.bases) add_shape(*base, shapes);
  for (const wire::FieldShape& field : shape.fields) add_shape(*field.shape, shapes);
  if (!shape.type.name.empty()) shapes.push_back(&shape);
}

}  // namespace

std::vector<const Shape*> http_shapes() {
  std::vector<const Shape*> shapes;
  for (const Shape* root :
       {&shape_of<wire::Refusal>(), &shape_of<wire::NameRequest>(), &shape_of<wire::Me>(),
        &shape_of<wire::RecoveryPhrase>(), &shape_of<wire::RecoverRequest>(),
        &shape_of<wire::Version>(), &shape_of<wire::TableRequest>(), &shape_of<wire::QuickGame>(),
        &shape_of<wire::NewTable>(), &shape_of<wire::TableList>(), &shape_of<wire::PastGameList>(),
        &shape_of<wire::DailyRequest>(), &shape_of<wire::Daily>(), &shape_of<wire::ReviewAnswer>(),
        &shape_of<wire::StatsAnswer>()}) {
    add_shape(*root, shapes);
  }
  return shapes;
}

std::vector<const Shape*> message_shapes() {
  std::vector<const Shape*> shapes = http_shapes();
  for (const Shape* root :
       {&shape_of<wire::Hello>(), &shape_of<wire::Update>(), &shape_of<wire::Incoming>()}) {
    add_shape(*root, shapes);
  }
  for (const wire::RequestInfo& request : wire::kRequests) add_shape(request.shape(), shapes);
  return shapes;
}

}  // namespace lair
