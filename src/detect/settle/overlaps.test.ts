import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Mention } from "../../document/document.js";
import type { SemanticType } from "../../document/types.js";
import { KNOWN_PERSON } from "../kit/detector.js";
import { resolveOverlaps } from "./overlaps.js";

const TEXT = "Dr Anna Berg of Berg Bank AG pays to DE89370400440532013000 on 4 June 1975";

function mention(words: string, type: SemanticType, more: Partial<Mention> = {}): Mention {
  const start = TEXT.indexOf(words);
  return {
    start,
    end: start + words.length,
    type,
    score: 0.8,
    detector: "test",
    evidence: {},
    ...more,
  };
}

const shown = (mentions: readonly Mention[]) =>
  mentions.map(({ start, end, type }) => `${type} ${TEXT.slice(start, end)}`);

describe("overlap resolution", () => {
  test.each<[string, Mention[], string[]]>([
    [
      "the longer stays",
      [mention("Bank", "LOC"), mention("Berg Bank AG", "ORG")],
      ["ORG Berg Bank AG"],
    ],
    [
      "partial overlap of one type becomes one mention",
      [mention("Anna Berg", "PERSON"), mention("Dr Anna", "PERSON")],
      ["PERSON Dr Anna Berg"],
    ],
    [
      "pieces of one name inside a longer find become one mention",
      [
        mention("Dr", "PERSON", { detector: KNOWN_PERSON }),
        mention("Dr Anna Berg", "PERSON"),
        mention("Berg", "PERSON", { detector: KNOWN_PERSON }),
      ],
      ["PERSON Dr Anna Berg"],
    ],
    [
      "names with another word between do not",
      [
        mention("Anna Berg", "PERSON", { detector: KNOWN_PERSON }),
        mention("Anna Berg of Berg Bank", "PERSON"),
        mention("Berg Bank", "PERSON", { detector: KNOWN_PERSON }),
      ],
      ["PERSON Anna Berg", "PERSON Berg Bank"],
    ],
    [
      "partial overlap of two types cuts the weaker",
      [mention("Anna Berg of", "ORG"), mention("Berg of Berg Bank", "PERSON")],
      ["ORG Anna", "PERSON Berg of Berg Bank"],
    ],
    [
      "a function word is not worth keeping",
      [
        mention("Bank AG", "ORG"),
        mention("AG pays to", "LOC", { score: 0.3 }),
        mention("to", "MISC"),
      ],
      ["ORG Bank", "LOC AG pays to"],
    ],
    [
      "a proven code stays whole inside a longer find",
      [
        mention("pays to DE89370400440532013000 on 4 June 1975", "MISC"),
        mention("DE89370400440532013000", "CODE", { score: 1, evidence: { validated: true } }),
      ],
      ["MISC pays to", "CODE DE89370400440532013000", "MISC on 4 June 1975"],
    ],
    [
      "a user's detector wins over all",
      [
        mention("DE89370400440532013000", "CODE", { score: 1, evidence: { validated: true } }),
        mention("to DE89370400440532013000", "MISC", { detector: "user:accounts" }),
      ],
      ["MISC to DE89370400440532013000"],
    ],
  ])("%s", (_what, mentions, expected) => {
    expect(shown(resolveOverlaps(TEXT, mentions))).toEqual(expected);
    expect(shown(resolveOverlaps(TEXT, [...mentions].reverse()))).toEqual(expected);
  });

  test("a covered find lends its subtype and decision", () => {
    const decision = { DIRECT: 0, QUASI: 0.7, NO_MASK: 0.3 };
    const [only] = resolveOverlaps(TEXT, [
      mention("4 June 1975", "DATETIME"),
      mention("June 1975", "DATETIME", { subtype: "date", decision }),
    ]);
    expect(only).toMatchObject({ subtype: "date", decision });
  });

  test("leaves no overlap, and covers every letter and digit that was found", () => {
    const some = fc
      .record({
        start: fc.integer({ min: 0, max: TEXT.length - 2 }),
        length: fc.integer({ min: 1, max: 20 }),
        type: fc.constantFrom<SemanticType>("PERSON", "ORG", "CODE"),
        score: fc.constantFrom(0.4, 0.6, 1),
        validated: fc.boolean(),
      })
      .map(
        ({ start, length, type, score, validated }): Mention => ({
          start,
          end: Math.min(TEXT.length, start + length),
          type,
          score,
          detector: "test",
          evidence: { validated },
        }),
      );
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), (mentions) => {
        const resolved = resolveOverlaps(TEXT, mentions);
        resolved.slice(1).forEach((one, i) => {
          expect(one.start).toBeGreaterThanOrEqual(resolved[i]!.end);
        });
        // four letters in a row that a find covered stay covered: no name slips through a cut
        for (const { start, end } of mentions) {
          for (let at = start; at + 4 <= end; at++) {
            if (!/^\p{L}{4}$/u.test(TEXT.slice(at, at + 4))) continue;
            const covered = [0, 1, 2, 3].some((i) =>
              resolved.some((one) => one.start <= at + i && at + i < one.end),
            );
            expect(covered).toBe(true);
          }
        }
      }),
    );
  });
});

test.each<[string, SemanticType, string | undefined]>([
  ["on 4 June 1975", "DEM", "age"],
  ["4 June 1975", "DATETIME", "age"],
  ["pays to DE89370400440532013000 on 4 June 1975", "DEM", undefined],
  ["4 June 1975", "MISC", undefined],
])("an age is one for an attribute that is little longer: %s %s", (words, type, subtype) => {
  const age = mention("4 June 1975", "DATETIME", { subtype: "age", score: 0.5 });
  const [winner] = resolveOverlaps(TEXT, [age, mention(words, type)]).filter(
    ({ score }) => score === 0.8,
  );
  expect(winner?.subtype).toBe(subtype);
});
