import { describe, expect, it } from "vitest";
import { attack } from "./attack.js";
import { findCapitalsAndFigures } from "./development.js";
import { prepareTransformer, type TransformerInputs } from "./transformer.js";

const TRADES = ["baker", "sailor", "glazier", "tanner"];
const background = TRADES.map((trade, i) => ({
  id: `Person ${i}`,
  text: `Person ${i} was born in Hull in 19${i + 10}. He became a ${trade} early. The ${trade} shop still stands. He loved the work of a ${trade}. He died in Hull.`,
}));

/** Scores by the trade that a text names. */
const byTrade = ({ attacked }: TransformerInputs) => ({
  scores: attacked.map((text) => TRADES.map((trade) => (text.includes(trade) ? 0 : -3))),
  development: { queries: 1, risk: 100, logLoss: 0.1 },
});

describe("a transformer's attack", () => {
  it("gives the program stars for masks, and reads its scores as any attacker's", async () => {
    let given: TransformerInputs | undefined;
    const some = new Map([
      ["Person 2", "[PERSON 1] was a glazier."],
      ["Person 0", "██████ was a sailor and worked for [ORG 2]."],
    ]);
    const attacker = await prepareTransformer({
      background,
      methods: [[...some.values()]],
      length: 40,
      findSpans: findCapitalsAndFigures,
      ask: async (inputs) => {
        given = inputs;
        return byTrade(inputs);
      },
    });
    expect(given!.attacked).toEqual(["* was a glazier.", "* was a sailor and worked for *."]);
    expect(given!.people.map(({ id }) => id)).toEqual(background.map(({ id }) => id));
    // the sentences of a development text are left out of its background
    expect(given!.development).toHaveLength(1);
    expect(given!.people[0]!.anonymized).toMatch(/\*.*baker/);
    const { methods, weights, development } = await attack(attacker, new Map([["some", some]]));
    const { risk, riskAlone, documents } = methods.get("some")!;
    expect({ risk, riskAlone }).toEqual({ risk: 50, riskAlone: 50 });
    expect(documents.map(({ rank, clues }) => [rank, clues])).toEqual([
      [1, []],
      [4, []],
    ]);
    expect(weights).toEqual({ transformer: 1 });
    expect(development).toEqual({ queries: 1, risk: 100, logLoss: 0.1 });
    await expect(attacker.attribute(["another text"], false)).rejects.toMatchObject({
      code: "USAGE",
    });
  });

  it("needs two people", async () => {
    const options = { background: background.slice(1, 2), methods: [["text"]], length: 40 };
    await expect(
      prepareTransformer({
        ...options,
        findSpans: findCapitalsAndFigures,
        ask: async (inputs) => byTrade(inputs),
      }),
    ).rejects.toMatchObject({ code: "INPUT_FORMAT" });
  });
});
