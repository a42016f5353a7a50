/**
 * Canaries: strings that occur nowhere else, planted where a program must not repeat them, and a search
 * for them in every form in which bytes carry text.
 */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync, inflateSync } from "node:zlib";

/** One way of writing a word: bytes to look for, and whether their case counts. */
interface Form {
  readonly name: string;
  readonly pattern: string;
  readonly cased: boolean;
}

/** The forms of a word, each as a string of Latin-1 characters, one per byte. */
function formsOf(word: string): Form[] {
  const utf8 = Buffer.from(word);
  const latin1 = (bytes: Buffer) => bytes.toString("latin1");
  const little = Buffer.from(word, "utf16le");
  const uncased = (name: string, pattern: string): Form => ({
    name,
    pattern: pattern.toLowerCase(),
    cased: false,
  });
  const each = (write: (code: number) => string) => Array.from(word, (c) => write(c.charCodeAt(0)));
  const hex = (code: number) => code.toString(16).padStart(2, "0");
  return [
    uncased("plain", latin1(utf8)),
    uncased("UTF-16", latin1(little)),
    uncased("UTF-16 with the high byte first", latin1(Buffer.from(little).swap16())),
    uncased("hexadecimal", utf8.toString("hex")),
    uncased("percent", each((code) => `%${hex(code)}`).join("")),
    uncased("entities", each((code) => `&#${code};`).join("")),
    uncased("entities of hexadecimal digits", each((code) => `&#x${code.toString(16)};`).join("")),
    uncased("escapes", each((code) => `\\u00${hex(code)}`).join("")),
    ...[word, word.toLowerCase(), word.toUpperCase()].flatMap(base64Forms),
  ];
}

/** Base64 of a word at each of the three places within a group; letters that its neighbours decide are cut off. */
function base64Forms(word: string): Form[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(word)]);
    const whole = bytes.toString("base64").replace(/=+$/, "");
    const first = Math.ceil((before * 8) / 6);
    const last = Math.floor((bytes.length * 8) / 6);
    const pattern = whole.slice(first, last);
    const urls = pattern.replaceAll("+", "-").replaceAll("/", "_");
    return [...new Set([pattern, urls])].map((one) => ({
      name: "base64",
      pattern: one,
      cased: true,
    }));
  });
}

/** Which of the words some bytes hold, and in which form; archives and compressed streams are opened. */
export function canariesIn(content: string | Uint8Array, words: readonly string[]): string[] {
  const found = new Set<string>();
  for (const bytes of unfolded(Buffer.from(content))) {
    const cased = bytes.toString("latin1");
    const uncased = cased.toLowerCase();
    for (const word of words) {
      for (const form of formsOf(word)) {
        if ((form.cased ? cased : uncased).includes(form.pattern)) {
          found.add(`${word} (${form.name})`);
        }
      }
    }
  }
  return [...found];
}

const LOCAL_HEADER = Buffer.from("PK\x03\x04", "latin1");
/** Deep enough for a workbook inside a document inside an archive. */
const DEPTH = 3;

/** Bytes, and what unfolds from them: entries of zips and deflated streams of PDFs, wherever they begin. */
function* unfolded(bytes: Buffer, depth = DEPTH): Generator<Buffer> {
  yield bytes;
  if (depth === 0) return;
  for (let at = bytes.indexOf(LOCAL_HEADER); at >= 0; at = bytes.indexOf(LOCAL_HEADER, at + 4)) {
    if (bytes.readUInt16LE(at + 8) !== 8) continue;
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    yield* unfoldedBy(inflateRawSync, bytes.subarray(start), depth);
  }
  for (const { index, 0: word } of bytes.toString("latin1").matchAll(/\bstream\r?\n/g)) {
    yield* unfoldedBy(inflateSync, bytes.subarray(index + word.length), depth);
  }
}

function* unfoldedBy(
  inflate: typeof inflateSync | typeof inflateRawSync,
  bytes: Buffer,
  depth: number,
): Generator<Buffer> {
  let whole: Buffer;
  try {
    whole = inflate(bytes, {
      finishFlush: 2 /* Z_SYNC_FLUSH: what follows the stream is no error */,
    });
  } catch {
    return; // not compressed, and searched as it is
  }
  yield* unfolded(whole, depth - 1);
}

/** Which words the names and contents of all files below a folder hold, by file. */
export function canariesBelow(folder: string, words: readonly string[]): Record<string, string[]> {
  const names = readdirSync(folder, { recursive: true }) as string[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const path = join(folder, name);
      const content = statSync(path).isFile() ? readFileSync(path) : "";
      const found = [...canariesIn(name, words), ...canariesIn(content, words)];
      return found.length > 0 ? [[name, found]] : [];
    }),
  );
}
