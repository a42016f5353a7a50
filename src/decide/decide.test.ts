import { describe, expect, test } from "vitest";
import { type Assessed, createDocument, type ScoredCombination } from "../document/document.js";
import { PalimpsestError } from "../errors.js";
import { createDecide, type DecideOptions } from "./decide.js";
import type { LadderOf } from "./ladder.js";

/** Words of one letter, each an entity; 'direct' ones are direct identifiers. */
function assessed(
  risks: Record<string, number>,
  { direct = [] as string[], words = ["a", "b", "c", "d"] } = {},
): Assessed {
  const text = words.join(" ");
  const scores = Object.entries(risks).map(
    ([ids, risk]): ScoredCombination => ({
      entities: ids.split("+"),
      measure: "test",
      score: risk,
      risk,
      evidence: "because",
    }),
  );
  return {
    document: createDocument(text),
    mentions: words.map((word) => ({
      start: text.indexOf(word),
      end: text.indexOf(word) + 1,
      type: "DEM" as const,
      score: 1,
      detector: "test",
      evidence: {},
    })),
    entities: words.map((word, i) => ({
      id: word,
      type: "DEM" as const,
      identifier: direct.includes(word) ? ("DIRECT" as const) : ("QUASI" as const),
      mentions: [i],
    })),
    unexamined: [],
    scores,
    risks: scores.filter(({ risk }) => risk > 0.5),
  };
}

const decide = (input: Assessed, options: Partial<DecideOptions> = {}) =>
  createDecide({
    strategy: "risk",
    solver: "optimal",
    seed: 0,
    informationContent: (_, spans) => spans.map((_, i) => [4, 3, 2, 1][i]!),
    ...options,
  })(input);

const masked = async (input: Assessed, options: Partial<DecideOptions> = {}) =>
  (await decide(input, options)).decisions
    .filter(({ action }) => action === "mask")
    .map(({ entity, words }) => (words === undefined ? entity : `${entity}: ${words.join(", ")}`));

describe("decide", () => {
  test("hides the least information that breaks every combination", async () => {
    const input = assessed({ "a+b": 0.9, "b+c": 0.9, "a+d": 0.2 });
    expect(await masked(input)).toEqual(["b"]);
    const { cost } = await decide(input);
    expect(cost).toEqual({ hidden: 3, total: 10, bound: 3 });
  });

  test("masks a direct identifier whatever it costs, and says why", async () => {
    const { decisions } = await decide(assessed({ "a+b": 0.9 }, { direct: ["a"] }));
    expect(decisions[0]).toEqual({
      entity: "a",
      action: "mask",
      reasons: ["a direct identifier", "risky together with 1 more by test: because"],
    });
    expect(decisions[1]!.action).toBe("keep");
  });

  test("takes a level instead of masking, where one is enough", async () => {
    const ladder: LadderOf = ({ id }) =>
      id === "a"
        ? [
            { words: "violinist", loss: 0.2, breaks: () => false },
            { words: "musician", loss: 0.5, breaks: () => true },
          ]
        : [];
    expect(await masked(assessed({ "a+b": 0.9 }), { ladder })).toEqual(["a: musician"]);
    expect(await masked(assessed({ "a+b": 0.9 }, { direct: ["a"] }), { ladder })).toEqual(["a: "]);
  });
});

describe("a hidden person's name", () => {
  const text = "Ann Østby sued in Østby v. State. ÖSTBY’S Farm, the State and Ann Street stand.";
  const spans = [
    ["Ann Østby", "PERSON", "DIRECT"],
    ["Østby v. State", "MISC", "QUASI"],
    ["ÖSTBY’S Farm", "LOC", "QUASI"],
    ["State", "ORG", "QUASI"],
    ["Ann Street", "LOC", "QUASI"],
  ] as const;
  const input: Assessed = {
    document: createDocument(text),
    mentions: spans.map(([words, type]) => ({
      start: text.indexOf(words),
      end: text.indexOf(words) + words.length,
      type,
      score: 1,
      detector: "test",
      evidence: {},
    })),
    entities: spans.map(([words, type, identifier], i) => ({
      id: words,
      type,
      identifier,
      mentions: [i],
    })),
    unexamined: [],
    scores: [],
    risks: [],
  };

  test.each(["risk", "specific"] as const)(
    "is not kept inside other words (%s)",
    async (strategy) => {
      const hidden = await masked(input, {
        strategy,
        informationContent: (_, all) => all.map(() => 1),
      });
      expect(hidden).toEqual(expect.arrayContaining(["Ann Østby", "Østby v. State"]));
      if (strategy === "risk") expect(hidden).toEqual(["Ann Østby", "Østby v. State"]);
    },
  );

  test("that the policy keeps may stand anywhere", async () => {
    const kept = {
      ...input,
      entities: input.entities.map((entity) =>
        entity.type === "PERSON" ? { ...entity, role: "official" as const } : entity,
      ),
    };
    const options = {
      roles: { official: "keep" as const },
      informationContent: () => [1, 1, 1, 1, 1],
    };
    expect(await masked(kept, options)).toEqual([]);
  });
});

describe("a budget of information", () => {
  const input = assessed({ a: 0.3, b: 0.6, c: 0.9, d: 0.8 });

  test.each([
    [0.05, []],
    [0.2, ["c"]],
    [0.3, ["c", "d"]],
    [0.6, ["b", "c", "d"]],
    [1, ["a", "b", "c", "d"]],
  ])("of %d buys the lowest risk it can", async (information, expected) => {
    expect(await masked(input, { budget: { information } })).toEqual(expected);
  });

  test("that cannot pay for the direct identifiers is refused", async () => {
    const direct = assessed({}, { direct: ["a"] });
    await expect(decide(direct, { budget: { information: 0.2 } })).rejects.toMatchObject({
      code: "BUDGET_CONTRADICTORY",
      message: expect.stringContaining("needs 0.400"),
    });
  });

  test("that contradicts the bound on risk is refused, and names both", async () => {
    const thrown = await decide(input, { budget: { information: 0.2, risk: 0.5 } }).catch(
      (error: unknown) => error,
    );
    expect(thrown).toBeInstanceOf(PalimpsestError);
    expect((thrown as PalimpsestError).message).toMatch(/'budget.risk' or 'budget.information'/);
  });
});

describe("people by role", () => {
  const input = assessed({ a: 0.9, "a+b": 0.9, c: 0.9 }, { direct: ["b"] });
  const people: Assessed = {
    ...input,
    entities: input.entities.map((entity) => {
      if (entity.id === "a") return { ...entity, role: "official" };
      return entity.id === "d" ? { ...entity, role: "private" } : entity;
    }),
  };

  test("are decided by risk where the policy says nothing", async () => {
    expect(await masked(people)).toEqual(["a", "b", "c"]);
  });

  test("officials can be kept; what they were combined with is still asked for", async () => {
    const roles = { official: "keep" } as const;
    expect(await masked(people, { roles })).toEqual(["b", "c"]);
    const { decisions } = await decide(people, { roles });
    expect(decisions[0]!.reasons).toEqual(["the policy keeps people who act in public"]);
    expect(await masked(people, { roles, strategy: "all" })).toEqual(["b", "c", "d"]);
  });

  test("others can be masked without any risk", async () => {
    const roles = { private: "mask" } as const;
    expect(await masked(people, { roles })).toEqual(["a", "b", "c", "d"]);
    const { decisions } = await decide(people, { roles });
    expect(decisions[3]!.reasons).toEqual(["the policy masks people who are private"]);
  });
});

describe("what gives something hidden away", () => {
  /** 'HIV' that goes, 'asthma' that stays since many have it, and words that give both away. */
  const text = "HIV asthma biktarvy inhaler";
  const words = text.split(" ");
  const telling = (kept: Record<string, string> = {}): Assessed => ({
    ...assessed({ HIV: 0.9 }, { words: [...text].filter((letter) => letter !== " ").slice(0, 4) }),
    document: createDocument(text),
    mentions: words.map((word) => ({
      start: text.indexOf(word),
      end: text.indexOf(word) + word.length,
      type: "DEM" as const,
      score: 1,
      detector: "test",
      evidence: {},
      ...(word === "asthma" && { common: "many have it" }),
      ...(word === "biktarvy" && { tells: ["hiv", "aids"] }),
      ...(word === "inhaler" && { tells: ["asthma"] }),
      ...kept,
    })),
    entities: words.map((id, i) => ({
      id,
      type: "DEM" as const,
      identifier: "QUASI" as const,
      mentions: [i],
    })),
  });

  test("goes with it, and stays beside what stays", async () => {
    expect(await masked(telling())).toEqual(["HIV", "biktarvy"]);
  });

  test("stays where the thing itself is kept", async () => {
    expect(await masked({ ...telling(), risks: [], scores: [] })).toEqual([]);
    expect(await masked({ ...telling(), risks: [] })).toEqual([]);
  });

  test("stays though a combination hides another where many share what it tells", async () => {
    const risks = assessed({ asthma: 0.9 }).risks;
    expect(await masked({ ...telling(), risks })).toEqual(["asthma", "inhaler"]);
  });
});
