#pragma once

#include "bots/chimera/bots.h"
#include "bots/chimera/encoder.h"
#include "bots/phantom/bots.h"
#include "bots/phantom/encoder.h"
