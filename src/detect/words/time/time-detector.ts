import { parseTime } from "../../../language/time/time.js";
import type { Detector, Found } from "../../kit/detector.js";
import { type PatternOptions, patternDetector } from "../../kit/pattern.js";
import { isCounted } from "./counted.js";
import { outermost } from "./outermost.js";

const NUMBER_FIRST = /^\d{1,2}, ?(?=\p{L}|\d)/u;

/** The find without a number at its head that the word before it counts with. */
function withoutCounter(text: string, find: Found): Found {
  const number = NUMBER_FIRST.exec(text.slice(find.start, find.end))?.[0].length;
  if (number === undefined || !isCounted(text, find.start)) return find;
  const start = find.start + number;
  return parseTime(text.slice(start, find.end)) === undefined ? find : { ...find, start };
}

/**
 * A detector of times, in which a find inside a longer one of the same detector is
 * dropped ('June 1975' in '4 June 1975'), and so is what the calendar cannot read.
 */
export function timeDetector(options: Omit<PatternOptions, "type" | "presidioEntity">): Detector {
  const detector = patternDetector({
    ...options,
    type: "DATETIME",
    presidioEntity: "DATE_TIME",
    validate: (match) => (parseTime(match) === undefined ? false : options.validate?.(match)),
  });
  return {
    ...detector,
    detect: (input) =>
      outermost(detector.detect(input)).map((find) => withoutCounter(input.text, find)),
  };
}
