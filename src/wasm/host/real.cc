#include "record/real.h"

// In place of record/real.cc, the tables of which are as large as half the module. No answer holds
// a real number: the rules know none, and the module repeats nothing that it was sent.

namespace lair {

void append_real(std::string& out, double) { out += "null"; }

}  // namespace lair
