import { createDocument, type IdentifierType } from "../src/document/document.js";
import type { GoldDocument, GoldMention } from "../src/document/gold.js";
import { isSemanticType } from "../src/document/types.js";
import { parseMarked } from "./marked.js";

const DECISIONS: Readonly<Record<string, IdentifierType>> = {
  direct: "DIRECT",
  quasi: "QUASI",
  keep: "NO_MASK",
};

/**
 * A gold document from one marked text for each annotator, all of the same words:
 * `[PERSON/direct-e1 Ann] met [PERSON/keep-e2 Bob]`. Without `/decision-entity`, types only.
 */
export function annotated(id: string, ...marked: string[]): GoldDocument {
  const parsed = marked.map(parseMarked);
  const text = parsed[0]?.text ?? "";
  if (parsed.some((one) => one.text !== text)) throw new Error("annotators read different texts");
  const annotations = new Map(
    parsed.map(({ spans }, i) => [`annotator${i + 1}`, spans.map(toMention)]),
  );
  return { document: createDocument(text, { id }), annotations };
}

function toMention(span: { start: number; end: number; type: string }): GoldMention {
  const [type, decision, entity] = span.type.split(/[/-]/);
  if (!isSemanticType(type)) throw new Error(`unknown type ${type}`);
  const identifier = DECISIONS[decision ?? ""];
  if (identifier === undefined || entity === undefined) return { ...span, type };
  return { ...span, type, identifier, entity };
}
