/**
 * A chat model from a GGUF file on this machine, through the optional package node-llama-cpp (its
 * prebuilt binaries only: nothing is compiled or downloaded).
 */

import { open } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { errors } from "../errors.js";
import {
  type ChatAnswer,
  type ChatMessage,
  type ChatModel,
  type ChatSettings,
  charactersOf,
  estimatedTokens,
} from "./chat-model.js";

/** What is used of node-llama-cpp 3. */
interface Llama {
  loadModel(options: { modelPath: string }): Promise<LlamaModel>;
  dispose(): Promise<void>;
}
interface LlamaModel {
  createContext(options: { contextSize: { max: number } }): Promise<LlamaContext>;
}
interface LlamaContext {
  getSequence(): unknown;
}
type HistoryItem =
  | { type: "system" | "user"; text: string }
  | { type: "model"; response: string[] };
interface LlamaSession {
  setChatHistory(history: HistoryItem[]): void;
  prompt(
    text: string,
    options: { temperature: number; maxTokens: number; seed: number; signal: AbortSignal },
  ): Promise<string>;
  dispose(options?: { disposeSequence?: boolean }): void;
}
interface LlamaLibrary {
  getLlama(options: {
    build: "never";
    skipDownload: true;
    progressLogs: false;
    logLevel: "disabled";
    maxThreads: number;
  }): Promise<Llama>;
  LlamaChatSession: new (options: { contextSequence: unknown }) => LlamaSession;
}

/**
 * One for each physical core. llama.cpp's threads wait for each other busily: with more of them than free cores a
 * token takes seconds, and the package would start four at least.
 */
const THREADS = Math.max(1, availableParallelism() >> 1);
/** Tokens of prompt and answer together. */
const CONTEXT = 16_384;

/**
 * @throws MODEL_MISSING, MODEL_INVALID when the file is missing or no GGUF file;
 * REPLACER_UNAVAILABLE without the package or a binary for this machine
 */
export async function openGguf(path: string, settings: ChatSettings): Promise<ChatModel> {
  await checkGguf(path);
  const library = await loadLibrary();
  const { temperature = 0.3, timeout = 60 } = settings;
  const llama = await started(library);
  const sequence = await readModel(llama, path);
  // one context holds one conversation: requests wait for each other
  let last: Promise<unknown> = Promise.resolve();

  async function ask(
    messages: readonly ChatMessage[],
    maxTokens: number,
    until: number | undefined,
  ): Promise<string | undefined> {
    const left = Math.min(timeout * 1000, (until ?? Number.POSITIVE_INFINITY) - Date.now());
    if (left <= 0) return undefined;
    const signal = AbortSignal.timeout(Math.ceil(left));
    const session = new library.LlamaChatSession({ contextSequence: sequence });
    try {
      session.setChatHistory(messages.slice(0, -1).map(historyItem));
      const question = messages.at(-1)!.content;
      return await session.prompt(question, { temperature, maxTokens, seed: 0, signal });
    } catch {
      // too long for the context, or out of time
      return undefined;
    } finally {
      session.dispose({ disposeSequence: false });
    }
  }

  return {
    name: `${basename(path)} ${temperature}`,
    async complete(request): Promise<ChatAnswer> {
      const answer = last.then(() => ask(request.messages, request.maxTokens, request.until));
      last = answer;
      const text = await answer;
      if (text === undefined) {
        return {
          text,
          reason: "the chat model did not answer in time, or its context is too small",
        };
      }
      return {
        text,
        usage: {
          tokensIn: estimatedTokens(charactersOf(request)),
          tokensOut: estimatedTokens(text.length),
        },
      };
    },
    close: () => llama.dispose(),
  };
}

const historyItem = ({ role, content }: ChatMessage): HistoryItem =>
  role === "assistant" ? { type: "model", response: [content] } : { type: role, text: content };

/** GGUF files begin with their name. */
async function checkGguf(path: string): Promise<void> {
  const file = await open(path).catch(() => undefined);
  if (!file) {
    throw errors.MODEL_MISSING`there is no GGUF file at ${path}; check 'chat.model', or name an address in 'chat.address'`;
  }
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    if (bytesRead === 4 && buffer.toString("latin1") === "GGUF") return;
  } catch {
    // a folder, for one
  } finally {
    await file.close();
  }
  throw errors.MODEL_INVALID`${path} is not a GGUF file; convert the model with llama.cpp, or name an address in 'chat.address'`;
}

async function loadLibrary(): Promise<LlamaLibrary> {
  const name = "node-llama-cpp";
  try {
    return (await import(name)) as LlamaLibrary;
  } catch {
    throw errors.REPLACER_UNAVAILABLE`GGUF files need the optional package node-llama-cpp, which is not installed; run 'npm install node-llama-cpp', or name an address in 'chat.address'`;
  }
}

async function started({ getLlama }: LlamaLibrary): Promise<Llama> {
  try {
    return await getLlama({
      build: "never",
      skipDownload: true,
      progressLogs: false,
      logLevel: "disabled",
      maxThreads: THREADS,
    });
  } catch {
    throw errors.REPLACER_UNAVAILABLE`node-llama-cpp has no binary for this machine; see its page on building from source, or name an address in 'chat.address'`;
  }
}

async function readModel(llama: Llama, modelPath: string): Promise<unknown> {
  try {
    const model = await llama.loadModel({ modelPath });
    const context = await model.createContext({ contextSize: { max: CONTEXT } });
    return context.getSequence();
  } catch {
    await llama.dispose();
    throw errors.MODEL_INVALID`llama.cpp cannot load ${modelPath}; the file may be damaged, too large for this machine, or newer than the package`;
  }
}
