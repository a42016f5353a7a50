/**
 * When V8 compiles: most of the program's functions and expressions run a few thousand times in a run, too seldom for
 * what optimizing them costs (decision 417). Must be loaded before the rest of the program.
 */

import { setFlagsFromString } from "node:v8";

// bytes of a function that have run before it is optimized; V8's own default is 67,584
setFlagsFromString("--interrupt-budget=400000");
// searches with an expression before it is made machine code; default 1
setFlagsFromString("--regexp-tier-up-ticks=20");
