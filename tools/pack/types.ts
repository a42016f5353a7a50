/**
 * The types of the packages: what the entries reach, no more. The schemas' types need those of typebox, whose code is in
 * the bundle: its types go with ours.
 */

import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { relativeImports, rewriteImports } from "./specifiers.js";

const read = (file: string): string => readFileSync(`dist/${file}`, "utf8");
const typesOf = (file: string): string => file.replace(/\.js$/, ".d.ts");
const TYPEBOX = "node_modules/typebox/build";

/** Files of types below `dist/` that these reach, themselves included, by path. */
export function reachedTypes(entries: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    const text = read(file);
    found.set(file, text);
    waiting.push(...relativeImports(text, file).map(typesOf));
  }
  return found;
}

/** A file's types with those of typebox from the copy below `dist/types/typebox/`. */
export const withTypebox = (text: string, file: string): string =>
  text.replace(/(\b(?:from|import)\s*\(?\s*")typebox(")/g, (_, before: string, after: string) => {
    const path = posix.relative(posix.dirname(file), "types/typebox/index.mjs");
    return `${before}${path.startsWith(".") ? path : `./${path}`}${after}`;
  });

/** The types of typebox, by path below `dist/types/typebox/`. */
export function typeboxTypes(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting = ["index.d.mts"];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    const text = readFileSync(`${TYPEBOX}/${file}`, "utf8");
    found.set(file, text);
    waiting.push(...relativeImports(text, file).map((path) => path.replace(/\.mjs$/, ".d.mts")));
  }
  return found;
}

/** The server's types, which reach those of `palimpsest` from another package. */
export const fromOutside = (text: string, file: string, own: ReadonlySet<string>): string =>
  rewriteImports(text, file, (path) =>
    own.has(typesOf(path)) ? undefined : `palimpsest/internal/${path}`,
  );
