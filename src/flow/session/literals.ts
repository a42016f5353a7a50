/**
 * Labels that a text itself contains: '[PERSON 1]' typed into a prompt, 'Person 1' in a transcript. Where the
 * conversation has given that label to somebody, the model's repetition would bring up a stranger's name, so the typed
 * one becomes a label of its own; where it has not, its number is given to nobody.
 */

import type { Span } from "../../document/span.js";
import { type KnownLabels, labelAt, spelledNames } from "../../replace/restore/known-label.js";

const MAY_BE_LABEL =
  /(?:[[<【［]|%5B|(?<![\p{L}\p{N}_]))\s?(?:\p{L}[\p{L}'’-]*)(?:(?:[ _+-]|\\_|%20)\p{L}[\p{L}'’-]*){0,3}(?:[ _+\u00a0\u202f-]|\\_|%20)(?<number>\d{1,7})(?![\p{L}\p{N}])/giu;

/** Every number that stands behind a word as in a label, so that no label of the conversation has it. */
export function* numbersIn(text: string, names: ReadonlySet<string>): Generator<number> {
  for (const { 0: found, groups } of text.matchAll(MAY_BE_LABEL)) {
    const words = found
      .toLowerCase()
      .replace(/%5b|%20|[[<【［\\]/g, " ")
      .split(/[\s_+\u00a0\u202f-]+/u)
      .filter((word) => word !== "");
    const isNamed = words.some((word, i) => i < words.length - 1 && names.has(word));
    if (isNamed) yield Number(groups!["number"]);
  }
}

/** The places where a text has a label that the conversation has given, in any form that would be restored. */
export function typedLabels(text: string, labels: KnownLabels): Span[] {
  if (labels.size === 0) return [];
  const names = spelledNames(labels);
  const found: Span[] = [];
  for (let at = 0; at < text.length; ) {
    const label = labelAt(text, at, { labels, names, isEnd: true });
    if (label === undefined || label === "more") at++;
    else {
      found.push({ start: at, end: label.end });
      at = label.end;
    }
  }
  return found;
}
