/** Names in a text of a language without word lists, as the recognizer of other languages reads them in Latin letters. */

import type { Span } from "../../document/span.js";
import { toFolded } from "../../language/folded-text.js";
import { byForm } from "../../language/machine-words.js";
import { transliterated } from "../../language/transliterate.js";
import type { RecognizerDetector, RecognizerFindings } from "./recognizer.js";

/** The findings of a text in offsets of it. */
export async function namesIn(
  text: string,
  detector: RecognizerDetector,
): Promise<RecognizerFindings> {
  const view = transliterated(text);
  const { found, unread, judge, inside } = await detector.examine({ text: view.text });
  const back = <One extends Span>(one: One): One => ({
    ...one,
    ...view.toOriginal(one.start, one.end),
  });
  return {
    found: found.map(back).flatMap((one) => byForm(text, one)),
    unread: unread.map(back),
    judge: (span) => judge(toFolded(view, span)),
    inside: (span) => inside(toFolded(view, span)),
    parts: [{ start: 0, end: text.length }],
  };
}
