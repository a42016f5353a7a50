import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BUILT_IN_DETECTORS } from "../registry.js";
import { digitIslands } from "./islands.js";
import { shapeOf } from "./shape.js";
import { Trigrams } from "./trigrams.js";

describe("the shape of a pattern", () => {
  test.each<[source: string, digits: number, reach: number]>([
    ["\\d{9}", 9, 9],
    ["\\d{2} ?\\d{3}", 5, 6],
    ["\\d\\d(?:-\\d\\d)?", 2, 5],
    ["\\d{2}.{4}\\d{3}", 3, 13],
    ["[A-Z]\\d[A-Z0-9]", 1, 5],
    ["(\\d)-\\1", 1, 3],
    ["\\d{3}|\\d{5}", 3, 5],
    ["(?<!\\d{2})\\d{3,8}", 3, 10],
    ["(?:\\d{2}x){2,3}", 4, 9],
    ["[a-z]+", 0, Number.POSITIVE_INFINITY],
  ])("%s holds %i digits close together and reaches %i characters", (source, digits, reach) => {
    expect(shapeOf(new RegExp(source, "g"))).toMatchObject({ digits, reach });
  });

  test("promises nothing where it cannot read", () => {
    // biome-ignore lint/suspicious/noUselessRegexBackrefs: a pattern that is no good is what is read here
    expect(shapeOf(/(\d{9}\1)/g).digits).toBe(0);
  });

  test.each<[source: string, yes: string, no: string]>([
    ["pass(?:word|code) ?\\d", "PASSCODE 7", "pass 7"],
    ["[Nn]ame: \\w", "x Name: y", "name y"],
    ["(?:red|green) \\w", "a green one", "a blue one"],
  ])("%s needs a literal", (source, yes, no) => {
    const { literals } = shapeOf(new RegExp(source, "g"));
    expect(new Trigrams(yes).mayHold(literals!)).toBe(true);
    expect(new Trigrams(no).mayHold(literals!)).toBe(false);
  });
});

const DIGIT_PATTERNS = BUILT_IN_DETECTORS.flatMap(({ name, patterns }) =>
  (patterns ?? [])
    .filter(({ regex }) => shapeOf(regex).digits > 1 && shapeOf(regex).reach <= 40)
    .map((pattern) => ({ what: `${name}, ${pattern.name}`, regex: pattern.regex })),
);

/**
 * A pattern without what it only looks at; a separator that must come again is always the same one, and
 * classes the generator cannot read are narrowed.
 */
function bare({ source, flags }: RegExp): RegExp {
  const [group, separators] = /\((\[[^\]]+\]|-)\??\)/.exec(source) ?? [];
  const separator = separators?.includes("-") ? "-" : " ";
  const plain = (group ? source.replace(group, separator) : source)
    .replace(/\\1\??/g, separator)
    .replace(
      /\(\?<?[=!](?:[^()\\[]|\\.|\[(?:[^\]\\]|\\.)*\]|\((?:[^()\\[]|\\.|\[(?:[^\]\\]|\\.)*\])*\))*\)/g,
      "",
    )
    .replace(/\\b/g, "")
    .replace(/\(\?:(?:\||\(\?:\))*\)/g, "")
    .replace(/\\p\{Lu\}/g, "[A-Z]")
    .replace(/\\p\{Ll?\}/g, "[a-z]");
  return new RegExp(plain, flags.replace(/[dgiu]/g, ""));
}

describe("every pattern with several digits", () => {
  test.each(DIGIT_PATTERNS)(
    "$what finds in its islands what it finds in the whole text",
    ({ regex }) => {
      const filler = fc.constantFrom(
        " in 1975 he ",
        " no 4 ",
        ", and ",
        "\n",
        " €",
        "12-",
        " x ".repeat(30),
      );
      fc.assert(
        fc.property(
          fc.array(fc.tuple(filler, fc.stringMatching(bare(regex)), filler), {
            minLength: 1,
            maxLength: 4,
          }),
          (parts) => {
            const text = parts.flat().join("");
            const islands = digitIslands(text).holding(shapeOf(regex));
            const found = [...islands.text.matchAll(regex)].map(
              ({ 0: match, index }) => `${islands.toWhole(index)} ${match}`,
            );
            expect(found).toEqual(
              [...text.matchAll(regex)].map(({ 0: match, index }) => `${index} ${match}`),
            );
            if (found.length > 0) expect(islands.mayHold(shapeOf(regex))).toBe(true);
          },
        ),
        { numRuns: 15 },
      );
    },
  );
});
