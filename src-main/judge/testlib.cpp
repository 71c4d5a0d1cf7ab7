// Needs testlib.h, which Polygon has.
#include "testlib.h"
