/** A mention as replacers are asked about it, alone in its sentence unless words around it are given. */

import type { SemanticType } from "../src/document/types.js";
import type { Occasion } from "../src/replace/replacer.js";

export function occasionWith(
  original: string,
  type: SemanticType,
  { before = "", after = "", subtype }: { before?: string; after?: string; subtype?: string } = {},
): Occasion {
  const [start, end] = [before.length, before.length + original.length];
  return {
    original,
    before,
    after,
    sentence: { text: before + original + after, start, end },
    mention: {
      type,
      start,
      end,
      score: 1,
      detector: "test",
      evidence: {},
      ...(subtype !== undefined && { subtype }),
    },
    entity: { id: "e1", type, identifier: "QUASI", mentions: [0] },
    number: 1,
    first: true,
  };
}
