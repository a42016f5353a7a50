/** Annotated documents as the replacement stage takes them: every mention masked. */

import {
  createDocument,
  type Decided,
  type Entity,
  type Mention,
} from "../src/document/document.js";
import { offsetConverter } from "../src/document/offsets.js";
import { isSemanticType, type SemanticType } from "../src/document/types.js";

/** Offsets are code points. */
export interface AnnotatedDocument {
  readonly doc_id: string;
  readonly text: string;
  readonly mentions: readonly {
    readonly start: number;
    readonly end: number;
    readonly type: string;
  }[];
}

/** All mentions masked; the same words of a type are one entity. */
export function maskedWhole({ doc_id: id, text, mentions }: AnnotatedDocument): Decided {
  const { toUtf16 } = offsetConverter(text);
  const own = mentions
    .map(({ start, end, type }): Mention => {
      if (!isSemanticType(type)) throw new Error(`unknown type ${type}`);
      return {
        start: toUtf16(start),
        end: toUtf16(end),
        type,
        score: 1,
        detector: "gold",
        evidence: {},
      };
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const apart = own.filter((one, i) => i === 0 || one.start >= own[i - 1]!.end);
  const groups = new Map<string, { type: SemanticType; indices: number[] }>();
  apart.forEach(({ start, end, type }, i) => {
    const key = `${type} ${text.slice(start, end).toLowerCase()}`;
    const group = groups.get(key) ?? { type, indices: [] };
    group.indices.push(i);
    groups.set(key, group);
  });
  const entities = [...groups.values()].map(
    ({ type, indices }, i): Entity => ({
      id: `e${i + 1}`,
      type,
      identifier: "QUASI",
      mentions: indices,
    }),
  );
  return {
    document: createDocument(text, { id }),
    mentions: apart,
    entities,
    unexamined: [],
    scores: [],
    risks: [],
    decisions: entities.map(({ id: entity }) => ({ entity, action: "mask", reasons: ["all"] })),
    cost: { hidden: 0, total: 0, bound: 0 },
  };
}
