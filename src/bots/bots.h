#pragma once

#include "bots/chimera/bots.h"
#include "bots/phantom/bots.h"
