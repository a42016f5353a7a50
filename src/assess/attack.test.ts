import { describe, expect, test } from "vitest";
import { createDocument, type Detected } from "../document/document.js";
import { buildBackgroundIndex } from "../knowledge/background/background-index.js";
import { attackMeasure } from "./attack.js";
import { isRisky } from "./measure.js";

const BACKGROUND = [
  {
    id: "ann",
    text: "Ann Berg plays the theorbo and grew up in Freamunde. She won the Harvest Cup.",
  },
  { id: "bob", text: "Bob Moe plays the violin and grew up in Oslo." },
  { id: "cy", text: "Cy Vik is a baker who lives in Freamunde with his sister." },
  { id: "dee", text: "Dee Lund plays chess and grew up in Lisbon." },
];
const background = await buildBackgroundIndex(BACKGROUND);

function detected(text: string, words: string[], persons = ["Ann Berg"]): Detected {
  const mentions = words.map((word) => ({
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
    type: "MISC" as const,
    score: 1,
    detector: "test",
    evidence: {},
  }));
  return {
    document: createDocument(text, { id: "release", persons }),
    mentions,
    entities: words.map((word, i) => ({
      id: word,
      type: "MISC" as const,
      identifier: persons.includes(word) ? ("DIRECT" as const) : ("QUASI" as const),
      mentions: [i],
    })),
    unexamined: [],
  };
}

function risky(input: Detected, k: number): string[] {
  const measure = attackMeasure({ background, k });
  const scored = measure.assess(input) as Awaited<ReturnType<typeof measure.assess>>;
  return scored.filter(({ score }) => isRisky(score, measure)).map(({ entities }) => entities[0]!);
}

const text =
  "Ann Berg plays the theorbo. She came from Freamunde, likes tea and won the Harvest Cup.";
const words = ["Ann Berg", "theorbo", "Freamunde", "tea", "Harvest Cup"];

describe("attack", () => {
  test("hides what gives the lead, most telling first, until the person ranks k", () => {
    expect(risky(detected(text, words), 2)).toEqual(["Harvest Cup", "theorbo", "Freamunde"]);
  });

  test("leaves what does not tell", () => {
    expect(risky(detected(text, words), 4)).not.toContain("tea");
  });

  test("hides nothing where the person is lost among others already", () => {
    expect(risky(detected("She grew up and plays.", ["plays"]), 2)).toEqual([]);
  });

  test("says the rank, and nothing of the text", async () => {
    const measure = attackMeasure({ background, k: 2 });
    const [first] = await measure.assess(detected(text, words));
    expect(first).toMatchObject({
      risk: 1,
      evidence: "an attacker ranks the person 1; hiding it costs the person most of the lead",
    });
  });

  test("knows the person by the document's id too", () => {
    const input = detected(text, words, []);
    const renamed = { ...input, document: createDocument(text, { id: "ann" }) };
    expect(risky(renamed, 2)).toContain("Ann Berg");
  });

  test("a person no background text is about is an error with a way out", () => {
    expect(() => risky(detected(text, words, ["Zoe Unknown"]), 2)).toThrow(
      expect.objectContaining({ code: "SEARCH_PERSON_UNKNOWN" }),
    );
  });
});
