import { describe, expect, test } from "vitest";
import { createDocument, type Detected } from "../../document/document.js";
import { buildBackgroundIndex } from "../../knowledge/background/background-index.js";
import { localSearch } from "./local.js";
import type { SearchProvider } from "./provider.js";
import { type SearchOptions, searchMeasure } from "./search.js";

const BACKGROUND = [
  { id: "ann", text: "Ann Berg is a violinist from Freamunde. She was born on 4 June 1975." },
  { id: "bob", text: "Bob Moe is a violinist from Oslo, born on 4 June 1975." },
  { id: "cy", text: "Cy Vik lives in Freamunde. He is a baker and won the Harvest Cup." },
];
const provider = localSearch(await buildBackgroundIndex(BACKGROUND));

/** Words of a text as mentions, each an entity of its own. */
function detected(text: string, words: string[], persons: string[] = ["Ann Berg"]): Detected {
  const mentions = words.map((word) => ({
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
    type: word === "Ann Berg" ? ("PERSON" as const) : ("MISC" as const),
    score: 1,
    detector: "test",
    evidence: {},
  }));
  return {
    document: createDocument(text, { persons }),
    mentions,
    entities: mentions.map(({ type }, i) => ({
      id: words[i]!,
      type,
      identifier: type === "PERSON" && persons.length > 0 ? "DIRECT" : "QUASI",
      mentions: [i],
    })),
    unexamined: [],
  };
}

async function risky(input: Detected, options: Partial<SearchOptions> = {}) {
  const measure = searchMeasure({ provider, ...options });
  const scored = await measure.assess(input);
  return scored
    .filter(({ score }) => score >= measure.threshold)
    .map(({ entities }) => entities.join(" + "));
}

const text =
  "The violinist Ann Berg of Freamunde, born June 4, 1975, won the Harvest Cup and sings.";
const words = ["violinist", "Ann Berg", "Freamunde", "June 4, 1975", "Harvest Cup", "sings"];

describe("search", () => {
  test("finds the combinations that lead to a page about the person, minimal ones only", async () => {
    // each of the words alone is on pages about Ann among others: with top pages read, alone is enough
    expect(await risky(detected(text, words))).toEqual(["violinist", "Freamunde", "June 4, 1975"]);
  });

  test("says how many of the pages are about the person", async () => {
    const scored = await searchMeasure({ provider }).assess(detected(text, words));
    const of = (id: string) => scored.find(({ entities }) => entities[0] === id)!;
    expect(of("violinist")).toMatchObject({ score: 1, risk: 0.5 });
    expect(of("Harvest Cup")).toMatchObject({ score: 0, risk: 0 });
    expect(of("sings").evidence).toBe("no page of 'background' holds it");
    expect(scored.map(({ evidence }) => evidence).join()).not.toContain("Freamunde");
  });

  test("joins what alone leads nowhere", async () => {
    const crowded = Array.from({ length: 60 }, (_, i) => [
      {
        id: `v${i}`,
        text: `Violinist number ${i} lives far away. A violinist, truly a violinist.`,
      },
      { id: `f${i}`, text: `Freamunde, Freamunde: resident ${i} of Freamunde.` },
    ]).flat();
    const far = {
      id: "ann",
      text: `Ann Berg. ${"She travels much. ".repeat(40)} violinist, Freamunde`,
    };
    const index = await buildBackgroundIndex([...crowded, far]);
    const input = detected(text, ["violinist", "Freamunde"]);
    expect(await risky(input, { provider: localSearch(index) })).toEqual(["violinist + Freamunde"]);
    expect(await risky(input, { provider: localSearch(index), arity: 1 })).toEqual([]);
  });

  test("knows the person by the document's id, where no page has the name", async () => {
    const input = detected(text, words, ["Zoe Unknown"]);
    const renamed = {
      ...input,
      document: createDocument(text, { id: "ann", persons: ["Zoe Unknown"] }),
    };
    expect(await risky(renamed)).toEqual(["violinist", "Freamunde", "June 4, 1975"]);
  });

  test("searches for vaguer words too, where nobody else learns them", async () => {
    const measure = searchMeasure({ provider });
    const input = detected(text, words);
    const [combination] = await measure.assess(input);
    const trial = (instead: string) => ({
      combination: combination!,
      entity: "violinist",
      words: instead,
    });
    const answers = await measure.reassess!(input, [
      trial("Freamunde"),
      trial("baker"),
      trial("artist"),
    ]);
    expect(answers.map((answer) => answer!.score)).toEqual([1, 0, 0]);
    expect(searchMeasure({ provider: { ...provider, leaves: true } }).reassess).toBeUndefined();
  });

  test("protects everyone mentioned where nobody is named", async () => {
    expect(await risky(detected(text, words, []))).toContain("Ann Berg");
  });

  test("a person no page knows is an error that says which setting to change", async () => {
    await expect(risky(detected(text, words, ["Zoe Unknown"]))).rejects.toMatchObject({
      code: "SEARCH_PERSON_UNKNOWN",
      message: expect.stringContaining("--person"),
    });
  });

  test("what the limit on queries leaves unasked counts as risky", async () => {
    const found = await risky(detected(text, ["Harvest Cup", "sings"]), { maxQueries: 2 });
    expect(found).toEqual(["sings"]);
  });

  test("asks for no combination with a part that no page holds", async () => {
    const asked: string[] = [];
    const watched: SearchProvider = {
      ...provider,
      search: (phrases, top) => {
        asked.push(phrases.join(" + "));
        return provider.search(phrases, top);
      },
    };
    await risky(detected(text, ["Harvest Cup", "sings"]), { provider: watched, arity: 3 });
    expect(asked).toEqual(["Ann Berg", "Harvest Cup", "Ann Berg + Harvest Cup", "sings"]);
  });
});
