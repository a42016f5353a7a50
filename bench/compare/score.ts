/** What a system's spans are worth, set by set: shares from 0 to 1, but for finds per 1,000 lines. */

import { evaluateSubjects } from "../../src/entries/evaluate.js";
import { wordsOf } from "../marked-documents.js";
import type { Text } from "./texts.js";

export type Spans = readonly (readonly [number, number])[];

const LETTER = /[\p{L}\p{N}]/u;
/** Identify nobody where the rest of a span is hidden. */
const LITTLE = /^(?:a|an|the|of|in|on|at|and|for|to|by|with|is|was|his|her|has|had)$/iu;

/** Where a text is hidden. */
function hiddenIn(text: string, spans: Spans): Uint8Array {
  const hidden = new Uint8Array(text.length);
  for (const [start, end] of spans) hidden.fill(1, start, end);
  return hidden;
}

/** Whether every letter and figure of a span is hidden; little words do not count. */
function isWhole(text: string, hidden: Uint8Array, span: { start: number; end: number }): boolean {
  const { counted } = wordsOf(text, { ...span }, LITTLE);
  return counted.every(({ start, end }) => hidden.subarray(start, end).every(Boolean));
}

const share = (part: number, all: number): number => (all === 0 ? Number.NaN : part / all);

/** Letters and figures: hidden and marked, hidden, marked. */
export function characters(texts: readonly Text[], found: readonly Spans[]) {
  const n = { both: 0, hidden: 0, marked: 0 };
  for (const [i, { text, gone }] of texts.entries()) {
    const hidden = hiddenIn(text, found[i]!);
    const marked = hiddenIn(
      text,
      gone.map(({ start, end }) => [start, end]),
    );
    for (let at = 0; at < text.length; at++) {
      if (!LETTER.test(text[at]!)) continue;
      if (hidden[at]) n.hidden++;
      if (marked[at]) n.marked++;
      if (hidden[at] && marked[at]) n.both++;
    }
  }
  const precision = share(n.both, n.hidden);
  const recall = share(n.both, n.marked);
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

/** Share of entities of which every mention is wholly hidden. */
export function entities(texts: readonly Text[], found: readonly Spans[]): number {
  let all = 0;
  let whole = 0;
  for (const [i, { text, gone }] of texts.entries()) {
    const hidden = hiddenIn(text, found[i]!);
    const safe = new Map<string, boolean>();
    for (const one of gone)
      safe.set(one.entity, (safe.get(one.entity) ?? true) && isWhole(text, hidden, one));
    all += safe.size;
    whole += [...safe.values()].filter(Boolean).length;
  }
  return share(whole, all);
}

/** Share of the words that must stay which nothing touched. */
export function untouched(texts: readonly Text[], found: readonly Spans[]): number {
  let all = 0;
  let whole = 0;
  for (const [i, { text, stay }] of texts.entries()) {
    const hidden = hiddenIn(text, found[i]!);
    for (const { start, end } of stay) {
      all++;
      if (!hidden.subarray(start, end).some(Boolean)) whole++;
    }
  }
  return share(whole, all);
}

/** Share of the facts stated word for word about people that are gone (CPR of SPIA). */
export function factsGone(texts: readonly Text[], found: readonly Spans[]): number {
  const documents = texts.map(({ text, subjects }, i) => {
    const hidden = hiddenIn(text, found[i]!);
    // a hidden stretch parts the words around it, as a label does
    const finished = [...hidden].map((one, at) => (one ? "\uFFFC" : text[at])).join("");
    return { id: String(i), original: text, finished, subjects };
  });
  return evaluateSubjects(documents).cpr ?? Number.NaN;
}

/** Finds per 1,000 lines of texts in which there is nobody. */
export function falseFinds(texts: readonly Text[], found: readonly Spans[]): number {
  const lines = texts.reduce((sum, { text }) => sum + text.split("\n").length, 0);
  // the clock of a log line is a time indeed
  const isClock = /^\d{4}-\d\d-\d\dT/;
  const finds = texts.flatMap(({ text }, i) =>
    found[i]!.filter(([start, end]) => !isClock.test(text.slice(start, end))),
  );
  return (1000 * finds.length) / lines;
}

/** Figure -> value of one system; a set without its data gives none. */
export function scoresOf(
  sets: Readonly<Record<string, readonly Text[]>>,
  found: Readonly<Record<string, readonly Spans[]>>,
): Record<string, number> {
  const scores: Record<string, number> = {};
  const { judgments, everyday, documents, posts, languages, machine } = sets;
  if (judgments) {
    const { precision, recall, f1 } = characters(judgments, found["judgments"]!);
    Object.assign(scores, {
      "judgments precision": precision,
      "judgments recall": recall,
      "judgments F1": f1,
      "judgments entities": entities(judgments, found["judgments"]!),
    });
  }
  if (everyday) {
    scores["everyday F1"] = characters(everyday, found["everyday"]!).f1;
    scores["everyday entities"] = entities(everyday, found["everyday"]!);
  }
  if (documents) {
    scores["documents hidden"] = entities(documents, found["documents"]!);
    scores["documents untouched"] = untouched(documents, found["documents"]!);
  }
  if (posts) scores["posts facts gone"] = factsGone(posts, found["posts"]!);
  if (languages) scores["languages names"] = entities(languages, found["languages"]!);
  if (machine) scores["machine finds"] = falseFinds(machine, found["machine"]!);
  return scores;
}
