/** Puts what the build knows beforehand in the place of modules. */

import type { Plugin } from "rolldown";

/** The module of which this is the code, instead of its file's. */
export const inPlaceOf = (file: RegExp, code: () => string): Plugin => ({
  name: `in place of ${file.source}`,
  load: (id) => (file.test(id) ? code() : undefined),
});

/** A value as an expression, which engines read faster than a literal. */
export const asJson = (value: unknown): string =>
  `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
