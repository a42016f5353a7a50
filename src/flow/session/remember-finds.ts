/** The findings in texts that come again: a history is sent with every turn. */

import { createDocument, type Detected, type Document } from "../../document/document.js";
import type { Sanitizer } from "../sanitizer.js";

/** Characters of the texts of which the findings are kept. */
const MOST_KEPT = 4_000_000;

export type DetectText = (text: string, given: Document["given"]) => Promise<Detected>;

/** The findings in a text depend on nothing but the text: the latest are kept. */
export function rememberFinds(sanitizer: Sanitizer): DetectText {
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
    const detected = sanitizer.detect(createDocument(text, { given }));
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
