/** Every detector of codes finds its own examples, leaves its near misses, and notices a changed digit. */

import { distance } from "fastest-levenshtein";
import { describe, expect, test } from "vitest";
import { findIn, parseExample } from "../../../test/marked.js";
import type { Detector, Found } from "../kit/detector.js";
import { DETECTORS_BY_ROOM } from "../registry.js";

const { network, finance, reference, identity } = DETECTORS_BY_ROOM;
const detectors = [...network, ...finance, ...reference, ...identity];

/** Score from which a find counts. */
const LEAST = 0.4;
/** Edits per character within which a miss is near a find, or near the text around it. */
const NEAR = 0.6;
/** Of all changes of one digit of a proven number, the share that its check notices, at least: Indonesia's checks nine of fifteen. */
const NOTICED = 0.6;
/** Proven by a numbering plan, without a check digit. */
const UNCHECKED = new Set(["phone"]);

async function found(detector: Detector, text: string, language?: string): Promise<Found[]> {
  return (await findIn(detector, text, language))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/** What is found, with its type where the example says one; what lies in a longer find is that find's. */
const shown = (text: string, finds: readonly Found[], typed = true): string[] => [
  ...new Set(
    finds
      .filter((one) => !finds.some((other) => isInside(one, other)))
      .map(
        ({ start, end, type, subtype }) =>
          `${typed ? `${type}/${subtype} ` : ""}${text.slice(start, end)}`,
      ),
  ),
];

const isInside = (one: Found, other: Found): boolean =>
  other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start;

describe.each(detectors.map((detector) => [detector.name, detector] as const))(
  "%s",
  (_, detector) => {
    const { finds, misses } = detector.examples ?? { finds: [], misses: [] };

    test("has two finds and a near miss", () => {
      expect(new Set(finds).size).toBeGreaterThanOrEqual(2);
      const like = finds.flatMap((example) => {
        const { text, spans } = parseExample(example, detector);
        return [text, ...spans.map(({ start, end }) => text.slice(start, end))];
      });
      const near = misses.filter((miss) =>
        like.some((text) => distance(miss, text) <= NEAR * Math.max(miss.length, text.length)),
      );
      expect(near.length, "near misses").toBeGreaterThanOrEqual(1);
    });

    test("finds its examples and nothing else in them", async () => {
      for (const example of finds) {
        const { text, spans, language } = parseExample(example, detector);
        expect(spans, example).not.toEqual([]);
        const typed = spans.some(({ type }) => type !== "");
        const wanted = spans.map(
          ({ start, end, type }) => `${typed ? `${type} ` : ""}${text.slice(start, end)}`,
        );
        expect(shown(text, await found(detector, text, language), typed), example).toEqual(wanted);
      }
    });

    test("leaves its near misses", async () => {
      for (const example of misses) {
        const [, language, text] = /^(?:([a-z]{2}): )?([\s\S]*)$/.exec(example)!;
        expect(shown(text!, await found(detector, text!, language)), example).toEqual([]);
      }
    });

    test.skipIf(UNCHECKED.has(detector.name))(
      "notices a changed digit where a check has proven the number",
      async () => {
        let changes = 0;
        let noticed = 0;
        for (const example of finds) {
          const { text, language } = parseExample(example, detector);
          for (const { start, end } of (await found(detector, text, language)).filter(isProven)) {
            for (let at = start; at < end; at++) {
              if (!/\d/.test(text[at]!)) continue;
              const digit = String((Number(text[at]) + 1 + (at % 8)) % 10);
              const changed = text.slice(0, at) + digit + text.slice(at + 1);
              changes++;
              const still = (await found(detector, changed, language)).some(
                (find) => isProven(find) && find.start === start && find.end === end,
              );
              if (!still) noticed++;
            }
          }
        }
        if (changes > 0) expect(noticed / changes).toBeGreaterThanOrEqual(NOTICED);
      },
    );
  },
);

const isProven = ({ evidence }: Found): boolean => evidence?.["validated"] === true;
