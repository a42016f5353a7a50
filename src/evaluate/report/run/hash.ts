import { createHash } from "node:crypto";
import type { TextHashes } from "./made.js";

/** SHA-256 in hex, of a text in UTF-8. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");

/** The hash of each text, by document. */
export const hashesOf = (
  texts: Iterable<{ readonly id: string; readonly text: string }>,
): TextHashes => Object.fromEntries(Array.from(texts, ({ id, text }) => [id, sha256(text)]));

/** One hash of all texts, the same in whatever order they come. */
export const fingerprint = (hashes: TextHashes): string =>
  sha256(
    Object.keys(hashes)
      .sort()
      .map((id) => `${id}\0${hashes[id]}\n`)
      .join(""),
  );

/** Whether two sets of texts are about the same ones: they share documents, and none of those differs. */
export function meets(a: TextHashes | undefined, b: TextHashes | undefined): boolean {
  return a !== undefined && b !== undefined && shared(a, b).length > 0 && !differing(a, b);
}

/** The first document both have with other texts. */
export const differing = (a: TextHashes, b: TextHashes): string | undefined =>
  shared(a, b).find((id) => a[id] !== b[id]);

const shared = (a: TextHashes, b: TextHashes): string[] =>
  Object.keys(a).filter((id) => Object.hasOwn(b, id));
