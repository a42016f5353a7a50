/**
 * Answers of services, kept by what was asked. In memory always; in a folder where the user names one.
 * There a file's name is a hash of the question, and its content is sealed with AES-256-GCM under a key
 * derived from the question: no text of question or answer lies there in clear, and only who has the
 * same question can read the answer. Who can guess a question whole can test the guess, so the folder
 * deserves the care of any index of the documents.
 */

import { createHash, createHmac } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { utf8 } from "../document/utf8.js";
import { errors } from "../errors.js";
import { openBytes, sealBytes } from "./sealed.js";

export interface Answers {
  /** Undefined where it was not asked before. */
  get(question: string): Promise<string | undefined>;
  set(question: string, answer: string): Promise<void>;
}

export interface AnswersOptions {
  /** Without one answers are kept in memory alone. */
  readonly folder?: string | undefined;
  /** What errors call the setting of the folder. */
  readonly option: string;
  /** Answers of the folder are read and none is added. */
  readonly readOnly?: boolean;
}

/** Answers remembered in memory; beyond them the oldest are forgotten. */
const REMEMBERED = 10_000;

/** @throws OUTPUT_UNWRITABLE when the folder cannot be made */
export function openAnswers({ folder, option, readOnly = false }: AnswersOptions): Answers {
  if (folder !== undefined && !readOnly) makeFolder(folder, option);
  const memory = new Map<string, string>();
  const remember = (name: string, answer: string): void => {
    memory.set(name, answer);
    if (memory.size > REMEMBERED) memory.delete(memory.keys().next().value!);
  };
  return {
    async get(question) {
      const entry = entryOf(question);
      const known =
        memory.get(entry.name) ?? (folder === undefined ? undefined : await read(folder, entry));
      if (known !== undefined) remember(entry.name, known);
      return known;
    },
    async set(question, answer) {
      const entry = entryOf(question);
      remember(entry.name, answer);
      if (folder !== undefined && !readOnly) await write(folder, entry, answer);
    },
  };
}

interface Entry {
  readonly name: string;
  readonly key: Buffer;
}

function entryOf(question: string): Entry {
  const secret = createHash("sha256").update(question).digest();
  const derived = (use: string) => createHmac("sha256", secret).update(use).digest();
  return { name: derived("name").toString("hex"), key: derived("key") };
}

const pathOf = (folder: string, { name }: Entry): string => join(folder, `${name}.answer`);

/** The answer; undefined where there is none, or a file that was changed or cut off. */
async function read(folder: string, entry: Entry): Promise<string | undefined> {
  const bytes = await readFile(pathOf(folder, entry)).catch(() => undefined);
  const answer = bytes && openBytes(entry.key, bytes);
  return answer && utf8(answer);
}

/** Whole or not at all; a cache that cannot be written is only a slower one. */
async function write(folder: string, entry: Entry, answer: string): Promise<void> {
  const path = pathOf(folder, entry);
  const part = `${path}.${process.pid}.part`;
  try {
    await writeFile(part, sealBytes(entry.key, Buffer.from(answer)), { mode: 0o600 });
    await rename(part, path);
  } catch {
    // the answer is in memory
  }
}

function makeFolder(folder: string, option: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    throw errors.OUTPUT_UNWRITABLE`the folder ${folder} for answers cannot be made; choose another '${option}'`;
  }
}
