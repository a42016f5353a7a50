/**
 * The texts in messages to and from a model, wherever their format has them: contents and their blocks, arguments of
 * tools and what tools answer. Roles, ids, names of tools, keys, images and signatures are no texts.
 */

import { isRecord } from "../../document/is-record.js";
import type { Voice } from "./spared.js";

/** A text in a message, and where it stands. */
export interface MessageText {
  readonly text: string;
  readonly voice: Voice;
  /** Of a value in what a tool takes or gives: its key. */
  readonly key?: string;
  /** A name of letters, digits, `_` and `-`, as the name of a participant must be. */
  readonly isHandle?: true;
  /** Inside a string that is JSON itself: it is escaped there. */
  set(text: string): void;
}

/** Keys whose texts belong to the protocol. */
const PROTOCOL: ReadonlySet<string> = new Set(
  `
  role type id object model status index phase tool_call_id tool_use_id toolCallId tool_name toolName call_id
  item_id response_id previous_response_id server_name server_label caller signature thoughtSignature
  thought_signature encrypted_content encrypted_index finish_reason finishReason stop_reason stop_sequence
  service_tier system_fingerprint media_type mediaType mime_type mimeType format detail encoding file_id fileId
  container cache_control cacheControl inlineData inline_data fileData file_data url b64_json providerOptions
  providerMetadata provider usage logprobs`
    .trim()
    .split(/\s+/),
);
/** Blocks that are pictures, sounds and files. */
const BINARY: ReadonlySet<string> = new Set(
  "image image_url input_image audio input_audio file input_file document video image-url image-data file-data file-url media reasoning-file".split(
    " ",
  ),
);
/** Keys of what tools take and give: any JSON, whose keys are the tool's. */
const FREE: ReadonlySet<string> = new Set(
  "input output args arguments response result structuredContent structured_content parsed artifact".split(
    " ",
  ),
);
/** Roles of those who instruct the model. */
const INSTRUCTING: ReadonlySet<string> = new Set(["system", "developer"]);
const HANDLE = /^[A-Za-z0-9_-]{1,64}$/;

type Holder = Record<string, unknown> | unknown[];

/** Every text of a message or of several; `value` is changed by `set`, so give it a copy. */
export function textsIn(value: unknown, voice: Voice = "people"): MessageText[] {
  const found: MessageText[] = [];
  inMessage([value], 0, voice);
  return found;

  function add(holder: Holder, at: string | number, voice: Voice, key?: string): void {
    const text = String((holder as Record<string | number, unknown>)[at]);
    if (text === "") return;
    const set = (words: string) => void Reflect.set(holder, at, words);
    found.push({ text, voice, ...(key !== undefined && { key }), set });
  }

  function inMessage(holder: Holder, at: string | number, voice: Voice): void {
    const value = (holder as Record<string | number, unknown>)[at];
    if (typeof value === "string") {
      add(holder, at, voice);
      return;
    }
    if (Array.isArray(value)) {
      for (const i of value.keys()) inMessage(value, i, voice);
      return;
    }
    if (!isRecord(value)) return;
    const role = typeof value["role"] === "string" ? value["role"] : undefined;
    const own: Voice =
      role === undefined ? voice : INSTRUCTING.has(role) ? "instructions" : "people";
    if (typeof value["type"] === "string" && BINARY.has(value["type"])) {
      inBinary(value, own);
      return;
    }
    for (const [key, part] of Object.entries(value)) {
      if (PROTOCOL.has(key)) continue;
      if (key === "name") {
        if (role === "user" || role === "assistant") addHandle(value);
        continue;
      }
      if (key === "content" && role === "tool" && typeof part === "string")
        inJsonText(value, key, own);
      else if (FREE.has(key)) {
        if (typeof part === "string") inJsonText(value, key, own);
        else if (isToolOutput(part)) {
          if (/json$/.test(String(part["type"]))) inFree(part, "value", own);
          else inMessage(part, "value", own);
        } else inFree(value, key, own);
      } else if (typeof part === "string" && isToolBlock(value)) inJsonText(value, key, own);
      else inMessage(value, key, own);
    }
  }

  function addHandle(holder: Record<string, unknown>): void {
    const name = holder["name"];
    if (typeof name !== "string" || !HANDLE.test(name)) return;
    found.push({
      text: name.replace(/[_-]+/g, " "),
      voice: "people",
      isHandle: true,
      set: (words) => {
        holder["name"] = words.replace(/[^A-Za-z0-9]+/g, "_").replace(/^_+|_+$/g, "");
      },
    });
  }

  /** Titles and contents of files that are text. */
  function inBinary(block: Record<string, unknown>, voice: Voice): void {
    for (const key of ["title", "context", "filename", "alt", "transcript"])
      if (typeof block[key] === "string") add(block, key, voice);
    const { source } = block;
    if (!isRecord(source)) return;
    if (source["type"] === "text" && typeof source["data"] === "string") add(source, "data", voice);
    if (source["type"] === "content") inMessage(source, "content", voice);
  }

  /** A string that may be JSON: then its values are the texts. */
  function inJsonText(holder: Record<string, unknown>, key: string, voice: Voice): void {
    const text = holder[key] as string;
    const parsed = parsedJson(text);
    if (parsed === undefined) {
      add(holder, key, voice);
      return;
    }
    const root = { value: parsed };
    const before = found.length;
    inFree(root, "value", voice);
    for (let i = before; i < found.length; i++) {
      const one = found[i]!;
      found[i] = {
        ...one,
        set: (words) => {
          one.set(words);
          holder[key] = JSON.stringify(root.value);
        },
      };
    }
  }

  /** Any JSON: every string is a text, and a long number under a telling key. */
  function inFree(holder: Holder, at: string | number, voice: Voice, key?: string): void {
    const value = (holder as Record<string | number, unknown>)[at];
    if (typeof value === "string") {
      if (!isBytes(value)) add(holder, at, voice, key);
      return;
    }
    if (key !== undefined && Number.isInteger(value) && Number(value) > 99_999)
      add(holder, at, voice, key);
    if (Array.isArray(value)) for (const i of value.keys()) inFree(value, i, voice, key);
    else if (isRecord(value))
      for (const name of Object.keys(value)) inFree(value, name, voice, name);
  }
}

const TOOL_BLOCKS: ReadonlySet<string> = new Set([
  "tool_result",
  "function_call_output",
  "custom_tool_call_output",
  "mcp_call",
]);
const isToolBlock = ({ type }: Record<string, unknown>): boolean =>
  typeof type === "string" && TOOL_BLOCKS.has(type);

/** What a tool answers, as the AI SDK wraps it: `{type: "text" | "json" | "content", value}`. */
const isToolOutput = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  /^(?:text|json|content|error-text|error-json)$/.test(String(value["type"])) &&
  "value" in value;

function parsedJson(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A copy in which texts may be set; what is neither a list nor a plain object stays the same. */
export function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (!isRecord(value)) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, copyOf(part)]),
  ) as Value;
}

/** Bytes written as letters: long, and without a blank. */
const isBytes = (text: string): boolean => text.length >= 400 && /^[A-Za-z0-9+/_-]+=*$/.test(text);
