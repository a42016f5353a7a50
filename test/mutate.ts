/** Damaged files: bytes changed, cut out, doubled or cut off, also within the parts of a zip. */

import { unzipSync, zipSync } from "fflate";
import { PalimpsestError } from "../src/errors.js";
import type { AnyFile, ReadOptions } from "../src/formats/format.js";
import { reshaped } from "./mutate-xml.js";
import { WHOLE } from "./planted.js";
import { type Edit, replaced } from "./replaced.js";

/** A whole file of each format, by the format's name. */
export const SEEDS: Readonly<Record<string, Uint8Array>> = Object.fromEntries(
  Object.entries(WHOLE).map(([name, content]) => {
    const ending = name.split(".").at(-1)!;
    return [ending === "json" ? "tab" : ending, Buffer.from(content)];
  }),
);

/** Numbers from 0 to 1 that are the same in each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Pieces that mean something to a parser. */
const TOKENS = ['"', "\\", "<", ">", "&", "]]>", "\r\n", "\0", "{", "}", ",", "\uFEFF", "<!--"];

function damaged(bytes: Uint8Array, next: () => number): Buffer {
  let out = Buffer.from(bytes);
  for (let i = 0; i <= next() * 6; i++) {
    const at = Math.floor(next() * out.length);
    const length = Math.floor(next() * 40);
    const kind = next();
    if (kind < 0.4) out[at] = Math.floor(next() * 256);
    else if (kind < 0.6) out = Buffer.concat([out.subarray(0, at), out.subarray(at + length)]);
    else if (kind < 0.75) out = Buffer.concat([out.subarray(0, at + length), out.subarray(at)]);
    else if (kind < 0.9) {
      const token = Buffer.from(TOKENS[Math.floor(next() * TOKENS.length)]!);
      out = Buffer.concat([out.subarray(0, at), token, out.subarray(at)]);
    } else if (kind < 0.95) out = out.subarray(0, at);
  }
  return out;
}

/** A damaged copy of a file; of a zip mostly one whose parts are damaged, so that its parsers are reached. */
export function mutated(bytes: Uint8Array, seed: number): Uint8Array {
  const next = random(seed);
  for (let i = 0; i < 3; i++) next(); // the first numbers of near seeds are alike
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b || next() < 0.2) return damaged(bytes, next);
  const parts = unzipSync(bytes);
  const names = Object.keys(parts);
  const name = names[Math.floor(next() * names.length)]!;
  const change = next() < 0.6 ? reshaped : damaged;
  return zipSync({ ...parts, [name]: change(parts[name]!, next) });
}

export type Read = (bytes: Uint8Array, format: string, options: ReadOptions) => Promise<AnyFile>;

/** What became of a damaged file: `written`, `not changed`, the code of its refusal, or what is wrong. */
export async function outcomeOf(read: Read, bytes: Uint8Array, format: string): Promise<string> {
  const options = { name: `m.${format}`, id: "m", persons: [], names: "number" } as const;
  try {
    const file = await read(bytes, format, options);
    const written = await file.write(file.documents.map(hidden));
    return await whole(read, written, format, options);
  } catch (error) {
    if (error instanceof PalimpsestError && error.code !== "INTERNAL") return error.code;
    return `WRONG: ${String(error)}`;
  }
}

/** Everything that a table gives is hidden, and one name everywhere else. */
function hidden(document: AnyFile["documents"][number]) {
  const given: Edit[] = (document.given ?? []).map(({ start, end, type, replacement }, i) => ({
    start,
    end,
    replacement: replacement ?? `[${type} ${i + 1}]`,
  }));
  const names = [...document.text.matchAll(/Vornaquist/g)]
    .map(({ index }) => ({ start: index, end: index + 10, replacement: "[PERSON 1]" }))
    .filter(({ start, end }) => given.every((one) => end <= one.start || one.end <= start));
  return replaced(
    document,
    [...given, ...names].sort((a, b) => a.start - b.start),
  );
}

/** Whether what was written can be read again: a half-written file cannot. */
async function whole(
  read: Read,
  written: string | Uint8Array,
  format: string,
  options: ReadOptions,
): Promise<string> {
  try {
    await read(Buffer.from(written), format, options);
    return "written";
  } catch (error) {
    const code = error instanceof PalimpsestError ? error.code : String(error);
    // all that the file had was to be removed
    return code === "INPUT_EMPTY" ? "written empty" : `WRONG: output refused, ${code}`;
  }
}
