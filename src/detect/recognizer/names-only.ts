/** Names in a text of a language without word lists, as the recognizer of other languages reads them in Latin letters. */

import type { Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { toFolded } from "../../language/folded-text.js";
import { transliterated } from "../../language/transliterate.js";
import type { Found } from "../kit/detector.js";
import type { NeuralDetector, NeuralFindings } from "./recognizer.js";

/** What a name's capital or a figure bears out; of attributes and amounts nothing is known in such a language. */
const READ: ReadonlyMap<SemanticType, RegExp> = new Map([
  ["PERSON", /\p{Lu}/u],
  ["LOC", /\p{Lu}/u],
  ["ORG", /\p{Lu}/u],
  ["CODE", /\d/],
  ["DATETIME", /\d/],
]);

/** The findings of a text in offsets of it. */
export async function namesIn(text: string, detector: NeuralDetector): Promise<NeuralFindings> {
  const view = transliterated(text);
  const { found, unread, judge, inside } = await detector.examine({ text: view.text });
  const back = <One extends Span>(one: One): One => ({
    ...one,
    ...view.toOriginal(one.start, one.end),
  });
  return {
    found: found
      .map(back)
      .flatMap((one): Found[] =>
        READ.get(one.type)?.test(text.slice(one.start, one.end)) ? [ofCapitals(text, one)] : [],
      ),
    unread: unread.map(back),
    judge: (span) => judge(toFolded(view, span)),
    inside: (span) => inside(toFolded(view, span)),
    parts: [{ start: 0, end: text.length }],
  };
}

/** A name without the words in small letters at its edges: 'Brna byla'. */
function ofCapitals(text: string, found: Found): Found {
  if (!/\p{Lu}/u.test(text.slice(found.start, found.end))) return found;
  const words = [...text.slice(found.start, found.end).matchAll(/\S+/gu)];
  const named = words.filter(([word]) => /[\p{Lu}\d]/u.test(word));
  const last = named.at(-1)!;
  return {
    ...found,
    start: found.start + named[0]!.index,
    end: found.start + last.index + last[0].length,
  };
}
