#pragma once

#include <span>

#include "storage/sqlite.h"
#include "storage/tail.h"
#include "table/store.h"

namespace lair::storage {

// Does a batch take something out of the file?
bool erases(const Batch& batch);

// Takes out of the file what batches want forgotten; within the writer's transaction and on its
// thread, before anything else of the batches is written. The tail in memory is changed at once: if
// the transaction fails it merely knows less than the file.
void erase(std::span<const Batch> batches, Connection& file, SharedTail& tail);

}  // namespace lair::storage
