import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unveil } from "../../language/disguises.js";
import { languageStretches } from "../../language/stretches.js";
import { BUILT_IN_DETECTORS } from "../registry.js";
import { digitIslands } from "../search/islands.js";
import type { DetectorInput, Found } from "./detector.js";
import { Gates } from "./gates.js";

const inputOf = (written: string): DetectorInput => {
  const { text } = unveil(written);
  return { text, digits: digitIslands(text), persons: [], languages: languageStretches(text) };
};

const ROOT = new URL("../../../", import.meta.url);
const LINES = ["examples/", "bench/texts/", "bench/kinds/", "bench/cases/"].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT))
    .filter((name) => name.endsWith(".txt"))
    .flatMap((name) => readFileSync(new URL(folder + name, ROOT), "utf8").split(/\n+/)),
);
const DETECTORS = BUILT_IN_DETECTORS.filter(({ needs }) => needs);
const GATES = new Gates(DETECTORS);

describe("the gates of detectors", () => {
  test("keep back no line with a find", () => {
    let kept = 0;
    let found = 0;
    for (const line of new Set(LINES)) {
      const input = inputOf(line);
      const open = GATES.of(input);
      for (const [i, detector] of DETECTORS.entries()) {
        const finds = detector.detect(input) as readonly Found[];
        if (open[i] === 1) found += finds.length;
        else {
          kept++;
          expect(finds, `${detector.name}: ${line}`).toEqual([]);
        }
      }
    }
    expect(found).toBeGreaterThan(200);
    expect(kept).toBeGreaterThan(100_000);
  });

  test("hold for pieces of lines in any order and case", () => {
    const pieces = fc.array(
      fc.constantFrom(...LINES.flatMap((line) => line.split(/(?<=[:,;.]) /))),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(pieces, fc.constantFrom("as is", "upper", "lower"), (parts, way) => {
        const text = parts.join("\n");
        const input = inputOf(
          way === "upper" ? text.toUpperCase() : way === "lower" ? text.toLowerCase() : text,
        );
        const open = GATES.of(input);
        for (const [i, detector] of DETECTORS.entries()) {
          if (open[i] !== 1) expect(detector.detect(input), detector.name).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
