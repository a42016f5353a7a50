import { describe, expect, test } from "vitest";
import { PalimpsestError } from "../errors.js";
import { checkPolicy, parsePolicy } from "./policy.js";

function failure(yaml: string): PalimpsestError {
  try {
    parsePolicy(yaml, "policy.yaml");
  } catch (error) {
    if (error instanceof PalimpsestError) return error;
    throw error;
  }
  throw new Error("expected a failure");
}

describe("a policy", () => {
  test("is read with everything it may hold", () => {
    const policy = parsePolicy(`
version: 1
persons: [Galip Yalman]
mask: risk
measures: [classifier]
thresholds: { classifier: 0.4 }
replace: { default: generalize, PERSON: label }
detectors:
  - name: ward
    type: LOC
    words: [Ward 7]
`);
    expect(policy.replace).toEqual({ default: "generalize", PERSON: "label" });
    expect(policy.detectors?.[0]?.words).toEqual(["Ward 7"]);
  });

  test("takes one way of replacing for all types", () => {
    expect(checkPolicy({ version: 1, replace: "hash" }).replace).toEqual({ default: "hash" });
  });

  test.each([
    ["version: 1\nmsk: all", "line 2, 'msk': unknown key (did you mean 'mask'?)"],
    [
      "version: 1\nmask: rsik",
      "line 2, 'mask': expected one of all, specific, risk, k-anonymity, got \"rsik\" (did you mean 'risk'?)",
    ],
    ["version: 1\nk: 1", "line 2, 'k': it must be >= 2, got 1"],
    ["mask: all", "at the top: expected the key version"],
    ["version: 2", "line 1, 'version': expected 1, got 2"],
    [
      "version: 1\nreplace:\n  PERSON: label\n  LOC: blur",
      "line 4, 'replace.LOC': expected one of",
    ],
    [
      "version: 1\ndetectors:\n  - name: x\n    type: PLACE\n    words: [a]",
      "line 4, 'detectors.0.type': expected one of PERSON",
    ],
    [
      "version: 1\ndetectors:\n  - name: x\n    type: LOC",
      "expected either 'words' or 'regex', got neither",
    ],
    ["- a\n- b", "at the top: expected a value of type object, got a list"],
  ])("%j says %s", (yaml, message) => {
    const error = failure(yaml);
    expect(error.code).toBe("POLICY_INVALID");
    expect(error.message).toContain(message);
  });

  test("that is not YAML says where", () => {
    const error = failure('version: 1\nmask: "all');
    expect(error.code).toBe("POLICY_SYNTAX");
    expect(error.message).toContain("line 2");
  });
});
