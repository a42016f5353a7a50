/** A document that could not be sanitized, as its container writes it: nothing of its text is left. */

import type { ErrorCode } from "../errors.js";
import type { Document, Sanitized } from "./document.js";

/** What stands in the place of a text that was not released. */
export const NOT_RELEASED = "[NOT RELEASED]";

/** The whole text as one replacement, so that a container writes the mark into each of its cells. */
export function notReleased(document: Document, error: ErrorCode): Sanitized {
  const { text } = document;
  return {
    document,
    mentions: [
      {
        start: 0,
        end: text.length,
        type: "MISC",
        score: 1,
        detector: "not-released",
        evidence: {},
      },
    ],
    entities: [{ id: "e1", type: "MISC", identifier: "DIRECT", mentions: [0] }],
    unexamined: [],
    scores: [],
    risks: [],
    decisions: [],
    cost: { hidden: 0, total: 0, bound: 0 },
    text: NOT_RELEASED,
    replacements: [
      {
        start: 0,
        end: text.length,
        outStart: 0,
        outEnd: NOT_RELEASED.length,
        replacement: NOT_RELEASED,
        level: 1,
        entity: "e1",
        by: "not-released",
        truth: "true",
      },
    ],
    notReleased: error,
  };
}
