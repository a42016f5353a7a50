/** What people marked, in the place of what would be detected: the mentions and entities of an annotated document. */

import type {
  Annotated,
  Detected,
  Document,
  IdentifierType,
  Mention,
} from "../document/document.js";
import { overlaps } from "../document/span.js";
import { entitiesOf } from "./people/entities.js";

const CERTAIN: Readonly<Record<IdentifierType, Mention["decision"]>> = {
  DIRECT: { DIRECT: 1, QUASI: 0, NO_MASK: 0 },
  QUASI: { DIRECT: 0, QUASI: 1, NO_MASK: 0 },
  NO_MASK: { DIRECT: 0, QUASI: 0, NO_MASK: 1 },
};
const STRICTEST: readonly IdentifierType[] = ["DIRECT", "QUASI", "NO_MASK"];

/** Of mentions that overlap the longest counts; mentions of one entity are decided as the strictest of them. */
export function annotatedDetected(document: Document, annotated: readonly Annotated[]): Detected {
  const spans: Annotated[] = [];
  for (const one of [...annotated].sort(
    (a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start,
  ))
    if (!spans.some((other) => overlaps(other, one))) spans.push(one);
  spans.sort((a, b) => a.start - b.start);
  const mentions = spans.map(
    ({ start, end, type, identifier }): Mention => ({
      start,
      end,
      type,
      score: 1,
      detector: "annotations",
      evidence: {},
      ...(identifier && { decision: CERTAIN[identifier]! }),
    }),
  );
  if (spans.some(({ entity }) => entity === undefined)) {
    return { document, mentions, entities: entitiesOf(document, mentions), unexamined: [] };
  }
  const groups = new Map<string, number[]>();
  for (const [i, { entity }] of spans.entries())
    groups.set(entity!, [...(groups.get(entity!) ?? []), i]);
  const entities = [...groups.values()].map((own, i) => ({
    id: `e${i + 1}`,
    type: spans[own[0]!]!.type,
    identifier:
      STRICTEST.find((kind) => own.some((index) => spans[index]!.identifier === kind)) ?? "QUASI",
    mentions: own,
  }));
  return { document, mentions, entities, unexamined: [] };
}
