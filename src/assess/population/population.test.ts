import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { createDocument, type Detected, type Mention } from "../../document/document.js";
import { readOwnRates } from "../../knowledge/rates/own-rates.js";
import { populationOf } from "../../knowledge/rates/population.js";
import { loadRates, type Rates } from "../../knowledge/rates/rates.js";
import { minimalSets } from "./minimal.js";
import { populationMeasure } from "./population.js";

let rates: Rates;
beforeAll(async () => {
  rates = await loadRates();
});

/** `[PERSON Ann] is a [DEM/occupation nurse]` as a document with one entity per mention. */
function detected(marked: string): Detected {
  const mentions: Mention[] = [];
  let text = "";
  let at = 0;
  for (const match of marked.matchAll(/\[([A-Z]+)(?:\/([a-z-]+))? ([^\]]+)\]/g)) {
    text += marked.slice(at, match.index);
    const start = text.length;
    text += match[3]!;
    mentions.push({
      start,
      end: text.length,
      type: match[1] as Mention["type"],
      ...(match[2] && { subtype: match[2] }),
      score: 1,
      detector: "test",
      evidence: {},
    });
    at = match.index + match[0].length;
  }
  text += marked.slice(at);
  const entities = mentions.map(({ type }, i) => ({
    id: `e${i + 1}`,
    type,
    identifier: type === "PERSON" || type === "CODE" ? ("DIRECT" as const) : ("QUASI" as const),
    ...(type === "PERSON" && { role: "protected" as const }),
    mentions: [i],
  }));
  return { document: createDocument(text), mentions, entities, unexamined: [] };
}

const RARE =
  "[PERSON Ann Lowe], [DEM/age 43], is a [DEM/occupation pipe organ technician] in [LOC Kirkwall].";
const COMMON = "[PERSON Ann Lowe], [DEM/age 43], is a [DEM/occupation teacher] in [LOC London].";

async function scored(marked: string, population: string | number | Record<string, number> = "GB") {
  const measure = populationMeasure({ rates, population });
  const document = detected(marked);
  const scores = await measure.assess(document);
  const risky = scores.filter(({ score }) => score < measure.threshold);
  return { measure, document, scores, risky };
}

describe("a role", () => {
  const peopleOf = async (marked: string, hidden: readonly string[] = []) => {
    const { measure, document, risky } = await scored(marked);
    const people = measure.people!(document, new Set(hidden));
    return { risky: risky.map(({ entities }) => entities), people };
  };
  const ROLES = ["mayor", "nurse", "teacher", "pipe organ technician"];
  const PLACES = ["Leeds", "Kirkwall", "London"];
  test("says nothing of somebody else in its sentence, whatever both are", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ROLES),
        fc.constantFrom(...ROLES),
        fc.constantFrom("saw", "asked", "spoke to"),
        async (role, own, verb) => {
          const alone = await peopleOf(`[PERSON Ann Lowe] is a [DEM/occupation ${own}].`);
          const both = await peopleOf(
            `The [DEM/occupation ${role}] ${verb} [PERSON Ann Lowe]. She is a [DEM/occupation ${own}].`,
          );
          const ann = both.people.find(({ entity }) => entity === "e2");
          expect(ann?.fit).toEqual(alone.people[0]!.fit);
          expect(both.people.some(({ entity }) => entity === "e1")).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });
  test("points to one where hardly anybody has it in the place that follows it", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ROLES),
        fc.constantFrom(...PLACES),
        fc.constantFrom("of", "at", "on duty in", "in"),
        async (role, place, joint) => {
          const said = await peopleOf(
            `[PERSON Ann Lowe] saw the [DEM/occupation ${role}] ${joint} [LOC ${place}].`,
          );
          const same = await peopleOf(
            `[PERSON Ann Lowe] is a [DEM/occupation ${role}] in [LOC ${place}].`,
          );
          const holder = said.people.find(({ entity }) => entity === "e2");
          expect(holder?.fit).toEqual(same.people[0]!.fit);
        },
      ),
      { numRuns: 30 },
    );
    expect(
      (await peopleOf("The [DEM/occupation mayor] of [LOC Kirkwall] met [PERSON Ann Lowe].")).risky,
    ).toContainEqual(["e2", "e1"]);
    expect(
      (await peopleOf("The [DEM/occupation nurse] on duty met [PERSON Ann Lowe].")).risky,
    ).toEqual([]);
  });
  test.each([
    "[PERSON Ann Lowe] was the [DEM/occupation mayor] of [LOC Leeds].",
    "[PERSON Ann Lowe], the [DEM/occupation mayor] of [LOC Leeds], spoke.",
    "The [DEM/occupation mayor], [PERSON Ann Lowe], spoke in [LOC Leeds].",
    "The [DEM/occupation nurse] on duty, Ms [PERSON Lowe], spoke.",
  ])("is that of the person whom the words call so: %s", async (marked) => {
    const { people } = await peopleOf(marked);
    expect(people).toHaveLength(1);
    expect(detected(marked).entities.find(({ id }) => id === people[0]!.entity)?.type).toBe(
      "PERSON",
    );
  });
});

describe("population", () => {
  test("few fit a rare trade in a small town, and thousands a common one in a large town", async () => {
    const { risky } = await scored(RARE);
    expect(risky.map(({ entities }) => entities)).toContainEqual(["e3", "e4"]);
    expect((await scored(COMMON)).risky).toEqual([]);
  });

  test("explains itself without the words of the text", async () => {
    const { risky } = await scored(RARE);
    expect(risky[0]!.evidence).toMatch(
      /^about \d+ (?:person|people) of the United Kingdom fit: the (?:place|occupation) and the (?:place|occupation); without the (?:place|occupation) about [\d,]+ people$/,
    );
    for (const { evidence } of risky) expect(evidence).not.toMatch(/Kirkwall|organ |\b43\b/);
  });

  test("the same facts in a smaller population fit fewer", async () => {
    const people = async (population: string | Record<string, number>) => {
      const { measure, document } = await scored(COMMON, population);
      return measure.people!(document, new Set())[0]!.fit.expected;
    };
    const [country, town, staff] = [
      await people("GB"),
      await people("London"),
      await people({ staff: 340 }),
    ];
    expect(country).toBeGreaterThanOrEqual(town);
    expect(town).toBeGreaterThan(staff);
  });

  test("reports how many fit before and after hiding, and whose population it is", async () => {
    const { measure, document } = await scored(RARE);
    const [person] = measure.people!(document, new Set(["e3"]));
    expect(person).toMatchObject({ entity: "e1", population: "the United Kingdom" });
    expect(person!.fit.low).toBeLessThanOrEqual(person!.fit.expected);
    expect(person!.fit.expected).toBeLessThanOrEqual(person!.fit.high);
    expect(person!.after.expected).toBeGreaterThan(person!.fit.expected);
  });

  test("infers the population from the places of the text, and says so", async () => {
    const measure = populationMeasure({ rates });
    const [person] = measure.people!(detected(RARE.replace("Kirkwall", "Trondheim")), new Set());
    expect(person!.population).toBe("Norway (inferred)");
    const [nowhere] = measure.people!(detected("[PERSON Ann] is [DEM/age 43]."), new Set());
    expect(nowhere!.population).toMatch(/does not name.*inferred/);
  });

  test("an illness that no table knows counts as rare, a common one does not", async () => {
    const score = async (illness: string) =>
      (await scored(`[PERSON Ann] has [DEM/illness ${illness}].`)).scores[0]!.score;
    expect(await score("asthma")).toBeGreaterThan(100 * (await score("a syndrome of Zzyzx")));
  });

  test("vaguer words are asked for again, and what no table knows breaks nothing", async () => {
    const { measure, document, risky } = await scored(RARE);
    const combination = risky.find(({ entities }) => entities.join() === "e3,e4")!;
    const [vaguer, unknown] = await measure.reassess!(document, [
      { combination, entity: "e4", words: "Scotland" },
      { combination, entity: "e4", words: "a settlement by the sea" },
    ]);
    expect(vaguer!.score).toBeGreaterThan(combination.score);
    expect(unknown).toBeUndefined();
  });

  test("protects whom it is asked to protect", async () => {
    const marked = `${RARE} [PERSON Ben] is a [DEM/occupation vicar].`;
    const people = (protect: "everyone" | "subject") =>
      populationMeasure({ rates, population: "GB", protect }).people!(detected(marked), new Set());
    expect(people("everyone").map(({ entity }) => entity)).toEqual(["e1", "e5"]);
    expect(people("subject").map(({ entity }) => entity)).toEqual(["e1"]);
  });
});

describe("minimal sets", () => {
  test("are risky, have no risky part, and every risky set holds one", () => {
    const weights = fc.array(fc.double({ min: 0.1, max: 3, noNaN: true }), { maxLength: 7 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0.5, max: 8, noNaN: true }), (all, bound) => {
        const isRisky = (set: readonly number[]) =>
          set.reduce((sum, i) => sum + all[i]!, 0) > bound;
        const found = minimalSets(all.length, isRisky);
        for (const set of found) {
          expect(isRisky(set)).toBe(true);
          for (const left of set) expect(isRisky(set.filter((i) => i !== left))).toBe(false);
        }
        for (let bits = 0; bits < 2 ** all.length; bits++) {
          const set = all.flatMap((_, i) => (bits & (1 << i) ? [i] : []));
          if (!isRisky(set)) continue;
          expect(found.some((one) => one.every((member) => set.includes(member)))).toBe(true);
        }
      }),
    );
  });
});

describe("populations", () => {
  test.each<[string | number | Record<string, number>, string, number]>([
    ["NO", "Norway", 5_000_000],
    ["Great Britain", "the United Kingdom", 60_000_000],
    ["Kirkwall", "Kirkwall, the United Kingdom", 5_000],
    ["Leeds, US", "Leeds, the United States", 10_000],
    ["staff: 340", "staff", 340],
    [{ staff: 340 }, "staff", 340],
    [340, "340 people", 340],
  ])("%j is %s", (named, name, least) => {
    const population = populationOf(named, rates);
    expect(population.name).toBe(name);
    expect(population.people).toBeGreaterThanOrEqual(least);
    expect(population.people).toBeLessThan(2 * least);
  });

  test("an unknown one is refused", () => {
    expect(() => populationOf("Zzyzx-upon-Nowhere", rates)).toThrow(/write GB, Leeds/);
  });
});

describe("rates of one's own", () => {
  const HEAD = "kind,words,share,within,source\n";

  test("win over those that ship", async () => {
    const own = readOwnRates(`${HEAD}illness,asthma;wheeze,0.9,1.1,our clinic\n`, "own.csv");
    expect((await loadRates(undefined, own)).attribute("wheeze")).toMatchObject({ share: 0.9 });
  });

  test.each([
    ["illness,asthma,1.2,,", /row 1: the share is not above 0 and at most 1/],
    ["illness,asthma,0.1,0.5,", /row 1: 'within'/],
    ["weather,rain,0.1,,", /row 1: the kind is none of/],
    ["illness,,0.1,,", /row 1: no words/],
    ["illness,asthma,0.1,,\nillness,asthma,0.2,,", /row 2: row 1 gives a rate/],
    ["sex,man,0.6,,\nsex,woman,0.6,,", /row 2: the shares of 'sex'.*1\.20/],
  ])("%j is refused with its row", (rows, message) => {
    expect(() => readOwnRates(`${HEAD}${rows}\n`, "own.csv")).toThrow(message);
  });
});
