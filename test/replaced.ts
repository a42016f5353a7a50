/** A sanitized document from spans and what stands there now; a masked entity a replacement. */

import type {
  Document,
  Entity,
  IdentifierType,
  Replacement,
  Sanitized,
} from "../src/document/document.js";
import type { Span } from "../src/document/span.js";
import type { SemanticType } from "../src/document/types.js";

export interface Edit extends Span {
  readonly replacement: string;
  readonly type?: SemanticType;
  readonly identifier?: IdentifierType;
}

/** @param edits in reading order, without overlap */
export function replaced(document: Document, edits: readonly Edit[]): Sanitized {
  const replacements: Replacement[] = [];
  let text = "";
  let last = 0;
  for (const [i, { start, end, replacement }] of edits.entries()) {
    text += document.text.slice(last, start);
    replacements.push({
      start,
      end,
      outStart: text.length,
      outEnd: text.length + replacement.length,
      replacement,
      level: 1,
      entity: `e${i + 1}`,
      by: "test",
      truth: "true",
    });
    text += replacement;
    last = end;
  }
  return {
    document,
    text: text + document.text.slice(last),
    replacements,
    mentions: edits.map(({ start, end, type = "MISC" }) => ({
      start,
      end,
      type,
      score: 1,
      detector: "test",
      evidence: {},
    })),
    entities: edits.map(
      ({ type = "MISC", identifier = "DIRECT" }, i): Entity => ({
        id: `e${i + 1}`,
        type,
        identifier,
        mentions: [i],
      }),
    ),
    unexamined: [],
    scores: [],
    risks: [],
    decisions: edits.map((_, i) => ({ entity: `e${i + 1}`, action: "mask", reasons: ["test"] })),
    cost: { hidden: 0, total: 0, bound: 0 },
  };
}

/** Every place of the words, of several that begin there the first, with what stands there now. */
export function replacedWords(
  document: Document,
  words: Readonly<Record<string, string | Omit<Edit, "start" | "end">>>,
): Sanitized {
  const surfaces = Object.keys(words);
  if (surfaces.length === 0) return replaced(document, []);
  const any = new RegExp(
    surfaces.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"),
    "gu",
  );
  const edits = [...document.text.matchAll(any)].map(({ index, 0: surface }): Edit => {
    const now = words[surface]!;
    const span = { start: index, end: index + surface.length };
    return { ...span, ...(typeof now === "string" ? { replacement: now } : now) };
  });
  return replaced(document, edits);
}
