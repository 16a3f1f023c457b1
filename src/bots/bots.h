#pragma once

#include "bots/chimera/bots.h"
#include "bots/chimera/encoder.h"
#include "bots/chimera/networks.h"
#include "bots/chimera/reasons.h"
#include "bots/phantom/bots.h"
#include "bots/phantom/encoder.h"
#include "bots/phantom/networks.h"
#include "bots/phantom/reasons.h"
