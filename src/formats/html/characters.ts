/** Characters of a source and what they are in the text: references and percent-encoding, both ways. */

import { DecodingMode, EntityDecoder, htmlDecodeTree } from "entities/decode";

/** Characters of the text and the range of the source they came from. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** How a place of the source writes characters. */
export type Place = "text" | "raw" | '"' | "'" | "unquoted" | 'url"' | "url'" | "url unquoted";

/**
 * The pieces of `source.slice(start, end)`, one per run of plain characters or a reference, as the HTML
 * standard (13.2.5.72 and on) decodes them.
 */
export function decodeReferences(
  source: string,
  { start, end }: { readonly start: number; readonly end: number },
  mode: "text" | "attribute",
): Piece[] {
  const pieces: Piece[] = [];
  const slice = source.slice(start, end);
  let from = 0;
  for (let at = slice.indexOf("&"); at >= 0; ) {
    const { text, length } = referenceAt(slice, at, mode);
    if (length > 0) {
      if (at > from) pieces.push(plain(slice, start, from, at));
      pieces.push({ text, start: start + at, end: start + at + length });
      from = at + length;
    }
    at = slice.indexOf("&", at + Math.max(length, 1));
  }
  if (from < slice.length) pieces.push(plain(slice, start, from, slice.length));
  return pieces;
}

const plain = (slice: string, offset: number, start: number, end: number): Piece => ({
  text: slice.slice(start, end),
  start: offset + start,
  end: offset + end,
});

/** The reference at an ampersand; length 0 if there is no reference. */
function referenceAt(slice: string, at: number, mode: "text" | "attribute") {
  let text = "";
  const decoder = new EntityDecoder(htmlDecodeTree, (code) => {
    text += String.fromCodePoint(code);
  });
  decoder.startEntity(mode === "text" ? DecodingMode.Legacy : DecodingMode.Attribute);
  const written = decoder.write(slice, at + 1);
  const length = written < 0 ? decoder.end() : written;
  return { text, length };
}

/** The text of a source's characters. */
export const decoded = (source: string, mode: "text" | "attribute" = "text"): string =>
  decodeReferences(source, { start: 0, end: source.length }, mode)
    .map(({ text }) => text)
    .join("");

/** Pieces with percent-encoded UTF-8 decoded too; what is not UTF-8 stays as it is. */
export function decodePercent(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.text.length !== piece.end - piece.start) return [piece];
    const found: Piece[] = [];
    let from = 0;
    for (const { 0: run, index } of piece.text.matchAll(/(?:%[0-9a-f]{2})+/gi)) {
      const characters = percentDecoded(run);
      if (characters === undefined) continue;
      if (index > from) found.push(plain(piece.text, piece.start, from, index));
      let at = piece.start + index;
      for (const text of characters) {
        const length = 3 * Buffer.byteLength(text);
        found.push({ text, start: at, end: at + length });
        at += length;
      }
      from = index + run.length;
    }
    if (from < piece.text.length)
      found.push(plain(piece.text, piece.start, from, piece.text.length));
    return found;
  });
}

export function percentDecoded(run: string): string | undefined {
  try {
    return decodeURIComponent(run);
  } catch {
    return undefined;
  }
}

const reference = (character: string): string => `&#${character.codePointAt(0)};`;

/** Characters as a place writes them, so that they are read as nothing else. */
export function encode(text: string, place: Place): string {
  switch (place) {
    case "raw":
      return text;
    case "text":
      return text.replace(/[&<]/g, (one) => (one === "&" ? "&amp;" : "&lt;"));
    case '"':
      return text.replace(/[&"]/g, (one) => (one === "&" ? "&amp;" : "&quot;"));
    case "'":
      return text.replace(/[&']/g, (one) => (one === "&" ? "&amp;" : "&#39;"));
    case "unquoted":
      // an empty value would swallow the attribute after it
      return text === "" ? "&#32;" : text.replace(/[\s"'`=<>&]/g, reference);
    default:
      return encode(encodeURIComponent(text), place.replace(/^url ?/, "") as Place);
  }
}
