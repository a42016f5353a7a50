/** What the packages of the release may weigh, in bytes. */

const MEGABYTE = 1e6;

/** Most bytes of a packed package, by its folder below `out/packages/`; of a runtime, whichever the machine. */
export const PACKED: Readonly<Record<string, number>> = {
  palimpsest: 12 * MEGABYTE,
  "models-en": 25 * MEGABYTE,
  "models-languages": 32 * MEGABYTE,
  evaluate: 18 * MEGABYTE,
  server: 5 * MEGABYTE,
  llm: 0.1 * MEGABYTE,
  browser: 2 * MEGABYTE,
};
export const PACKED_RUNTIME = 25 * MEGABYTE;

/** Most bytes of `node_modules` with palimpsest, the models for English and this machine's runtime. */
export const INSTALLED_FOR_ENGLISH = 110 * MEGABYTE;
