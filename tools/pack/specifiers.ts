/** The specifiers of imports in a file of `dist/`, code or types, rewritten where another package has what they name. */

import { posix } from "node:path";

const SPECIFIER = /(\b(?:from|import)\s*\(?\s*["'`])([^"'`$\n]+)(["'`])/g;

/** Paths below `dist/` that a file imports. */
export const relativeImports = (text: string, file: string): readonly string[] =>
  [...text.matchAll(SPECIFIER)]
    .map(([, , specifier]) => specifier!)
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => posix.join(posix.dirname(file), specifier));

/**
 * @param to what a path below `dist/` is imported as instead, or undefined where it stays as it is
 */
export const rewriteImports = (
  text: string,
  file: string,
  to: (path: string) => string | undefined,
): string =>
  text.replace(SPECIFIER, (whole, before: string, specifier: string, after: string) => {
    if (!specifier.startsWith(".")) return whole;
    const instead = to(posix.join(posix.dirname(file), specifier));
    return instead === undefined ? whole : before + instead + after;
  });

/** Without the line that names a source map, which is not packed. */
export const withoutMap = (text: string): string =>
  text.replace(/\n\/\/# sourceMappingURL=.*\n?$/, "\n");
