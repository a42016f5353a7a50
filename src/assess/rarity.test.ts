import { expect, test } from "vitest";
import { parseMarked } from "../../test/marked.js";
import { createDocument, type Detected } from "../document/document.js";
import { isSemanticType } from "../document/types.js";
import { rarityMeasure } from "./rarity.js";

const counts: Readonly<Record<string, number>> = {
  nurse: 900,
  leeds: 40,
  new: 500,
  york: 60,
  "new york": 12,
  hull: 3,
};
/** Each marked mention as an entity of its own. */
function detected(marked: string): Detected {
  const { text, spans } = parseMarked(marked);
  const mentions = spans.map(({ start, end, type }) => {
    if (!isSemanticType(type)) throw new Error(type);
    return { start, end, type, score: 1, detector: "test", evidence: {} };
  });
  const entities = mentions.map(({ type }, i) => ({
    id: `e${i}`,
    type,
    identifier: "QUASI" as const,
    mentions: [i],
  }));
  return { document: createDocument(text), mentions, entities, unexamined: [] };
}

const statistics = { documents: 1000, documentsWith: (term: string) => counts[term] ?? 1 };

test("an entity is as rare as its rarest mention, a phrase as rare as the phrase", async () => {
  const given = detected(
    "The [DEM nurse] of [LOC New York] moved to [LOC Hull], then [LOC Leeds], as an [DEM ocularist].",
  );
  const scores = await rarityMeasure({ statistics, k: 5 }).assess(given);
  expect(scores.map(({ score, risk }) => [score, risk])).toEqual([
    [900, 1 / 900],
    [12, 1 / 12],
    [3, 1 / 3],
    [40, 1 / 40],
    [1, 1],
  ]);
  expect(scores.map(({ evidence }) => evidence).at(-1)).toBe(
    "no more than one of 1,000 documents has it",
  );
});
