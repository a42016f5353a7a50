/** Levels with the real ontology, embedder and measures: what comes out keeps the bound on risk. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { kAnonymityMeasure } from "../assess/k-anonymity.js";
import { surprisalMeasure } from "../assess/surprisal.js";
import { replaceWords } from "../assess/vaguer.js";
import { type Assessed, createDocument, type Sanitized } from "../document/document.js";
import { createSanitizer } from "../index.js";
import { buildIndex } from "../knowledge/people/index/build.js";
import { openIndex } from "../knowledge/people/index/open.js";
import { openFinder } from "../knowledge/people/terms/open-finder.js";
import { foldTerm } from "../language/fold.js";
import { loadLanguageModel } from "../models/language-model.js";
import type { Policy } from "../policy/policy.js";
import type { Candidate, Replacer } from "../replace/replacer.js";

const TEXT =
  "The violinist was born in Freamunde in 1962 and lives in Lisbon. In 1989 the violinist moved to Oslo.";

/** What the ontology says above each word. */
const ABOVE: Readonly<Record<string, readonly string[]>> = {
  violinist: ["musician", "artist", "creative professional", "person"],
  freamunde: ["town", "settlement", "place"],
  lisbon: ["large city in Portugal", "city in Portugal", "city in Southern Europe", ...CITY()],
  oslo: ["large city in Norway", "city in Norway", "city in Northern Europe", ...CITY()],
  "1962": ["the early 1960s", "the 1960s", "the mid-20th century"],
  "1989": ["the late 1980s", "the 1980s", "the late 20th century"],
};
function CITY(): string[] {
  return ["city in Europe", "city", "settlement", "place"];
}

/** Sixty musicians; one in twenty is a violinist, a few of Freamunde, the others of two cities. */
const PEOPLE = Array.from({ length: 60 }, (_, i) => {
  const said = [i % 2 === 0 ? "lisbon" : "oslo", "1989", ...(i % 20 === 0 ? ["violinist"] : [])];
  const all = [...said, ...(i < 3 ? ["freamunde"] : []), ...(i % 4 === 0 ? ["1962"] : [])];
  return {
    individual: `p${i}`,
    terms: [
      ...new Set([
        ...all,
        ...[...all, "violinist", "freamunde", "1962"].flatMap((word) => ABOVE[word]!),
      ]),
    ].map((term) => foldTerm(term)),
  };
});

const folder = mkdtempSync(join(tmpdir(), "palimpsest-levels-"));
beforeAll(async () => {
  await buildIndex({ descriptions: (from) => PEOPLE.slice(from), folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

const sanitizerOf = (policy: Partial<Policy>) =>
  createSanitizer({ version: 1, levels: true, ...policy });

async function sanitized(policy: Partial<Policy>, text = TEXT): Promise<Sanitized> {
  const sanitizer = await sanitizerOf(policy);
  return sanitizer.sanitize(createDocument(text));
}

/** The words that stand in place of each entity that is not kept; none for labels. */
function wordsOf({ replacements }: Sanitized): Map<string, string> {
  const words = new Map<string, string>();
  for (const { entity, replacement, by } of replacements) {
    if (by !== "label" && !words.has(entity)) words.set(entity, replacement);
  }
  return words;
}

describe("levels", () => {
  test("of a combination put vaguer words in place of one member, as vague as needed", async () => {
    const policy: Partial<Policy> = { measures: ["k-anonymity"], index: folder, k: 5 };
    const { decisions, replacements } = await sanitized(policy);
    const levelled = decisions.filter(({ words }) => words !== undefined);
    expect(levelled.length).toBeGreaterThan(0);
    for (const { entity, words } of levelled) {
      const { candidates = [] } = replacements.find((one) => one.entity === entity)!;
      const chosen = candidates.find(({ outcome }) => outcome === "chosen");
      if (chosen) expect(words).toContain(chosen.text);
      for (const { text, outcome } of candidates) {
        if (!words!.includes(text)) expect(outcome).not.toMatch(/chosen|untried/);
      }
    }
  });

  test("let no words stand that were not decided on, though the replacer says others later", async () => {
    const ladders = [
      ["town in the north of Portugal", "town"],
      ["home of a football club", "town near Porto", "town in the north of Portugal"],
    ];
    let asked = 0;
    const fickle: Replacer = {
      name: "fickle",
      choice: "most-specific",
      laddered: true,
      propose(occasions) {
        const words = ladders[Math.min(asked++, ladders.length - 1)]!;
        const candidates = words.map(
          (text, i): Candidate => ({
            text,
            level: i + 1,
            form: "bare",
            source: "rule",
            truth: "true",
          }),
        );
        return occasions.map(() => ({ candidates }));
      },
    };
    const sanitizer = await createSanitizer(
      {
        version: 1,
        levels: true,
        measures: ["surprisal"],
        without: ["neural"],
        detectors: [{ name: "town", type: "LOC", words: ["Freamunde"] }],
      },
      { replacers: { LOC: fickle } },
    );
    const document = createDocument("The theorbo player was born in Freamunde.");
    const { decisions, replacements, entities } = await sanitizer.sanitize(document);
    const place = entities.find(({ type }) => type === "LOC")!;
    const { words } = decisions.find(({ entity }) => entity === place.id)!;
    expect(words).toBeDefined();
    expect(asked).toBeGreaterThan(1);
    for (const { entity, replacement, by } of replacements) {
      if (entity === place.id && by !== "label")
        expect(words!.join()).toContain(replacement.replace(/^(?:an?|the) /, ""));
      expect(replacement).not.toMatch(/football|Porto/);
    }
  });

  test("cost no more than masking", async () => {
    const masking = await sanitized({ measures: ["surprisal"], levels: false });
    const levels = await sanitized({ measures: ["surprisal"] });
    expect(levels.cost.hidden).toBeLessThanOrEqual(masking.cost.hidden + 1e-9);
  });

  test("mask direct identifiers whatever their level", async () => {
    const text = "Ann Berg, case no. 48127/11, plays the theorbo in Oslo.";
    const { entities, decisions, text: out } = await sanitized({ measures: ["surprisal"] }, text);
    const direct = entities.filter(({ identifier }) => identifier === "DIRECT");
    expect(direct.length).toBeGreaterThan(0);
    for (const { id } of direct) {
      expect(decisions.find(({ entity }) => entity === id)!.action).toBe("mask");
    }
    expect(out).not.toMatch(/Berg|48127/);
  });

  test("break what surprised: no word that came out is past the threshold", async () => {
    const model = await loadLanguageModel();
    const measure = surprisalMeasure(model);
    const sanitizer = await sanitizerOf({ measures: ["surprisal"] });
    const assessed = await sanitizer.assess(await sanitizer.detect(createDocument(TEXT)));
    let tried = 0;
    for (let threshold = -14; threshold <= -3; threshold++) {
      const decided = await sanitizer.decide(assessed, { thresholds: { surprisal: threshold } });
      const done = await sanitizer.replace(decided);
      for (const { entities } of decided.risks) {
        const [entity] = entities;
        expect(decided.decisions.find((one) => one.entity === entity)!.action).toBe("mask");
        const words = candidateOf(done, entity!);
        if (words === undefined) continue;
        tried++;
        const [answer] = await measure.reassess!(assessed, [
          { combination: decided.risks[0]!, entity: entity!, words },
        ]);
        expect(answer!.score).toBeGreaterThanOrEqual(threshold);
      }
    }
    expect(tried).toBeGreaterThan(0);
  });

  test("leave no combination that fewer than k share, whatever k", async () => {
    const index = await openIndex(folder);
    const finder = openFinder(folder, index);
    let tried = 0;
    for (const k of [2, 3, 5, 20]) {
      const measure = kAnonymityMeasure({ index, finder, k });
      const done = await sanitized({ measures: ["k-anonymity"], index: folder, k });
      const words = new Map<string, string>();
      const masked = new Set<string>();
      for (const { entity, action } of done.decisions) {
        const chosen = candidateOf(done, entity);
        if (chosen !== undefined) words.set(entity, chosen);
        else if (action === "mask") masked.add(entity);
      }
      tried += words.size;
      const edited = replaceWords(done, words);
      const entities = edited.entities.filter(({ id }) => !masked.has(id));
      const left = (await measure.assess({ ...edited, entities })).filter(({ score }) => score < k);
      expect(left).toEqual([]);
    }
    expect(tried).toBeGreaterThan(0);
    await index.close();
  });

  test("need a measure that can be asked again: without one, only labels stand", async () => {
    const sanitizer = await sanitizerOf({ measures: ["surprisal"] });
    const assessed = await sanitizer.assess(await sanitizer.detect(createDocument(TEXT)));
    const unknown: Assessed = {
      ...assessed,
      scores: [],
      risks: assessed.entities.map(({ id }) => ({
        entities: [id],
        measure: "somebody's own",
        score: 1,
        risk: 1,
        evidence: "because",
      })),
    };
    const done = await sanitizer.replace(await sanitizer.decide(unknown));
    expect(wordsOf(done)).toEqual(new Map());
  });
});

/** The candidate that was chosen for an entity, as the measure was asked about it; none for a label. */
function candidateOf({ replacements }: Sanitized, entity: string): string | undefined {
  const first = replacements.find((one) => one.entity === entity && one.candidates);
  return first?.candidates?.find(({ outcome }) => outcome === "chosen")?.text;
}

test("vaguer words move no offset of the original", async () => {
  const done = await sanitized({ measures: ["surprisal"] });
  const words = wordsOf(done);
  expect(replaceWords(done, words).mentions).toHaveLength(done.mentions.length);
});
