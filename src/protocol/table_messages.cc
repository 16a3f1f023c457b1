#include "protocol/table_messages.h"

#include "protocol/shape.h"

namespace lair::wire {

std::vector<const Shape*> Update::bases() { return {&shape_of<Changes>()}; }
std::vector<const Shape*> Incoming::bases() { return {&shape_of<Changes>(), &shape_of<Notice>()}; }

}  // namespace lair::wire
