/** A decided document from marked text: same words and type are one entity, all masked or all kept. */

import {
  createDocument,
  type Decided,
  type Entity,
  type Mention,
} from "../src/document/document.js";
import type { SemanticType } from "../src/document/types.js";
import { parseMarked } from "./marked.js";

export function decided(marked: string, action: "mask" | "keep" = "mask"): Decided {
  const { text, spans } = parseMarked(marked);
  const mentions = spans.map(({ start, end, type }): Mention => {
    const [kind, subtype] = type.split("/");
    return {
      start,
      end,
      type: kind as SemanticType,
      ...(subtype === undefined ? {} : { subtype }),
      score: 1,
      detector: "test",
      evidence: {},
    };
  });
  const groups = new Map<string, number[]>();
  mentions.forEach(({ type, start, end }, i) => {
    const key = `${type} ${text.slice(start, end)}`;
    groups.set(key, [...(groups.get(key) ?? []), i]);
  });
  const entities = [...groups.values()].map(
    (indices, i): Entity => ({
      id: `e${i + 1}`,
      type: mentions[indices[0]!]!.type,
      identifier: "QUASI",
      mentions: indices,
    }),
  );
  return {
    document: createDocument(text),
    mentions,
    entities,
    unexamined: [],
    scores: [],
    risks: [],
    cost: { hidden: 0, total: 0, bound: 0 } as Decided["cost"],
    decisions: entities.map(({ id }) => ({ entity: id, action, reasons: ["test"] })),
  };
}
