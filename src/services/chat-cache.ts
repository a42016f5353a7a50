/**
 * Answers of a chat model, kept by the content of the request. In memory always; in a folder where
 * the user names one. There a file's name is a hash of the request, and its content is sealed with
 * AES-256-GCM under a key derived from the request: nothing of text or answer lies there in clear,
 * and only who has the same request can read the answer. Who can guess a request whole can test the
 * guess, so the folder deserves the care of any index of the documents.
 */

import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PalimpsestError } from "../errors.js";
import type { ChatModel, ChatRequest } from "./chat-model.js";

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

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = NONCE_BYTES + TAG_BYTES;

/** The answer; undefined where there is none, or a file that was changed or cut off. */
async function read(folder: string, entry: Entry): Promise<string | undefined> {
  const bytes = await readFile(pathOf(folder, entry)).catch(() => undefined);
  if (!bytes || bytes.length < HEAD_BYTES) return undefined;
  try {
    const decipher = createDecipheriv("aes-256-gcm", entry.key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, HEAD_BYTES));
    return decipher.update(bytes.subarray(HEAD_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return undefined;
  }
}

/** Whole or not at all; a cache that cannot be written is only a slower one. */
async function write(folder: string, entry: Entry, text: string): Promise<void> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", entry.key, nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const path = pathOf(folder, entry);
  const part = `${path}.${process.pid}.part`;
  try {
    await writeFile(part, Buffer.concat([nonce, cipher.getAuthTag(), sealed]), { mode: 0o600 });
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
      `expected a folder for answers of the chat model at ${folder}, but it cannot be made; choose another 'chat.cache'`,
    );
  }
}
