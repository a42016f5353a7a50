import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Mention } from "../../document/document.js";
import { SEMANTIC_TYPES } from "../../document/types.js";
import { KNOWN_PERSON } from "../kit/detector.js";
import { atomsOf } from "./atoms.js";
import { resolveOverlaps } from "./overlaps.js";

/** One thing each, whatever stands beside it. */
const INDIVISIBLE = [
  "1,240",
  "1,240 ng/L",
  "2.5 mg",
  "1.25 mg",
  "7.35",
  "132/84",
  "V3-V5",
  "£31,450 p.a",
  "£1.2m",
  "£1 4s. 0d.",
  "5s. 6d.",
  "5 ft 11½ in",
  "12st 4lb",
  "9 stone 3",
  "CHF 12'500.-",
  "EUR 5,000",
  "10^9/L",
  "210 x 10^9/L",
  "L4/5",
  "5/500 mg",
  "71 mmol/mol",
  "60 mL/min/1.73m²",
  "48%",
  "-2.3",
  ".349",
  "3-5",
  "1:80",
  "HR-2024-0193",
  "RBI-384912-X",
  "NE/408",
  "A&E",
  "66-year-old",
  "20 pack-years",
  "19/08/1957",
  "3.7.71",
  "4 June 1975",
  "June 4th, 1975",
  "2024-03-04T09:41:12.123Z",
  "14:12",
  "2 pm",
  "10.30 a.m",
  "3 hours",
  "1 tab",
  "HbA1c",
  "idis199003052397",
  "O2",
  "café",
  "Ødegård",
];

/** Names that hyphens join. */
const HYPHENATED = [
  "Pen-y-Bryn",
  "Stow-on-the-Wold",
  "Betws-y-Coed",
  "Tal-y-bont",
  "Aix-en-Provence",
  "Saint-Jean-de-Luz",
  "Saint-Denis",
  "Chapel-en-le-Frith",
  "Villeneuve-lès-Avignon",
  "Villeneuve-d’Ascq",
  "Bad-Ems",
];

/** The same of numbers in words. */
const SPELLED = [
  "forty-one",
  "seventy two",
  "nineteen eighty-four",
  "nineteen oh five",
  "eighteen hundred and six",
  "a hundred and seven",
  "six hundred and twelve",
  "thirteen thousand, four hundred and eight",
  "one hundred and twenty thousand",
  "a million and one",
  "thirty-third",
  "fifty-eight-year-old",
  "ochenta y cuatro",
  "soixante et onze",
  "quatre-vingt-dix-sept",
  "quarenta e dois",
  "treizeci și șapte",
  "siedemdziesiąt trzy",
];

describe("a number in words", () => {
  test.each(SPELLED)("%s is one", (one) => {
    const text = `Then (${one}), and`;
    expect(atomsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([one]);
  });

  test.each([
    ["between twenty and thirty", []],
    ["one or two of the three", []],
    ["twenty men and forty women", []],
    ["three hundred and two hundred", ["three hundred", "two hundred"]],
    ["thirty, forty, fifty-one", ["fifty-one"]],
    ["Marco tenta y luego", []],
    ["on thirty y ocho", []],
  ])("%s", (text, expected) => {
    expect(atomsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  test.each([
    ["since two thousand and nine.", "time"],
    ["two thousand and nine soldiers", "number"],
    ["by twenty ten he had", "time"],
    ["for nineteen ninety-nine pounds", "number"],
    ["the class of nineteen seventy-seven", "time"],
    ["in two thousand homes", "number"],
  ])("%s: %s", (text, kind) => {
    expect(atomsOf(text).map((atom) => atom.kind)).toEqual([kind]);
  });
});

describe("what cannot be divided", () => {
  test.each(HYPHENATED)("%s is one", (one) => {
    const text = `Then (${one}), and Ysgol ${one}.`;
    expect(atomsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([one, one]);
  });

  test.each(["Oslo-to-Bergen", "Berg-and-Lund", "Oslo-based", "well-known"])("%s is not", (one) => {
    expect(atomsOf(`the ${one} line`)).toEqual([]);
  });

  test.each(INDIVISIBLE.filter((one) => /[\d&]/.test(one) && !/^\p{L}+\d*\p{L}*$/u.test(one)))(
    "%s is one",
    (one) => {
      const text = `Then (${one}), and`;
      expect(atomsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([one]);
    },
  );

  test.each([
    ["Berg/Lund-2, he", ["Lund-2"]],
    ["on 5 and 6 June", ["5", "6 June"]],
    ["nothing at all-here", []],
    ["Flat 3, 7 Mill Lane", ["3", "7"]],
    ["12,15,18", ["12", "15", "18"]],
  ])("%s", (text, expected) => {
    expect(atomsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });
});

/** Texts of indivisible things and of words, with where each of them lies; and random mentions in them. */
const marked = fc
  .array(
    fc.oneof(
      fc.constantFrom(...INDIVISIBLE, ...SPELLED, ...HYPHENATED),
      fc.constantFrom("Anna", "of", "ramipril", "(", "was given", "Berg", "\n", ";", "to"),
    ),
    { minLength: 1, maxLength: 14 },
  )
  .chain((pieces) => {
    const text = pieces.join(" ; ");
    const spans: { start: number; end: number }[] = [];
    let at = 0;
    for (const piece of pieces) {
      for (const word of [...INDIVISIBLE, ...SPELLED, ...HYPHENATED].includes(piece)
        ? [piece]
        : piece.split(" ")) {
        if (/[\p{L}\p{N}]/u.test(word)) spans.push({ start: at, end: at + word.length });
        at += word.length + 1;
      }
      at += 2;
    }
    const mention = fc
      .record({
        start: fc.nat(Math.max(0, text.length - 1)),
        length: fc.integer({ min: 1, max: 25 }),
        type: fc.constantFrom(...SEMANTIC_TYPES),
        score: fc.constantFrom(0.4, 0.6, 0.9, 1),
        detector: fc.constantFrom("neural", "some-rule", KNOWN_PERSON),
        validated: fc.boolean(),
      })
      .map(
        ({ start, length, validated, ...rest }): Mention => ({
          ...rest,
          start,
          end: Math.min(text.length, start + length),
          evidence: { validated },
        }),
      );
    return fc.record({
      text: fc.constant(text),
      spans: fc.constant(spans),
      mentions: fc.array(mention, { maxLength: 12 }),
    });
  });

test("no mention begins or ends inside what cannot be divided, and none overlaps another", () => {
  fc.assert(
    fc.property(marked, ({ text, spans, mentions }) => {
      const resolved = resolveOverlaps(text, mentions);
      const inside = (offset: number) =>
        spans.some(({ start, end }) => start < offset && offset < end);
      for (const [i, { start, end }] of resolved.entries()) {
        expect(inside(start) || inside(end), text.slice(start, end)).toBe(false);
        if (i > 0) expect(start).toBeGreaterThanOrEqual(resolved[i - 1]!.end);
      }
      // every word and number that something was found in stays covered, but for function words
      for (const span of spans) {
        const touched = mentions.some((one) => one.start < span.end && span.start < one.end);
        if (!touched || /^(?:of|to|was)$/.test(text.slice(span.start, span.end))) continue;
        const covered = resolved.some((one) => one.start <= span.start && span.end <= one.end);
        expect(covered, text.slice(span.start, span.end)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["earns £31,450 p.a. as head", "£31,450 p.a."],
  ["rent (£950 p.c.m.), all in", "£950 p.c.m."],
  ["earns £31,450 p.a. They left", "£31,450 p.a"],
])("the last dot of an abbreviation is the amount's inside a sentence: %s", (text, amount) => {
  expect(atomsOf(text).map(({ start, end }) => text.slice(start, end))).toContain(amount);
});
