/**
 * Recall document by document, with the words that people mask and that are still in the output.
 * Of a mention that is hidden in part only its visible words are reported: they can be read there anyway.
 */

import type { GoldDocument, GoldMention } from "../../document/gold.js";
import type { Span } from "../../document/span.js";
import { coverage, entitiesOf } from "./masks.js";
import { ratio } from "./ratio.js";
import { tokensOf } from "./tokens.js";

export interface MissedWords {
  readonly text: string;
  readonly type: string;
  readonly identifier: string;
  /** Over mentions and annotators. */
  readonly times: number;
}

export interface DocumentRecall {
  /** null where people mask nothing. */
  readonly tokenRecall: number | null;
  /** Direct identifiers first, then by how often. */
  readonly missed: readonly MissedWords[];
}

/**
 * Token recall as `evaluateMasks` has it, of each document.
 * @throws INPUT_FORMAT where a gold mention has no entity
 */
export function recallByDocument(
  gold: readonly GoldDocument[],
  masks: ReadonlyMap<string, readonly Span[]>,
  exempt: (text: string) => readonly Span[],
): Record<string, DocumentRecall> {
  return Object.fromEntries(
    gold.flatMap((one, number) => {
      const { id, text } = one.document;
      const spans = masks.get(id);
      if (spans === undefined) return [];
      return [[id, recallOf(one, number, coverage(text, spans, exempt(text)))]];
    }),
  );
}

function recallOf(
  { document: { text }, annotations }: GoldDocument,
  number: number,
  isMasked: (span: Span) => boolean,
): DocumentRecall {
  const missed = new Map<string, MissedWords>();
  let hidden = 0;
  let all = 0;
  for (const mention of [...annotations.values()].flatMap((mentions) => toMask(mentions, number))) {
    const tokens = tokensOf(text, mention);
    all += tokens.length;
    const visible = tokens.filter((token) => !isMasked(token));
    hidden += tokens.length - visible.length;
    for (const words of runsOf(tokens, visible, text)) {
      const { type, identifier = "QUASI" } = mention;
      const key = `${type} ${identifier} ${words}`;
      const times = (missed.get(key)?.times ?? 0) + 1;
      missed.set(key, { text: words, type, identifier, times });
    }
  }
  return { tokenRecall: all === 0 ? null : ratio(hidden, all), missed: inOrder(missed.values()) };
}

/** All mentions of the entities that an annotator masks. */
const toMask = (mentions: readonly GoldMention[], number: number): GoldMention[] =>
  entitiesOf(mentions, number)
    .filter((entity) => entity.some(({ identifier }) => identifier !== "NO_MASK"))
    .flat();

/** Visible tokens that follow each other, as they are in the text. */
function runsOf(tokens: readonly Span[], visible: readonly Span[], text: string): string[] {
  const shown = new Set(visible);
  const runs: { start: number; end: number }[] = [];
  tokens.forEach((token, i) => {
    if (!shown.has(token)) return;
    const last = runs.at(-1);
    if (last && i > 0 && shown.has(tokens[i - 1]!)) last.end = token.end;
    else runs.push({ start: token.start, end: token.end });
  });
  return runs.map(({ start, end }) => text.slice(start, end));
}

const inOrder = (missed: Iterable<MissedWords>): MissedWords[] =>
  [...missed].sort(
    (a, b) =>
      Number(b.identifier === "DIRECT") - Number(a.identifier === "DIRECT") ||
      b.times - a.times ||
      (a.text < b.text ? -1 : 1),
  );
