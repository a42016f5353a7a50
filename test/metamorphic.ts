/** The same text, the same answer: relations between runs, each of which a passage keeps or breaks. */

import { createDocument, type Sanitized } from "../src/document/document.js";
import { sanitizedToJson } from "../src/document/json.js";
import type { Sanitizer } from "../src/index.js";
import type { Engine } from "../src/server/engine/engine.js";

export interface Passage {
  readonly id: string;
  readonly text: string;
}

/** Passages that follow their heading: `== id | source`. */
export const passagesOf = (file: string): Passage[] =>
  file
    .split(/^== /m)
    .slice(1)
    .map((part) => {
      const [heading = "", ...lines] = part.split("\n");
      return { id: heading.split(" | ")[0]!.trim(), text: lines.join("\n").trim() };
    });

/** Everything that the program says of a passage. */
const answer = (sanitized: Sanitized): string => JSON.stringify(sanitizedToJson(sanitized));

/** The answers to passages by id, in the order in which they are asked for. */
async function answers(
  sanitizer: Pick<Sanitizer | Engine, "sanitize">,
  passages: readonly Passage[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { id, text } of passages) {
    found.set(id, answer(await sanitizer.sanitize(createDocument(text, { id }))));
  }
  return found;
}

/** The answers where all passages are asked for at once. */
const answersTogether = async (
  sanitizer: Pick<Sanitizer | Engine, "sanitize">,
  passages: readonly Passage[],
): Promise<Map<string, string>> =>
  new Map(
    await Promise.all(
      passages.map(
        async ({ id, text }) =>
          [id, answer(await sanitizer.sanitize(createDocument(text, { id })))] as const,
      ),
    ),
  );

export interface Relations {
  readonly sanitizer: Sanitizer;
  /** Threads that each have models of their own. */
  readonly engine: Engine;
}

/** Ids of the passages that break a relation, by relation. */
export async function broken(
  passages: readonly Passage[],
  { sanitizer, engine }: Relations,
): Promise<Record<string, string[]>> {
  const plain = await answers(sanitizer, passages);
  const differing = (others: ReadonlyMap<string, string>): string[] =>
    [...plain].flatMap(([id, one]) => (others.get(id) === one ? [] : [id]));
  return {
    order: differing(await answers(sanitizer, passages.toReversed())),
    batch: differing(await answersTogether(sanitizer, passages)),
    threads: differing(await answersTogether(engine, passages)),
  };
}

/** Spans that a sanitizer hides, in a part of the text that it is given. */
async function hidden(
  sanitizer: Sanitizer,
  text: string,
  [from, to]: readonly [number, number],
): Promise<Set<string>> {
  const { replacements } = await sanitizer.sanitize(createDocument(text));
  const inside = replacements.filter(({ start, end }) => start >= from && end <= to);
  // characters, since what is one replacement alone may be two in company
  return new Set(
    inside.flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, i) => start + i - from)
        .filter((at) => /[\p{L}\p{N}]/u.test(text[from + at]!))
        .map(String),
    ),
  );
}

const BETWEEN = "\n\n";

/** What one passage shows once another stands before or after it, though alone it is hidden. */
export interface Joined {
  readonly id: string;
  readonly shown: readonly string[];
}

/** Passages of which more is shown when they are joined with their neighbour in the list. */
export async function shownByJoins(
  passages: readonly Passage[],
  sanitizer: Sanitizer,
): Promise<Joined[]> {
  const found: Joined[] = [];
  for (const [i, { id, text }] of passages.entries()) {
    const other = passages[(i + 1) % passages.length]!.text;
    const alone = await hidden(sanitizer, text, [0, text.length]);
    const before = await hidden(sanitizer, text + BETWEEN + other, [0, text.length]);
    const start = other.length + BETWEEN.length;
    const after = await hidden(sanitizer, other + BETWEEN + text, [start, start + text.length]);
    const shown = [...alone].filter((at) => !before.has(at) || !after.has(at)).map(Number);
    if (shown.length > 0) found.push({ id, shown: wordsAt(text, shown) });
  }
  return found;
}

/** The words that hold characters of a text. */
function wordsAt(text: string, places: readonly number[]): string[] {
  const at = new Set(places);
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) =>
    Array.from(word, (_, i) => index + i).some((place) => at.has(place)) ? [word] : [],
  );
}
