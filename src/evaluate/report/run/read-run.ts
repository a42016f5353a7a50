import { readdir, readFile, stat } from "node:fs/promises";
import { basename, extname, join, relative, resolve } from "node:path";
import { errors, PalimpsestError } from "../../../errors.js";
import type { Part } from "./figures.js";
import { parseFrontierTable } from "./frontier-table.js";
import { sha256 } from "./hash.js";
import { isPage, recognizeOutput } from "./outputs.js";
import { parsePart } from "./parts.js";
import { partsOf, type Run, type RunFile, runOf } from "./run.js";

/** Bytes of one file; figures of 100,000 documents take less. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Reads a run from a folder (hidden files left out) or from one file of figures.
 *
 * | file | recognized by |
 * | --- | --- |
 * | figures | JSON with `version` 1 and a `kind` |
 * | curve | the columns of `frontier --table` |
 * | released text | its hash, which the sanitization report has |
 * | masks, detections, results of `sanitize --to json` | their shape |
 * | pages and pictures | the mark of this program |
 *
 * @throws INPUT_NOT_FOUND, INPUT_UNREADABLE, INPUT_TOO_LARGE
 * @throws INPUT_EMPTY for a folder without figures
 * @throws INPUT_FORMAT for any other file, or one from a later release
 */
export async function readRun(path: string): Promise<Run> {
  const found = await stat(path).catch(() => undefined);
  if (!found) {
    throw errors.INPUT_NOT_FOUND`there is no run at ${path}; name a folder or a file of figures`;
  }
  const name = basename(resolve(path));
  if (found.isDirectory()) return fromFolder(path, name);
  const stem = stemOf(name);
  const bytes = await bytesOf(path);
  const part = /\.csv$/i.test(name)
    ? parseFrontierTable(textOf(bytes), stem, path)
    : parsePart(textOf(bytes), stem, path);
  return runOf(stem, [part], [fileOf(name, bytes, "figures")]);
}

async function fromFolder(folder: string, name: string): Promise<Run> {
  const parts: Part[] = [];
  const files: RunFile[] = [];
  const others: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  for (const path of await pathsIn(folder)) {
    const bytes = await bytesOf(path);
    const below = relative(folder, path);
    const part = recognizePart(bytes, below, path);
    if (part) {
      parts.push(part);
      files.push(fileOf(below, bytes, "figures", showsOriginals(part)));
    } else others.push({ name: below, bytes });
  }
  if (parts.length === 0) {
    throw errors.INPUT_EMPTY`${folder} ${others.length === 0 ? "is empty" : "has no file of figures"}; 'palimpsest sanitize --report ${join(folder, "report.json")}' writes the first`;
  }
  const released = new Set(
    partsOf(runOf(name, parts), "sanitization").flatMap(({ figures }) =>
      figures.documents.map((document) => document.sha256),
    ),
  );
  const unknown: string[] = [];
  for (const { name: file, bytes } of others) {
    const output = recognizeOutput(bytes, file, released);
    if (output) files.push({ name: file, sha256: sha256(bytes), ...output });
    else unknown.push(file);
  }
  if (unknown.length > 0) throw notKnown(folder, unknown);
  return runOf(name, parts, files);
}

/** Figures, or nothing for what may be an output. */
function recognizePart(bytes: Uint8Array, below: string, path: string): Part | undefined {
  const stem = stemOf(below);
  if (/\.csv$/i.test(below)) return parseFrontierTable(textOf(bytes), stem, path);
  if (!/\.json$/i.test(below)) return undefined;
  const text = textOf(bytes);
  const isFigures = /^\s*\{/.test(text) && saysKind(text);
  return isFigures && !isPage(text, below) ? parsePart(text, stem, path) : undefined;
}

function saysKind(json: string): boolean {
  try {
    const value = JSON.parse(json) as Record<string, unknown>;
    return typeof value["kind"] === "string";
  } catch {
    return true; // let the parser of figures say what is wrong
  }
}

const showsOriginals = ({ kind, figures }: Part): boolean =>
  (kind === "sanitization" && (figures as { originals?: unknown }).originals === true) ||
  (kind === "attack" && figures.ids === "names") ||
  // its examples quote what was replaced
  (kind === "readability" && ((figures as { worst?: unknown[] }).worst?.length ?? 0) > 0);

function notKnown(folder: string, unknown: readonly string[]): PalimpsestError {
  const some = unknown.slice(0, 3).join(", ");
  return errors.INPUT_FORMAT`${folder} has ${unknown.length} files that are neither figures of this program nor released texts (${some}${unknown.length > 3 ? ", ..." : ""}); take them out, or make them again with --json of this release`;
}

/** The files of a run in order of their paths; hidden ones are the program's own. @throws INPUT_UNREADABLE */
export async function pathsIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !/(^|[/\\])\./.test(relative(folder, path)))
      .sort();
  } catch {
    throw unreadable(folder);
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > MOST_BYTES) {
      throw errors.INPUT_TOO_LARGE`${path} has ${size} bytes, more than the ${MOST_BYTES} allowed; make a run of a part of it`;
    }
    return await readFile(path);
  } catch (error) {
    if (error instanceof PalimpsestError) throw error;
    throw unreadable(path);
  }
}

const unreadable = (path: string): PalimpsestError =>
  errors.INPUT_UNREADABLE`${path} cannot be read; check its permissions`;

const fileOf = (
  name: string,
  bytes: Uint8Array,
  role: RunFile["role"],
  originals = false,
): RunFile => ({ name, sha256: sha256(bytes), role, originals });

const textOf = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replace(/^\uFEFF/, "");

const stemOf = (name: string): string => name.slice(0, name.length - extname(name).length);
