/** What can still be hidden in a finished text, and a document in which more is hidden. */

import type { Decided, Decision, Entity, Mention, Sanitized } from "../../document/document.js";
import type { Span } from "../../document/span.js";
import { isGeneral } from "../../knowledge/people/terms/general-words.js";
import { foldTerm } from "../../language/fold.js";
import { isFunctionWords } from "../../language/function-words.js";
import { lemmaOf } from "../../language/lemma.js";
import type { Unit } from "./least.js";

/**
 * `mask`: an entity that was kept; `label`: an entity whose vaguer words still tell, which give way to the
 * label; `word`: words that belong to no mention.
 */
export type HideableUnit = Unit &
  (
    | { readonly kind: "mask" | "label"; readonly entity: string }
    | { readonly kind: "word" /** In the original. */; readonly originals: readonly Span[] }
  );

export interface HideableOptions {
  readonly informationContent: (text: string, spans: readonly Span[]) => readonly number[];
  /** Entities that the policy keeps whatever they risk. */
  readonly kept: ReadonlySet<string>;
}

/** What can be hidden at places of the finished text; the same unit wherever it is met. */
export function hideableAt(
  sanitized: Sanitized,
  { informationContent, kept }: HideableOptions,
): (places: readonly Span[]) => readonly HideableUnit[] {
  const { text, mentions, entities, replacements } = sanitized;
  const toOriginal = originalOffset(replacements);
  const toOutput = outputOffset(replacements);
  const known = new Map<string, HideableUnit>();
  const unitOf = (key: string, make: () => Omit<HideableUnit, "cost">): HideableUnit => {
    const found = known.get(key);
    if (found) return found;
    const unit = make();
    const cost = informationContent(text, unit.spans).reduce((sum, one) => sum + one, 0);
    const whole = { ...unit, cost } as HideableUnit;
    known.set(key, whole);
    return whole;
  };
  const ownerOf = new Map(entities.flatMap((one) => one.mentions.map((i) => [i, one] as const)));

  const replaced = (entity: string): HideableUnit | undefined => {
    const own = replacements.filter((one) => one.entity === entity && one.by !== "label");
    if (own.length === 0) return undefined;
    const spans = own.map(({ outStart, outEnd }) => ({ start: outStart, end: outEnd }));
    return unitOf(`label ${entity}`, () => ({ kind: "label", entity, spans }));
  };
  const shown = (entity: Entity): HideableUnit | undefined => {
    if (kept.has(entity.id)) return undefined;
    const spans = entity.mentions.map((i) => ({
      start: toOutput(mentions[i]!.start),
      end: toOutput(mentions[i]!.end),
    }));
    return unitOf(`mask ${entity.id}`, () => ({ kind: "mask", entity: entity.id, spans }));
  };

  return (places) => {
    const units = new Set<HideableUnit>();
    const words: Span[] = [];
    for (const place of places) {
      const over = replacements.find((one) => one.outStart < place.end && place.start < one.outEnd);
      if (over) {
        const unit = replaced(over.entity);
        if (unit) units.add(unit);
        continue;
      }
      const start = toOriginal(place.start);
      const end = toOriginal(place.end);
      const at = mentions.findIndex((mention) => mention.start < end && start < mention.end);
      const unit = at === -1 ? undefined : shown(ownerOf.get(at)!);
      if (at === -1 && !singlesOutNobody(text, place)) words.push(place);
      else if (unit) units.add(unit);
    }
    if (words.length > 0) {
      const [first] = words;
      const key = `word ${text.slice(first!.start, first!.end).toLowerCase()}`;
      const originals = words.map(({ start, end }) => ({
        start: toOriginal(start),
        end: toOriginal(end),
      }));
      units.add(unitOf(key, () => ({ kind: "word", spans: words, originals })));
    }
    return [...units];
  };
}

/** The number of an item in a list, and what every text is made of: function words, general words, 'went'. */
function singlesOutNobody(text: string, { start, end }: Span): boolean {
  const word = text.slice(start, end);
  if (/^[0-9]{1,3}$/.test(word)) {
    return /(?:^|\n)[ \t]*[(]?$/.test(text.slice(0, start)) && /^[.):\t ]/.test(text.slice(end));
  }
  const folded = foldTerm(word);
  return isFunctionWords(word) || isGeneral(folded) || isGeneral(lemmaOf(folded));
}

type Shift = Pick<Sanitized["replacements"][number], "start" | "end" | "outStart" | "outEnd">;

/** From a place outside replacements to the original. */
const originalOffset = (replacements: readonly Shift[]) => (offset: number) => {
  const before = replacements.findLast(({ outEnd }) => outEnd <= offset);
  return before ? before.end + (offset - before.outEnd) : offset;
};

/** From a place outside what was replaced to the finished text. */
const outputOffset = (replacements: readonly Shift[]) => (offset: number) => {
  const before = replacements.findLast(({ end }) => end <= offset);
  return before ? before.outEnd + (offset - before.end) : offset;
};

/** What was hidden beyond the decisions, gathered over the rounds. */
export interface Extra {
  readonly masked: ReadonlySet<string>;
  readonly labelled: ReadonlySet<string>;
  /** Words of no mention, in the original. */
  readonly words: readonly Span[];
}

export const NOTHING: Extra = { masked: new Set(), labelled: new Set(), words: [] };

export function withUnits(extra: Extra, units: readonly HideableUnit[]): Extra {
  const ids = (kind: "mask" | "label") =>
    units.flatMap((unit) => (unit.kind === kind ? [unit.entity] : []));
  return {
    masked: new Set([...extra.masked, ...ids("mask")]),
    labelled: new Set([...extra.labelled, ...ids("label")]),
    words: [
      ...extra.words,
      ...units.flatMap((unit) => (unit.kind === "word" ? unit.originals : [])),
    ],
  };
}

/** Name of what found the words that no detector did. */
const DETECTOR = "until-safe";

/**
 * The decisions with what is hidden beyond them: entities that were kept get vaguer words, those whose
 * vaguer words tell get their label, and so do words of no mention, each a mention of its own now.
 */
export function withExtra(
  decided: Decided,
  extra: Extra,
  reason: string,
  informationContent: HideableOptions["informationContent"],
): Decided {
  const { document, cost } = decided;
  const { mentions, entities, added } = withWords(decided, extra.words);
  const decisions = decided.decisions.map((decision): Decision => {
    const { entity } = decision;
    const labelled = extra.labelled.has(entity);
    if (!labelled && !extra.masked.has(entity)) return decision;
    const before = decision.action === "mask" ? decision.reasons : [];
    return {
      ...decision,
      action: "mask",
      ...(labelled && { words: [] }),
      reasons: [...before, reason],
    };
  });
  const hidden = [...entities.filter(({ id }) => extra.masked.has(id)), ...added].flatMap(
    (entity) => entity.mentions.map((i) => mentions[i]!),
  );
  const more = informationContent(document.text, hidden).reduce((sum, one) => sum + one, 0);
  return {
    ...decided,
    mentions,
    entities,
    decisions: [
      ...decisions,
      ...added.map(
        ({ id }): Decision => ({ entity: id, action: "mask", words: [], reasons: [reason] }),
      ),
    ],
    cost: { ...cost, hidden: cost.hidden + more, total: Math.max(cost.total, cost.hidden + more) },
  };
}

/** Words as mentions in their places; those that mean the same are one entity. */
function withWords(
  { document: { text }, mentions, entities }: Decided,
  words: readonly Span[],
): Pick<Decided, "mentions" | "entities"> & { readonly added: readonly Entity[] } {
  const found = joined(text, words).map(
    ({ start, end }): Mention => ({
      start,
      end,
      type: "MISC",
      score: 1,
      detector: DETECTOR,
      evidence: { rule: "named the person in the attack" },
    }),
  );
  const all = [...mentions, ...found].sort((a, b) => a.start - b.start);
  const place = new Map(all.map((mention, i) => [mention, i]));
  const moved = entities.map((entity) => ({
    ...entity,
    mentions: entity.mentions.map((i) => place.get(mentions[i]!)!),
  }));
  const byWords = new Map<string, number[]>();
  for (const mention of found) {
    const key = text.slice(mention.start, mention.end).toLowerCase();
    byWords.set(key, [...(byWords.get(key) ?? []), place.get(mention)!]);
  }
  const added = [...byWords.values()].map(
    (own, i): Entity => ({
      id: `e${entities.length + i + 1}`,
      type: "MISC",
      identifier: "QUASI",
      mentions: own,
    }),
  );
  return { mentions: all, entities: [...moved, ...added], added };
}

/** Words that nothing but blanks or a hyphen parts are hidden as one. */
function joined(text: string, words: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of [...words].sort((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    if (last && /^[ \u00a0-]*$/.test(text.slice(last.end, start))) {
      spans[spans.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else spans.push({ start, end });
  }
  return spans;
}
