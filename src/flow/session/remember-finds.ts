/** The findings in texts that come again: a history is sent with every turn. */

import { createDocument, type Detected, type Document } from "../../document/document.js";
import { inReadingOrder, overlaps } from "../../document/span.js";
import { structured } from "../../structure/structure.js";
import { hintOf } from "../../tables/column-name.js";
import type { Sanitizer } from "../sanitizer.js";

/** Characters of the texts of which the findings are kept. */
const MOST_KEPT = 4_000_000;

export type DetectText = (text: string, given: Document["given"]) => Promise<Detected>;

/** The findings in a text depend on nothing but the text: the latest are kept. */
export function rememberFinds(sanitizer: Sanitizer, isForPrompts: boolean): DetectText {
  const kept = new Map<string, Promise<Detected>>();
  let size = 0;
  return (text, given = []) => {
    const key = `${given.map(({ type }) => type).join(" ")}\u0000${text}`;
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const document = createDocument(text, { given });
    const detected = sanitizer.detect(isForPrompts ? withNames(document) : document);
    kept.set(key, detected);
    size += key.length;
    for (const old of kept.keys()) {
      if (size <= MOST_KEPT || old === key) break;
      kept.delete(old);
      size -= old.length;
    }
    detected.catch(() => {
      if (kept.delete(key)) size -= key.length;
    });
    return detected;
  };
}

const A_NAME = /^(?:\p{Lu}[\p{L}\p{M}.'’ -]{1,60}|\p{Ll}[\p{L}\p{M}'’]{1,60})$/u;

/** With the names that a JSON gives under keys for names of people, whatever else they mean: `{"name": "Ruby"}`. */
function withNames(document: Document): Document {
  if (!/^\s*[[{]/.test(document.text)) return document;
  const whole = structured(document);
  const { fields = [], given = [] } = whole;
  const names = fields
    .filter(
      ({ path, start, end }) =>
        hintOf(path)?.of === "a name of a person" &&
        A_NAME.test(document.text.slice(start, end)) &&
        !given.some((one) => overlaps(one, { start, end })),
    )
    .map(({ start, end }) => ({ start, end, type: "PERSON" as const }));
  return { ...whole, given: [...given, ...names].sort(inReadingOrder) };
}
