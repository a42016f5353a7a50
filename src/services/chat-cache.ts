/**
 * Answers of a chat model, kept by the content of the request. In memory always; in a folder where
 * the user names one. There a file's name is a hash of the request, and its content is sealed with
 * AES-256-GCM under a key derived from the request: nothing of text or answer lies there in clear,
 * and only who has the same request can read the answer. Who can guess a request whole can test the
 * guess, so the folder deserves the care of any index of the documents.
 */

import { createHash, createHmac } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PalimpsestError } from "../errors.js";
import type { ChatModel, ChatRequest } from "./chat-model.js";
import { openBytes, sealBytes } from "./sealed.js";

/** Answers remembered in memory; beyond them the oldest are forgotten. */
const REMEMBERED = 10_000;

/** @throws OUTPUT_UNWRITABLE when the folder cannot be made */
export async function chatCache(model: ChatModel, folder?: string): Promise<ChatModel> {
  if (folder !== undefined) await makeFolder(folder);
  const memory = new Map<string, string>();

  function remember(name: string, text: string): void {
    memory.set(name, text);
    if (memory.size > REMEMBERED) memory.delete(memory.keys().next().value!);
  }

  return {
    ...model,
    async complete(request) {
      const entry = entryOf(model.name, request);
      const known =
        memory.get(entry.name) ?? (folder === undefined ? undefined : await read(folder, entry));
      if (known !== undefined) {
        remember(entry.name, known);
        return { text: known, usage: { tokensIn: 0, tokensOut: 0 } };
      }
      const answer = await model.complete(request);
      if (answer.text !== undefined) {
        remember(entry.name, answer.text);
        if (folder !== undefined) await write(folder, entry, answer.text);
      }
      return answer;
    },
  };
}

interface Entry {
  readonly name: string;
  readonly key: Buffer;
}

function entryOf(model: string, { messages, maxTokens }: ChatRequest): Entry {
  const content = JSON.stringify([model, maxTokens, messages]);
  const secret = createHash("sha256").update(content).digest();
  const derived = (use: string) => createHmac("sha256", secret).update(use).digest();
  return { name: derived("name").toString("hex"), key: derived("key") };
}

const pathOf = (folder: string, { name }: Entry): string => join(folder, `${name}.answer`);

/** The answer; undefined where there is none, or a file that was changed or cut off. */
async function read(folder: string, entry: Entry): Promise<string | undefined> {
  const bytes = await readFile(pathOf(folder, entry)).catch(() => undefined);
  return bytes && openBytes(entry.key, bytes)?.toString("utf8");
}

/** Whole or not at all; a cache that cannot be written is only a slower one. */
async function write(folder: string, entry: Entry, text: string): Promise<void> {
  const path = pathOf(folder, entry);
  const part = `${path}.${process.pid}.part`;
  try {
    await writeFile(part, sealBytes(entry.key, Buffer.from(text)), { mode: 0o600 });
    await rename(part, path);
  } catch {
    // the answer is in memory
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch {
    throw new PalimpsestError(
      "OUTPUT_UNWRITABLE",
      `the folder ${folder} for the chat model's answers cannot be made; choose another 'chat.cache'`,
    );
  }
}
