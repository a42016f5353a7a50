import fc from "fast-check";
import { expect, test } from "vitest";
import { annotated } from "../../../test/annotated.js";
import { corpusStatistics } from "./corpus-statistics.js";

const NAMES = { DIRECT: "direct", QUASI: "quasi", NO_MASK: "keep" } as const;
const mention = fc.record({
  type: fc.constantFrom("PERSON", "LOC", "DEM" as const),
  decision: fc.constantFrom("DIRECT", "QUASI", "NO_MASK" as const),
  entity: fc.nat(4),
});
const corpus = fc.array(fc.array(mention, { maxLength: 6 }), { minLength: 1, maxLength: 5 });

test("counts of any corpus are those of its mentions one by one", () => {
  fc.assert(
    fc.property(corpus, (documents) => {
      const gold = documents.map((mentions, i) =>
        annotated(
          `${i}`,
          mentions
            .map(({ type, decision, entity }) => `[${type}/${NAMES[decision]}-e${entity} Vann]`)
            .join(" er "),
        ),
      );
      const { all, splits } = corpusStatistics(
        new Map([
          ["train", gold.slice(1)],
          ["test", gold.slice(0, 1)],
        ]),
      );
      const flat = documents.flat();
      expect(all.mentions).toBe(flat.length);
      expect(splits["train"]!.mentions + splits["test"]!.mentions).toBe(all.mentions);
      expect(all.entities).toBe(
        documents.reduce((sum, own) => sum + new Set(own.map((one) => one.entity)).size, 0),
      );
      for (const type of ["PERSON", "LOC", "DEM"] as const) {
        const own = flat.filter((one) => one.type === type);
        const masked = own.filter((one) => one.decision !== "NO_MASK");
        expect(all.types[type]?.mentions ?? 0).toBe(own.length);
        if (own.length > 0) expect(all.types[type]!.masked).toBeCloseTo(masked.length / own.length);
      }
      for (const decision of ["DIRECT", "QUASI", "NO_MASK"] as const) {
        const own = flat.filter((one) => one.decision === decision);
        expect(all.identifiers[decision]?.mentions ?? 0).toBe(own.length);
      }
      // every other word is a mention
      if (flat.length > 0) {
        const words = documents.reduce((sum, own) => sum + Math.max(0, 2 * own.length - 1), 0);
        expect(all.tokensInMentions).toBeCloseTo(flat.length / words);
      }
    }),
    { numRuns: 60 },
  );
});

test("mentions without decisions have no share masked", () => {
  const { all } = corpusStatistics(new Map([["a", [annotated("d", "[PERSON Ann] met [LOC Bo]")]]]));
  expect(all.types.PERSON).toEqual({ mentions: 1, share: 0.5, masked: null });
  expect(all.identifiers).toEqual({});
});
