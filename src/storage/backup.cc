#include "storage/backup.h"

#include <cstdint>

#include "storage/copy_file.h"
#include "storage/migrations.h"
#include "storage/schema.h"

namespace lair {

MaybeError back_up(const std::string& data, const std::string& to,
                   const std::function<bool()>& stop) {
  if (MaybeError error = storage::check_readable(data)) return error;
  try {
    storage::Connection file = storage::open_snapshot(data);
    if (stop) file.interrupt_when(stop);
    const auto known = static_cast<std::int64_t>(storage::migrations().size());
    if (MaybeError error = storage::check_file(file, data, known)) return error;
    return storage::copy_file(file, to, storage::CopyFor::kHost);
  } catch (const storage::SqliteError& error) {
    return error.at(data);
  }
}

}  // namespace lair
