/**
 * A folder of documents as knowledge: what a text says is known of the one it is about. A text file
 * is a document about the individual of its name; in a JSONL file every line
 * `{"id" or "title","text","individual"?}` is one.
 */

import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { errors } from "../../../errors.js";
import { type EntrySource, entrySource, type Statement } from "./entry.js";
import { numberedLines } from "./lines.js";
import { countMalformed, parseObject } from "./malformed.js";

/**
 * Finds what one text says; properties are types of mentions ('PERSON'). The recognizer is passed in
 * because knowledge is below detection.
 */
export type FindStatements = (text: string, individual: string) => Promise<readonly Statement[]>;

interface Text {
  readonly individual: string;
  readonly title?: string;
  readonly text: string;
}

const TEXT_ENDINGS = new Set([".txt", ".md"]);
const JSONL = /\.jsonl(?:\.gz|\.bz2)?$/;

/** `path` is a folder, walked in order of names, or one file. */
export function readDocuments(path: string, findStatements: FindStatements): EntrySource {
  return entrySource(path, async function* (entries, counts, { maxMalformed, onProgress }) {
    const files = await findFiles(path);
    const totalBytes = files.reduce((sum, file) => sum + file.bytes, 0);
    let bytes = 0;
    for (const file of files) {
      for await (const { individual, title, text } of texts(path, file.path, malformed)) {
        counts.records++;
        const named: Statement[] = title ? [{ property: "name", value: title }] : [];
        const found = entries.nextIsTaken ? [] : await findStatements(text, individual);
        entries.add({ individual, statements: [...named, ...found] });
        yield entries.take();
        onProgress?.({ step: "entries", bytes, totalBytes, counts });
      }
      bytes += file.bytes;
    }

    function malformed(place: string): void {
      countMalformed(counts, maxMalformed, 'of the form {"id","text"}', place);
    }
  });
}

async function findFiles(path: string): Promise<{ path: string; bytes: number }[]> {
  const entry = await stat(path).catch(() => undefined);
  if (!entry) {
    throw errors.INPUT_NOT_FOUND`there is no folder of documents at ${path}; check the path`;
  }
  if (entry.isFile()) return [{ path, bytes: entry.size }];
  const names = await readdir(path, { recursive: true });
  const files = [];
  for (const name of names.sort()) {
    if (!TEXT_ENDINGS.has(extname(name)) && !JSONL.test(name)) continue;
    const { size } = await stat(join(path, name));
    files.push({ path: join(path, name), bytes: size });
  }
  return files;
}

async function* texts(
  root: string,
  path: string,
  malformed: (place: string) => void,
): AsyncGenerator<Text> {
  if (!JSONL.test(path)) {
    const name = relative(root, path) || path;
    const individual = name.slice(0, name.length - extname(name).length);
    yield { individual, text: await readText(path) };
    return;
  }
  for await (const { line, number } of numberedLines(path)) {
    const text = parseText(line);
    if (text) yield text;
    else malformed(`line ${number} of ${path}`);
  }
}

function parseText(line: string): Text | undefined {
  const record = parseObject(line);
  const { id, title, individual, text } = record ?? {};
  const about = [individual, id, title].find((name) => typeof name === "string" && name !== "");
  if (typeof about !== "string" || typeof text !== "string") return undefined;
  return { individual: about, text, ...(typeof title === "string" && { title }) };
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch {
    throw errors.INPUT_UNREADABLE`${path} cannot be read; check its permissions`;
  }
}
