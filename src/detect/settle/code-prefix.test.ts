import { expect, test } from "vitest";
import { withPrefix } from "./code-prefix.js";

/** The words of the number in `text` with what belongs to it. */
function codeOf(text: string): string {
  const start = text.search(/\d/u);
  const { length } = /^[\w/-]+/.exec(text.slice(start))![0];
  const { start: from, end } = withPrefix(text, {
    start,
    end: start + length,
    type: "CODE",
    score: 0.9,
    detector: "neural",
    evidence: { rule: "number" },
  });
  return text.slice(from, end);
}

test("letters between the word for a number and its digits belong to it", () => {
  expect(codeOf("Hosp No PPR 033871, Ward: Mater")).toBe("PPR 033871");
  expect(codeOf("NHI ZBB 7714")).toBe("ZBB 7714");
  expect(codeOf("VAT IE 7714420K")).toBe("IE 7714420K");
  expect(codeOf("hosp no. RAE 771")).toBe("RAE 771");
  expect(codeOf("policy: QX 99/1201")).toBe("QX 99/1201");
});

test("the word for a number does not, nor letters behind any other word", () => {
  expect(codeOf("UR TIN 22104")).toBe("22104");
  expect(codeOf("account NO 310-88821")).toBe("310-88821");
  expect(codeOf("seen by DR 7714")).toBe("7714");
  expect(codeOf("PPR 033871")).toBe("033871");
});
