/** The finder of an index's terms. Its filter lies beside the index; where it does not, it is made anew. */

import { createHash, randomBytes } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TermIndex } from "../index/term-index.js";
import { TermFilter } from "./term-filter.js";
import { type FinderOptions, TermFinder } from "./term-finder.js";

const FILTER = "terms.filter";

/** Makes the filter of an index and puts it beside it; goes without where the folder is not writable. */
export function writeFilter(folder: string, index: TermIndex): TermFilter {
  const filter = TermFilter.of(index.terms(), index.stats.terms);
  const neighbour = join(folder, `${FILTER}.${randomBytes(6).toString("hex")}`);
  try {
    writeFileSync(neighbour, filter.toBytes(identityOf(folder)));
    renameSync(neighbour, join(folder, FILTER));
  } catch {
    rmSync(neighbour, { force: true });
  }
  return filter;
}

/** @param folder of the open index */
export function openFinder(
  folder: string,
  index: TermIndex,
  options: Omit<FinderOptions, "filter"> = {},
): TermFinder {
  return new TermFinder(index, { ...options, filter: readFilter(folder, index) });
}

function readFilter(folder: string, index: TermIndex): TermFilter {
  try {
    const filter = TermFilter.fromBytes(readFileSync(join(folder, FILTER)), identityOf(folder));
    if (filter) return filter;
  } catch {
    // not there
  }
  return writeFilter(folder, index);
}

/** The manifest holds the hashes of all files of the index. */
const identityOf = (folder: string): string =>
  createHash("sha256")
    .update(readFileSync(join(folder, "manifest.json")))
    .digest("hex");
