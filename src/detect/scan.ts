/**
 * Everything that detectors report on a text: weak finds and overlaps too, where `detect` keeps one
 * mention a place. For callers that choose among the finds themselves.
 */

import type { Mention } from "../document/document.js";
import { unveil } from "../language/disguises.js";
import { runDetectors } from "./detect.js";
import type { Detector } from "./kit/detector.js";

/**
 * The finds in the order of the detectors; UTF-16 offsets into the text.
 * @throws SPAN_INVALID when a detector reports a span outside the text
 */
export async function scan(text: string, detectors: readonly Detector[]): Promise<Mention[]> {
  const folded = unveil(text);
  const input = { text: folded.text, persons: [] };
  const found = await runDetectors(detectors, input);
  return found.map((mention) => ({ ...mention, ...folded.toOriginal(mention.start, mention.end) }));
}
