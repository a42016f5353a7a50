import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BUILT_IN_DETECTORS } from "../registry.js";
import { matchesIn } from "./matches.js";
import { Expressions } from "./places.js";

const placesOf = (regex: RegExp, text: string) => new Expressions([regex]).in(text)(regex);

describe("the places of an expression", () => {
  test.each<[regex: RegExp, text: string, places: number[]]>([
    [/\b\d{3}\b/g, "12 123 x1234", [3]],
    [/\d{3}/g, "a1234", [1, 2]],
    [/\b(?:pass|code) ?\d/g, "pass 7, passing, code8", [0, 17]],
    [/no\.? \d/gi, "No. 4 and NO 5", [0, 10]],
    [/(?<![\p{L}\p{N}])x{2,}/gu, "xxx axx", [0]],
    [/(\d)-\1/g, "4-5", [0]],
    [/\p{Lu}\p{Ll}+/gu, "ab Élan 𝔄b", [3, 8, 9]],
    [/a(?:bc){1,9}d/g, "abcbcd abd", [0]],
  ])("%s in '%s'", (regex, text, places) => {
    const found = placesOf(regex, text)!;
    expect(found).toEqual(expect.arrayContaining(places));
    for (const { index } of text.matchAll(regex)) expect(found).toContain(index);
  });

  test("leave out what begins otherwise", () => {
    expect(placesOf(/\b\d{3}\b/g, "a1234 12 €5")).toEqual([]);
    expect(placesOf(/\b\d|x\d/g, "a1 bx2")).toContain(4);
    expect(placesOf(/Mrs? \p{Lu}/gu, "Morse met a mr")).toEqual([]);
  });

  test("are not known of what cannot be read, nor of what was not asked for", () => {
    // biome-ignore lint/suspicious/noUselessRegexBackrefs: a pattern that is no good is what is read here
    expect(placesOf(/(\d\1)/g, "11")).toBeUndefined();
    expect(new Expressions([/a/g]).in("a")(/b/g)).toBeUndefined();
  });
});

const EXPRESSIONS = [
  ...new Set(
    BUILT_IN_DETECTORS.flatMap(({ needs = [], patterns = [] }) => [
      ...needs,
      ...patterns.map(({ regex }) => regex),
    ]),
  ),
].filter(({ flags }) => flags.includes("g"));
const ALL = new Expressions(EXPRESSIONS);

const ROOT = new URL("../../../", import.meta.url);
const LINES = [
  ...["examples/", "bench/texts/"].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT))
      .filter((name) => name.endsWith(".txt"))
      .flatMap((name) => readFileSync(new URL(folder + name, ROOT), "utf8").split(/\n+/)),
  ),
  ...BUILT_IN_DETECTORS.flatMap(({ examples }) => [
    ...(examples?.finds ?? []).map((example) => example.replace(/[[\]]/g, "")),
    ...(examples?.misses ?? []),
  ]),
];

const shown = (matches: Iterable<RegExpMatchArray>): string[] =>
  Array.from(matches, ({ 0: match, index }) => `${index} ${match}`);

describe("all expressions of the detectors", () => {
  test("match in their places what they match in the whole text", () => {
    let found = 0;
    for (const text of new Set(LINES)) {
      const places = ALL.in(text);
      for (const regex of EXPRESSIONS) {
        const whole = shown(text.matchAll(regex));
        found += whole.length;
        expect(shown(matchesIn(regex, { text, places })), `${regex.source}: ${text}`).toEqual(
          whole,
        );
      }
    }
    expect(found).toBeGreaterThan(1_500);
  });

  test("and in pieces of lines in any order and case", () => {
    const pieces = fc.array(
      fc.constantFrom(...LINES.flatMap((line) => line.split(/(?<=[:,;.]) /))),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(pieces, fc.constantFrom("as is", "upper", "lower"), (parts, way) => {
        const joined = parts.join("\n");
        const text =
          way === "upper" ? joined.toUpperCase() : way === "lower" ? joined.toLowerCase() : joined;
        const places = ALL.in(text);
        for (const regex of EXPRESSIONS)
          expect(shown(matchesIn(regex, { text, places })), regex.source).toEqual(
            shown(text.matchAll(regex)),
          );
      }),
      { numRuns: 20 },
    );
  });
});
