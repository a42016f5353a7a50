/** JSON, also with a string inside that is JSON: keys and marks are syntax, strings and numbers are values. */

import type { Span } from "../../document/span.js";
import type { Grammar, Piece } from "../grammar.js";

const STRING = /"(?:[^"\\\u0000-\u001f]|\\.)*"/y;
const NUMBER = /-?\d[\d.eE+-]*/y;

export const json: Grammar = {
  name: "json",
  sniff: (text) => /^\s*[{[]/.test(text) && /[}\]]\s*$/.test(text),
  cut: (text) => jsonPieces(text, { start: 0, end: text.length }),
};

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const WORD = /(?:true|false|null)(?!\w)|[{}[\],:\s]/y;

/** JSON as programs read it, and a part of a longer text: with comments, a comma too many, an end that is missing. */
export const looseJson: Grammar = {
  name: "json with comments",
  machine: true,
  settings: true,
  sniff: (text) => /^\s*(?:(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)\s*)*[{[]\s*(?:\/[/*]|["{[])/.test(text),
  cut(text) {
    const comments: Piece[] = [];
    let keys = 0;
    let bare = "";
    for (let at = 0; at < text.length; ) {
      const token = [STRING, NUMBER, COMMENT, WORD].find((one) => {
        one.lastIndex = at;
        return one.test(text);
      });
      if (!token) return undefined;
      const stop = token.lastIndex;
      if (token === STRING && /^\s*:/.test(text.slice(stop, stop + 20))) keys++;
      if (token === COMMENT) {
        const mark = /^\/[/*]+\s*/.exec(text.slice(at, stop))![0].length;
        const end = text[at + 1] === "*" ? stop - 2 : stop;
        if (at + mark < end)
          comments.push({ start: at + mark, end, path: "comment", prose: true, ends: "\n*" });
      }
      bare += token === COMMENT ? " ".repeat(stop - at) : text.slice(at, stop);
      at = stop;
    }
    if (keys < 2) return undefined;
    return [...piecesIn(bare, { start: 0, end: bare.length }), ...comments].sort(
      (a, b) => a.start - b.start,
    );
  },
};

/** The pieces of a stretch that is JSON; undefined where it is not. */
export function jsonPieces(text: string, { start, end }: Span): Piece[] | undefined {
  return isJson(text.slice(start, end)) ? piecesIn(text, { start, end }) : undefined;
}

/** The pieces of a stretch whose tokens are those of JSON. */
function piecesIn(text: string, { start, end }: Span): Piece[] {
  const pieces: Piece[] = [];
  // what is open, with the key or the place of what is read in it
  const open: { list: boolean; key: string; wantsKey: boolean }[] = [];
  const path = () => open.map(({ key }) => key).join(".");
  for (let at = start; at < end; ) {
    const mark = text[at]!;
    const inner = open.at(-1);
    STRING.lastIndex = at;
    NUMBER.lastIndex = at;
    if (mark === '"') {
      const words = STRING.exec(text)![0];
      if (inner?.wantsKey) inner.key = JSON.parse(words) as string;
      else if (words.length > 2)
        pieces.push({ start: at + 1, end: at + words.length - 1, path: path(), ends: '"\\\n\r\t' });
      at += words.length;
    } else if (/[-\d]/.test(mark)) {
      const { length } = NUMBER.exec(text)![0];
      pieces.push({ start: at, end: at + length, path: path(), number: true });
      at += length;
    } else {
      if (mark === "{") open.push({ list: false, key: "", wantsKey: true });
      else if (mark === "[") open.push({ list: true, key: "0", wantsKey: false });
      else if (mark === "}" || mark === "]") open.pop();
      else if (mark === ":" && inner) inner.wantsKey = false;
      else if (mark === "," && inner && !inner.list) inner.wantsKey = true;
      at++;
    }
  }
  return pieces;
}

/** The pieces of an object that stands in a string, its quotes escaped: `payload="{\"name\":\"Ann\"}"`; undefined: none does. */
export function escapedPieces(text: string, { start, end }: Span): Piece[] | undefined {
  const places: number[] = [];
  let plain = "";
  for (let at = start; at < end; at++) {
    if (text[at] === "\\" && /["\\/]/.test(text[at + 1] ?? "")) at++;
    plain += text[at];
    places.push(at);
  }
  places.push(end);
  const objects = jsonWithin(plain, { start: 0, end: plain.length });
  if (objects.length === 0) return undefined;
  return objects.flatMap((object) =>
    piecesIn(plain, object).map((piece) => ({
      ...piece,
      start: places[piece.start]!,
      end: places[piece.end - 1]! + 1,
    })),
  );
}

/** Stretches of a line that are objects or lists of JSON. */
export function jsonWithin(text: string, { start, end }: Span): Span[] {
  const found: Span[] = [];
  for (let at = start; at < end; at++) {
    if (!/[{[]/.test(text[at]!) || !/["{[\]}]/.test(text[at + 1] ?? "")) continue;
    const stop = closingOf(text, at, end);
    if (stop === undefined || !isJson(text.slice(at, stop))) continue;
    found.push({ start: at, end: stop });
    at = stop - 1;
  }
  return found;
}

/** Behind the bracket that closes the one that stands here. */
function closingOf(text: string, start: number, end: number): number | undefined {
  let depth = 0;
  for (let at = start; at < end; at++) {
    const mark = text[at]!;
    if (mark === '"') {
      STRING.lastIndex = at;
      const words = STRING.exec(text)?.[0];
      if (words === undefined) return undefined;
      at += words.length - 1;
    } else if (mark === "{" || mark === "[") depth++;
    else if ((mark === "}" || mark === "]") && --depth === 0) return at + 1;
  }
  return undefined;
}

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}
