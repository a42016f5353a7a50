/**
 * The recognizer over texts of passages that have nothing to do with each other, as the cells of a row: each
 * is read by itself, so that the same words in two rows are treated alike whatever else the rows hold.
 */

import type { DetectorInput } from "../kit/detector.js";
import { joined, type ReadPart } from "./parts.js";
import type { RecognizerDetector, RecognizerFindings } from "./recognizer.js";

type RecognizerInput = Pick<DetectorInput, "text" | "languages" | "passages">;

/** Reads a text without passages as `detector` does. What is outside all passages is not read. */
export function recognizerByPassage(detector: RecognizerDetector): RecognizerDetector {
  async function examine(input: RecognizerInput): Promise<RecognizerFindings> {
    const { text, languages, passages } = input;
    if (passages === undefined) return detector.examine(input);
    const parts: ReadPart[] = [];
    for (const { start, end } of passages) {
      const within = languages
        ?.filter((one) => one.start < end && start < one.end)
        .map((one) => ({
          ...one,
          start: Math.max(one.start, start) - start,
          end: Math.min(one.end, end) - start,
        }));
      const findings = await detector.examine({
        text: text.slice(start, end),
        ...(within && { languages: within }),
      });
      parts.push({ start, end, findings });
    }
    const ordinary = parts.find((one) => one.findings.ordinary)?.findings.ordinary;
    return { ...joined(parts), ...(ordinary && { ordinary }) };
  }
  return {
    name: detector.name,
    finds: detector.finds,
    examine,
    detect: async (input) => (await examine(input)).found,
  };
}
