import { parseTime } from "../../language/time/time.js";
import type { Detector } from "../kit/detector.js";
import { type PatternOptions, patternDetector } from "../kit/pattern.js";
import { type AtWordsOptions, atWords, outermost } from "./at-words.js";

/**
 * A detector of times with a digit, in which a find inside a longer one of the same detector is
 * dropped ('June 1975' in '4 June 1975'), and so is what the calendar cannot read.
 */
export function timeDetector(
  options: Omit<PatternOptions, "type" | "presidioEntity" | "anchor">,
): Detector {
  const detector = patternDetector({
    ...options,
    type: "DATETIME",
    presidioEntity: "DATE_TIME",
    anchor: "digit",
    validate: (match) => (parseTime(match) === undefined ? false : options.validate?.(match)),
  });
  return { ...detector, detect: (input) => outermost(detector.detect(input)) };
}

/** A detector of times that begin with one of a few words. */
export const timeAtWords = (
  options: Omit<AtWordsOptions, "type" | "presidioEntity" | "reads">,
): Detector =>
  atWords({
    ...options,
    type: "DATETIME",
    presidioEntity: "DATE_TIME",
    reads: (match) => parseTime(match) !== undefined,
  });
