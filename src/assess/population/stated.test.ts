import fc from "fast-check";
import { expect, test } from "vitest";
import { RATE_KINDS } from "../../knowledge/rates/rate.js";
import type { Fact } from "./facts.js";
import { stillFit } from "./stated.js";

/** Age is left out: what depends on it may be rarer or more common once the age is hidden. */
const facts: fc.Arbitrary<Fact> = fc.record({
  kind: fc.constantFrom(...RATE_KINDS.filter((kind) => kind !== "age")),
  share: fc.double({ min: 1e-6, max: 1, noNaN: true }),
  within: fc.double({ min: 1, max: 10, noNaN: true }),
  known: fc.boolean(),
});
const population = {
  name: "Kirkwall",
  people: 9_000,
  within: 1.3,
  spread: true,
  inferred: false,
};

test("fewer facts never leave fewer people, and there is always one", () => {
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1, maxLength: 6 }), fc.nat(), (all, at) => {
      const kept = all.filter((_, i) => i !== at % all.length);
      const before = stillFit({ population }, [all]);
      const after = stillFit({ population }, [kept]);
      expect(after.expected).toBeGreaterThanOrEqual(before.expected - 1e-9);
      expect(before.low).toBeGreaterThanOrEqual(1);
    }),
  );
});
