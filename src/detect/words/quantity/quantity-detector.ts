import { parseQuantity } from "../../../language/quantity/quantity.js";
import type { Detector } from "../../kit/detector.js";
import { type PatternOptions, patternDetector } from "../../kit/pattern.js";
import { outermost } from "../time/outermost.js";

/**
 * A detector of amounts, in which a find inside a longer one of the same detector is
 * dropped, and so is what parseQuantity cannot read.
 */
export function quantityDetector(options: Omit<PatternOptions, "type" | "validate">): Detector {
  const detector = patternDetector({
    ...options,
    type: "QUANTITY",
    validate: (match) => (parseQuantity(match) === undefined ? false : undefined),
  });
  return { ...detector, detect: (input) => outermost(detector.detect(input)) };
}
