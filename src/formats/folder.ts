/** Texts by id from wherever they lie: a folder, a file, or records as JSON. */

import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Document } from "../document/document.js";
import { errors, PalimpsestError } from "../errors.js";
import { walkFolder } from "../files/walk.js";
import { decodeText } from "./decode.js";
import { readFormat } from "./formats.js";
import { readTexts } from "./texts.js";

export type Text = Pick<Document, "id" | "text">;

/**
 * The texts at a path, one after another: those of a folder in order of names (links followed,
 * hidden files left out), of a JSON file (`{DOC_ID: text}` or the benchmark's form), or of any other file whose format
 * is read. A text without an id has its path below the folder.
 * @throws INPUT_*, FORMAT_UNSUPPORTED
 */
export async function* readTextsAt(path: string): AsyncGenerator<Text> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) {
    throw errors.INPUT_NOT_FOUND`there is no file or folder at ${path}; check the path`;
  }
  if (!found.isDirectory()) {
    yield* readTextFileAt(path, basename(path));
    return;
  }
  for (const one of walkFolder(path)) {
    if (one instanceof PalimpsestError) throw one;
    if ("relative" in one) yield* readTextFileAt(one.path, one.relative);
  }
}

async function* readTextFileAt(path: string, id: string): AsyncGenerator<Text> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch {
    throw errors.INPUT_UNREADABLE`${path} cannot be read; check its permissions`;
  }
  if (/\.json$/i.test(path)) yield* readTexts(decodeText(bytes, path), path);
  else yield* (await readFormat(bytes, "auto", { name: path, id, persons: [] })).documents;
}
