import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createDocument, type Detected } from "../document/document.js";
import { inRounds, replaceWords } from "./vaguer.js";

/** A text of words in brackets, each a mention; the same words are one entity, called by them. */
function marked(source: string): Detected {
  let text = "";
  const mentions: Detected["mentions"][number][] = [];
  for (const [i, part] of source.split(/[[\]]/).entries()) {
    if (i % 2 === 1) {
      mentions.push({
        start: text.length,
        end: text.length + part.length,
        type: "MISC",
        score: 1,
        detector: "test",
        evidence: {},
        decision: { DIRECT: 0, QUASI: 1, NO_MASK: 0 },
      });
    }
    text += part;
  }
  const words = mentions.map(({ start, end }) => text.slice(start, end));
  return {
    document: createDocument(text, { id: "d", persons: ["Ann"] }),
    mentions,
    entities: [...new Set(words)].map((id) => ({
      id,
      type: "MISC",
      identifier: "QUASI",
      mentions: [...words.keys()].filter((index) => words[index] === id),
    })),
    unexamined: [],
  };
}

const wordsAt = ({ document, mentions }: Detected) =>
  mentions.map(({ start, end }) => document.text.slice(start, end));

describe("other words in place of entities", () => {
  const input = marked("[Ann] of [Oslo], born in [Oslo], plays the [theorbo].");

  test("stand at every mention, and the other mentions move along", () => {
    const edited = replaceWords(input, new Map([["Oslo", "a city"]]));
    expect(edited.document.text).toBe("Ann of a city, born in a city, plays the theorbo.");
    expect(wordsAt(edited)).toEqual(["Ann", "a city", "a city", "theorbo"]);
    expect(edited.document.persons).toEqual(["Ann"]);
  });

  test("are not what a model has read", () => {
    const edited = replaceWords(input, new Map([["theorbo", "lute"]]));
    expect(edited.mentions.some(({ decision }) => decision)).toBe(false);
  });

  test("leave the text between as it was, whatever they are", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        const edited = replaceWords(
          input,
          new Map([
            ["Oslo", a],
            ["theorbo", b],
          ]),
        );
        expect(edited.document.text).toBe(`Ann of ${a}, born in ${a}, plays the ${b}.`);
        expect(wordsAt(edited)).toEqual(["Ann", a, a, b]);
      }),
    );
  });

  test("are tried in as few documents as an entity has words", () => {
    const combination = { entities: ["Oslo"], measure: "m", score: 1, risk: 1, evidence: "" };
    const trial = (entity: string, words: string) => ({ combination, entity, words });
    const rounds = inRounds(input, [
      trial("Oslo", "a city"),
      trial("Oslo", "a place"),
      trial("theorbo", "a lute"),
      trial("Oslo", "a city"),
    ]);
    expect(rounds.map(({ document, trials }) => [document.document.text, trials])).toEqual([
      ["Ann of a city, born in a city, plays the a lute.", [0, 2, 3]],
      ["Ann of a place, born in a place, plays the theorbo.", [1]],
    ]);
  });
});
