/**
 * The sweep: what stands unmarked in a text and should be looked at once before a document is
 * finished. Zero findings are no sign of safety, so this never asks what the detectors thought.
 */

import { type Folded, fold } from "../../../document/fold.js";
import { firstEndingAfter, overlaps, type Span } from "../../../document/span.js";
import type { Analysis } from "../../engine/analysis.js";
import type { SUSPECT_KINDS } from "../schema.js";
import { type ReviewState, wordsOf } from "./state.js";

export interface SuspectState extends Span {
  /** `START-END` in UTF-16: the text never changes, so neither does the id. */
  readonly id: string;
  readonly kind: (typeof SUSPECT_KINDS)[number];
  /** For `equal`: the hidden mention with the same words. */
  readonly mention: string | null;
  readonly dismissed: boolean;
}

/** Everything suspicious in a text, whatever is marked: computed once per document. */
export interface Suspicions {
  readonly spans: readonly (Span & { readonly kind: SuspectState["kind"] })[];
  /** For finding equal strings: the text, folded, and where the folded words start. */
  readonly text: string;
  readonly folded: Folded;
  readonly words: WordStarts;
}

const NUMBER = /\p{N}[\p{N}.,:/\-\u2013]*\p{N}|\p{N}/gu;
const INITIAL = /(?<![\p{L}\p{N}])\p{Lu}\.(?:[ -]?\p{Lu}\.)*/gu;
/** One or more words in capitals or with a capital, joined by a blank, hyphen or apostrophe. */
const CAPITALIZED =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}'\u2019]*(?:[ -]\p{Lu}[\p{L}\p{M}\p{N}'\u2019]*)*/gu;

type WordStarts = ReadonlyMap<string, readonly number[]>;

const WORD = /[\p{L}\p{N}]+/gu;

export function suspicionsOf({
  document: { text },
  rare,
}: Pick<Analysis, "document" | "rare">): Suspicions {
  const spans: Suspicions["spans"][number][] = [];
  const collect = (pattern: RegExp, kind: SuspectState["kind"], keep = (_: Span) => true) => {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const span = { start: index, end: index + found.length };
      if (keep(span)) spans.push({ ...span, kind });
    }
  };
  collect(NUMBER, "number");
  collect(INITIAL, "initial");
  collect(CAPITALIZED, "capital", (span) => !isOrdinaryCapital(text, span));
  spans.push(...rare.map(({ start, end }) => ({ start, end, kind: "rare" as const })));
  const folded = fold(text);
  return { spans: withoutOverlaps(spans), text, folded, words: wordStarts(folded.text) };
}

/** A single word with a capital because a sentence, heading or quotation begins, or 'I'. */
function isOrdinaryCapital(text: string, { start, end }: Span): boolean {
  const words = text.slice(start, end);
  if (words === "I") return true;
  if (/[ -]/.test(words) || /\p{Lu}.*\p{Lu}/u.test(words)) return false;
  return /(?:^|[.!?:;\n"\u201c\u2018(]\s*|\n\s*\d+\.\s*)$/.test(
    text.slice(Math.max(0, start - 12), start),
  );
}

/** In reading order; of those that overlap the longest stays. */
function withoutOverlaps<S extends Span>(spans: readonly S[]): S[] {
  const kept: S[] = [];
  const ordered = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  for (const span of ordered) {
    const last = kept.at(-1);
    if (last && overlaps(last, span)) {
      if (span.end - span.start > last.end - last.start) kept[kept.length - 1] = span;
    } else kept.push(span);
  }
  return kept;
}

/** What is suspicious and unmarked in a state. What a person said is no mention is not asked again. */
export function suspectsIn(state: ReviewState, suspicions: Suspicions): SuspectState[] {
  const { marked, unmarked } = unmarkedIn(state, suspicions);
  const equal = equalStrings(state, suspicions).filter((span) => !overlapsAny(marked, span));
  const taken = unionOf(equal);
  const plain = unmarked.filter((span) => !overlapsAny(taken, span));
  return [...plain.map((span) => ({ ...span, mention: null })), ...equal]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, kind, mention }) => {
      const id = `${start}-${end}`;
      return { start, end, kind, mention, id, dismissed: state.dismissed.has(id) };
    });
}

interface Unmarked {
  readonly spans: readonly Span[];
  /** The spans joined where they overlap. */
  readonly marked: readonly Span[];
  readonly unmarked: Suspicions["spans"];
}

const unmarkedLast = new WeakMap<Suspicions, Unmarked>();

/** The same as long as no mention is added, removed or moved: most events only decide. */
function unmarkedIn(state: ReviewState, suspicions: Suspicions): Unmarked {
  const spans = [...state.mentions.values(), ...state.removed];
  const last = unmarkedLast.get(suspicions);
  const isSame =
    last?.spans.length === spans.length &&
    last.spans.every(({ start, end }, i) => start === spans[i]!.start && end === spans[i]!.end);
  if (isSame) return last;
  const marked = unionOf(spans);
  const unmarked = suspicions.spans.filter((span) => !overlapsAny(marked, span));
  const found: Unmarked = { spans, marked, unmarked };
  unmarkedLast.set(suspicions, found);
  return found;
}

type Equal = Span & { readonly kind: "equal"; readonly mention: string };

/** Places with the same words as a hidden mention, whole words in any case and with any accents. */
function equalStrings(state: ReviewState, { words, text, folded }: Suspicions): Equal[] {
  const seen = new Set<string>();
  const found: Equal[] = [];
  for (const mention of state.mentions.values()) {
    if (wordsOf(mention, state.entities.get(mention.entity)!) === null) continue;
    const surface = fold(text.slice(mention.start, mention.end)).text.trim();
    if (seen.has(surface) || !/\p{L}{2}|\p{N}/u.test(surface)) continue;
    seen.add(surface);
    for (const start of occurrences(folded.text, surface, words)) {
      const place = folded.toOriginal(start, start + surface.length);
      found.push({ ...place, kind: "equal", mention: mention.id });
    }
  }
  return withoutOverlaps(found);
}

/** Where words start, by the word: finding is then as fast as the text is long. */
function wordStarts(text: string): WordStarts {
  const starts = new Map<string, number[]>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const own = starts.get(word);
    if (own) own.push(index);
    else starts.set(word, [index]);
  }
  return starts;
}

/** Places of a string as whole words. */
function* occurrences(text: string, surface: string, words: WordStarts): Generator<number> {
  const first = /[\p{L}\p{N}]+/u.exec(surface);
  if (!first) return;
  for (const start of words.get(first[0]) ?? []) {
    const at = start - first.index;
    if (at < 0 || !text.startsWith(surface, at)) continue;
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at + surface.length))) yield at;
  }
}

/** Spans joined where they overlap, in order. */
function unionOf(spans: readonly Span[]): Span[] {
  const union: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = union.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else union.push({ start, end });
  }
  return union;
}

function overlapsAny(union: readonly Span[], span: Span): boolean {
  const next = union[firstEndingAfter(union, span.start)];
  return next !== undefined && next.start < span.end;
}
