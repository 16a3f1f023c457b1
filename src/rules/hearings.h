#pragma once

// The hearing of every game in the registry. Apart from it: only a client over a wire needs it.

#include "rules/chimera/hearing.h"
#include "rules/hearing.h"
#include "rules/phantom/hearing.h"
#include "rules/registry.h"
