/** Files as they were written, and what their labels replaced: one that nobody changed comes back as it was. */

import type { Sanitized } from "../../document/document.js";
import { digestOf, NOTHING } from "./digest.js";
import { ONE_TO_ONE } from "./originals.js";
import type { Restored } from "./restore.js";
import { IN_JSON_STRING } from "./restorer.js";

/** Where a label is in a file, and the words that it replaced; UTF-16 units. */
export type WrittenLabel = readonly [at: number, length: number, original: string];

export const digestOfWhole = (text: string): number => digestOf(text, 0, text.length, NOTHING);

const LABEL = /\[[^\][\n]{1,60} [^\][\s]{1,20}\]/gu;

/**
 * The labels of a file in order. Whatever else looks like a label is passed over: it is the source's own.
 * @param sanitized the texts that it was written from, in order
 */
export function labelsIn(written: string, sanitized: readonly Sanitized[]): WrittenLabel[] {
  const [only] = sanitized;
  // a text without a format, whose numbers have no label either
  if (sanitized.length === 1 && only!.text === written)
    return only!.replacements.flatMap(({ by, start, end, ...one }): WrittenLabel[] =>
      ONE_TO_ONE.has(by)
        ? [[one.outStart, one.replacement.length, only!.document.text.slice(start, end)]]
        : [],
    );
  const labels: WrittenLabel[] = [];
  let from = 0;
  for (const { document, text, replacements } of sanitized) {
    const placed = new Map(replacements.map((one) => [one.outStart, one]));
    for (const { 0: found, index } of text.matchAll(LABEL)) {
      const at = written.indexOf(found, from);
      if (at < 0) continue;
      from = at + found.length;
      const one = placed.get(index);
      // a label may have taken the full stop of what it stands for: 'F.R.C.P.'
      if (!one?.replacement.startsWith(found) || !written.startsWith(one.replacement, at)) continue;
      labels.push([at, one.replacement.length, document.text.slice(one.start, one.end)]);
    }
  }
  return labels;
}

/** Units before a label that show it. */
const REACH = 4_000;

/** @param isTable the file is separated values: quotes are doubled in quoted cells */
export function restoreWritten(
  text: string,
  labels: readonly WrittenLabel[],
  isTable: boolean,
): Restored {
  let restored = "";
  let last = 0;
  let isOpen = false;
  for (const [at, length, original] of labels) {
    const between = text.slice(last, at);
    restored += between;
    if (isTable) {
      for (const one of between) if (one === '"') isOpen = !isOpen;
      restored += isOpen ? original.replaceAll('"', '""') : original;
    } else {
      const isJson =
        /["\\\p{Cc}]/u.test(original) &&
        IN_JSON_STRING.test(text.slice(Math.max(0, at - REACH), at));
      restored += isJson ? JSON.stringify(original).slice(1, -1) : original;
    }
    last = at + length;
  }
  return { text: restored + text.slice(last), count: labels.length, unknown: [] };
}
