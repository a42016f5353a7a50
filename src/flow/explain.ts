/** Why words of a document were hidden or kept: what each step of detection did to the finds there, the decision, the words. */

import type { Event, Trace } from "../detect/pipeline.js";
import type { Document, Mention, Sanitized } from "../document/document.js";
import { converter, type OffsetUnit } from "../document/json.js";
import { kindOf } from "../document/kinds.js";
import { overlaps, type Span } from "../document/span.js";
import type { Sanitizer } from "./sanitizer.js";

interface ExplainedMention extends Span {
  readonly type: string;
  readonly kind?: string;
  /** `dropped`: a step of detection took the find away. */
  readonly decision: "mask" | "keep" | "dropped";
  readonly reasons?: readonly string[];
  readonly replacement?: string;
  readonly history: readonly Event[];
}

export interface Explanation {
  readonly words: string;
  readonly mentions: readonly ExplainedMention[];
}

/** Every place of the words, whatever their case. */
function placesOf(text: string, words: string): Span[] {
  const places: Span[] = [];
  const [all, one] = [text.toLowerCase(), words.toLowerCase()];
  for (let at = all.indexOf(one); one !== "" && at >= 0; at = all.indexOf(one, at + 1))
    places.push({ start: at, end: at + one.length });
  return places;
}

/** @returns in reading order what was found there, then what a step dropped; empty where nothing was ever found */
export async function explain(
  sanitizer: Sanitizer,
  document: Document,
  words: string,
  unit: OffsetUnit = "codepoint",
): Promise<Explanation> {
  const trace: Trace = { histories: new Map(), dropped: [] };
  const done = await sanitizer.sanitize(document, { trace });
  const places = placesOf(document.text, words);
  const isThere = (span: Span): boolean => places.some((place) => overlaps(place, span));
  const { toCodePoint } = converter(document.text, unit);
  const placed = <One extends Span>(one: One): One => ({
    ...one,
    start: toCodePoint(one.start),
    end: toCodePoint(one.end),
  });
  const told = (history: readonly Event[]): Event[] =>
    history.map(({ was, ...event }) => ({ ...event, ...(was && { was: placed(was) }) }));
  const found = done.mentions.flatMap((mention, index) =>
    isThere(mention)
      ? [
          {
            ...placed(decidedOf(done, mention, index)),
            history: told(trace.histories.get(mention) ?? []),
          },
        ]
      : [],
  );
  const dropped = trace.dropped
    .filter(({ find }) => isThere(find))
    .map(({ find, history }): ExplainedMention => {
      const { start, end, type } = find;
      return { ...placed({ start, end }), type, decision: "dropped", history: told(history) };
    });
  return { words, mentions: [...found, ...dropped] };
}

function decidedOf(
  { entities, decisions, replacements }: Sanitized,
  mention: Mention,
  index: number,
): Omit<ExplainedMention, "history"> {
  const entity = entities.find(({ mentions }) => mentions.includes(index));
  const decision = decisions.find((one) => one.entity === entity?.id);
  const words = replacements.find((one) => overlaps(one, mention));
  const kind = kindOf(mention) ?? mention.subtype;
  return {
    start: mention.start,
    end: mention.end,
    type: mention.type,
    ...(kind !== undefined && { kind }),
    decision: decision?.action ?? "keep",
    ...(decision && { reasons: decision.reasons }),
    ...(decision?.action === "mask" && words && { replacement: words.replacement }),
  };
}
