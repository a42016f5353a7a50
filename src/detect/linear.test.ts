/**
 * No pattern takes more than linear time: recheck has said so of each (test/linear-proofs.txt), and all run
 * over hostile strings.
 */

import { describe, expect, test } from "vitest";
import { everyPattern, prove, readProofs, todaysPatterns } from "../../test/linear-proofs.js";
import { runDetectors } from "./detect.js";
import { BUILT_IN_DETECTORS } from "./registry.js";

/** Seconds for one pattern; undecided after that. */
const SECONDS = 60;

describe("every pattern", () => {
  const proofs = readProofs();
  const unknown = everyPattern().filter(({ hash }) => !proofs.has(hash));
  const again = todaysPatterns(6).filter(({ hash }) => proofs.has(hash));

  test("is searched for from any place on", () => {
    for (const { regex, what } of everyPattern()) expect(regex.flags, what).toContain("g");
  });

  // 'npm run update' adds them to the file
  test.each(unknown)(
    "$what, not in the file, is searched for in linear time",
    async ({ regex }) => {
      expect(["proven", "searched", "refuted"]).toContain(verdictOf(await prove(regex, SECONDS)));
    },
  );

  test.each(again)("$what is what the file says", async ({ regex, hash }) => {
    const verdict = verdictOf(await prove(regex, SECONDS));
    // what fuzzing finds depends on the machine's speed, an automaton does not
    if (proofs.get(hash) === "proven") expect(verdict).toBe("proven");
    else expect(["searched", "refuted", "undecided"]).toContain(verdict);
  });
});

test("a slow pattern is found out", async () => {
  expect(await prove(/\d+x/g, SECONDS)).toEqual({ slow: expect.stringContaining("polynomial") });
  expect(await prove(/(?<!y)\d+x/g, SECONDS)).toEqual({
    slow: expect.stringContaining("polynomial"),
  });
});

const verdictOf = (answer: Awaited<ReturnType<typeof prove>>): string =>
  "slow" in answer ? answer.slow : answer.verdict;

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
    const text = piece.repeat(Math.ceil(20_000 / piece.length));
    const found = await runDetectors(BUILT_IN_DETECTORS, {
      text,
      persons: ["A A"],
    });
    for (const { start, end } of found) {
      expect(start).toBeLessThan(end);
      expect(end).toBeLessThanOrEqual(text.length);
    }
  }
});
