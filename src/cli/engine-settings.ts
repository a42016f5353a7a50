/**
 * When V8 compiles and collects (docs/findings/2026-11-24-when-v8-compiles.md): most of the program's functions and expressions run a few thousand
 * times in a run, too seldom for what optimizing them costs. Loaded before the rest of the program.
 */

import module from "node:module";
import { setFlagsFromString } from "node:v8";

// bytes of a function that have run before it is optimized; V8's own default is 67,584. Node 22 and later have no such
// option, and would print that they have none
if (/^11\./.test(process.versions.v8)) setFlagsFromString("--interrupt-budget=400000");
// searches with an expression before it is made machine code; default 1
setFlagsFromString("--regexp-tier-up-ticks=20");

// Node 22 and later keep the program's compiled code, and nothing else, where nobody but the user can write
const { XDG_CACHE_HOME, HOME } = process.env;
const cache = XDG_CACHE_HOME || (HOME && `${HOME}/.cache`);
const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => void };
if (cache) enableCompileCache?.(`${cache}/palimpsest`);

/**
 * For streams. Garbage may grow to this percentage of what is needed before it is collected, so that their memory stays
 * flat; what a large file needs grows for as long as it is read, and would be collected again and again. And objects do
 * not begin their life among the old ones: what the first records leave behind says nothing about the others.
 */
export const keepMemoryFlat = (): void => {
  setFlagsFromString("--heap-growing-percent=60");
  setFlagsFromString("--no-allocation-site-pretenuring");
};

/** For what follows something that needed flat memory. */
export const letMemoryGrow = (): void => {
  setFlagsFromString("--heap-growing-percent=0");
  setFlagsFromString("--allocation-site-pretenuring");
};
