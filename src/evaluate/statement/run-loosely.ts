/** A run for a statement: the figures among its files, and the digest of every file, whatever it is. */

import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { errors } from "../../errors.js";
import type { Part } from "../report/run/figures.js";
import { sha256 } from "../report/run/hash.js";
import { parsePart } from "../report/run/parts.js";
import { pathsIn } from "../report/run/read-run.js";
import { type Run, runOf } from "../report/run/run.js";
import type { RunDigest } from "./statement.js";

/** How a statement says what it is, in either form. */
const STATEMENT = /"kind": ?"statement"/u;

/**
 * @param path a folder, or one file of figures
 * @param except a file that is no part of the run: the statement itself
 * @throws INPUT_NOT_FOUND; INPUT_EMPTY for a run without the report of a `sanitize`
 */
export async function readRunLoosely(
  path: string,
  except?: string,
): Promise<{ readonly run: Run; readonly files: readonly RunDigest[] }> {
  const found = await stat(path).catch(() => undefined);
  if (!found) {
    throw errors.INPUT_NOT_FOUND`there is no run at ${path}; check the path`;
  }
  const paths = found.isDirectory() ? await pathsIn(path) : [path];
  const parts: Part[] = [];
  const files: RunDigest[] = [];
  for (const file of paths) {
    if (except !== undefined && resolve(file) === resolve(except)) continue;
    const bytes = await readFile(file);
    // statements of the run are made of it, and are no part of it
    if (/\.(?:html|json)$/iu.test(file) && STATEMENT.test(bytes.toString("utf8"))) continue;
    files.push({ sha256: sha256(bytes), bytes: bytes.length });
    const part = /\.json$/iu.test(file) ? partIn(bytes.toString("utf8"), files.length) : undefined;
    if (part) parts.push(part);
  }
  if (!parts.some(({ kind }) => kind === "sanitization")) {
    throw errors.INPUT_EMPTY`${path} has no report of a run; write one with 'palimpsest sanitize --report ${found.isDirectory() ? join(path, "report.json") : "report.json"}'`;
  }
  return { run: runOf("run", parts), files };
}

function partIn(json: string, number: number): Part | undefined {
  try {
    return parsePart(json, `${number}`);
  } catch {
    // an output of another form
    return undefined;
  }
}
