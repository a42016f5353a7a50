import { describe, expect, test, vi } from "vitest";
import { PalimpsestError } from "../errors.js";
import { inherit } from "./inherit.js";
import { type OptionSchema, optionsIn, rangeOf } from "./option.js";
import { checkPolicy, PolicySchema, parsePolicy } from "./policy.js";

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
      "line 2, 'mask': must be one of all, specific, risk, k-anonymity, not \"rsik\" (did you mean 'risk'?)",
    ],
    ["version: 1\nk: 1", "line 2, 'k': must be a whole number from 2, not 1"],
    [
      "version: 1\nthresholds: { classifier: 4 }",
      "line 2, 'thresholds.classifier': must be a number from 0 to 1, not 4",
    ],
    [
      "version: 1\nsalt: pepper",
      "line 2, 'salt': must be a text of 16 or more characters, not a text of 6 characters",
    ],
    ["mask: all", "'version': missing; add 'version: 1'"],
    ["version: 2", "line 1, 'version': must be 1, not 2"],
    ["version: 1\nreplace:\n  PERSON: label\n  LOC: blur", "line 4, 'replace.LOC': must be one of"],
    [
      "version: 1\ndetectors:\n  - name: x\n    type: PLACE\n    words: [a]",
      "line 4, 'detectors.0.type': must be one of PERSON",
    ],
    [
      "version: 1\ndetectors:\n  - name: x\n    type: LOC",
      "must have one of 'words' and 'regex', and has neither",
    ],
    ["- a\n- b", "at the top: must be a map, not a list"],
  ])("%j says %s", (yaml, message) => {
    const error = failure(yaml);
    expect(error.code).toBe("POLICY_INVALID");
    expect(error.message).toContain(message);
  });

  test("tells its mistakes as data, and no secret among them", () => {
    const { issues, message } = failure("version: 1\nk: 1\nsalt: pepper\nmsk: all\nmask: rsik");
    expect(issues).toEqual([
      { code: "unknown_key", path: ["msk"], expected: expect.any(String), received: "msk" },
      { code: "wrong_value", path: ["mask"], expected: expect.any(String), received: '"rsik"' },
      { code: "out_of_range", path: ["k"], expected: "a whole number from 2", received: "1" },
      {
        code: "out_of_range",
        path: ["salt"],
        expected: "a text of 16 or more characters",
        received: "a text of 6 characters",
      },
    ]);
    expect(message).not.toContain("pepper");
  });

  test.each([
    [{ search: { provider: "searxng", pace: 2 } }, { search: { pace_seconds: 2 } }],
    [{ wikidata: { pace: 500 } }, { wikidata: { pace_seconds: 0.5 } }],
  ])("of an earlier release is read on: %j", (earlier, present) => {
    expect(checkPolicy({ version: 1, ...earlier })).toMatchObject(present);
  });

  test("gives every number a range", () => {
    const open = [
      ...optionsIn(PolicySchema as OptionSchema),
      ...optionsIn(PolicySchema.properties.detectors.items as OptionSchema),
    ].filter(
      ({ schema }) =>
        schema.const === undefined &&
        /number|integer/.test(schema.type ?? "") &&
        rangeOf(schema) === "",
    );
    expect(open).toEqual([]);
  });

  test("that is not YAML says where", () => {
    const error = failure('version: 1\nmask: "all');
    expect(error.code).toBe("POLICY_SYNTAX");
    expect(error.message).toContain("line 2");
  });
});

describe("YAML that plays tricks", () => {
  const secret = "Galip Yalman";
  const bomb = `a: &a [x]\n${Array.from({ length: 12 }, (_, i) => `${"bcdefghijklm"[i]}: &${"bcdefghijklm"[i]} [${Array(9).fill(`*${"abcdefghijklm"[i]}`).join(",")}]`).join("\n")}\n`;
  test.each([
    ["an alias of nothing", `version: 1\nmask: *${"nobody"}\n`],
    ["aliases that multiply", bomb],
    ["a map as a key", `version: 1\n? {${secret}: 1}\n: 2\n`],
    ["a list as a key", `version: 1\n? [${secret}]\n: 2\n`],
    [
      "a key that is no text",
      `version: 1\n? !!binary ${Buffer.from(secret).toString("base64")}\n: 2\n`,
    ],
  ])("%s is a mistake of the policy, and is not quoted", (_, yaml) => {
    const warned: string[] = [];
    const warn = vi.spyOn(process, "emitWarning").mockImplementation((warning) => {
      warned.push(String(warning));
    });
    try {
      expect(() => parsePolicy(yaml)).toThrow(
        expect.objectContaining({
          code: expect.stringMatching(/^POLICY_(?:SYNTAX|INVALID)$/),
          message: expect.not.stringContaining(secret),
        }),
      );
    } finally {
      warn.mockRestore();
    }
    expect(warned).toEqual([]);
  });
});

describe("experimental keys", () => {
  const experimental = optionsIn(PolicySchema as OptionSchema)
    .filter(({ path, notes }) => notes.experimental && path[0] !== "experimental")
    .map(({ path, schema }) => ({ path, value: exampleOf(schema) }));
  const nested = (path: readonly string[], value: unknown): Record<string, unknown> =>
    path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Record<string, unknown>;

  /** Keys without which a map is not valid. */
  const NEEDS: Readonly<Record<string, Record<string, unknown>>> = {
    chat: { chat: { model: "m" } },
    search: { search: { provider: "emulated" } },
    weights: { weights: { measures: {} } },
  };

  function exampleOf(schema: OptionSchema): unknown {
    if (schema.enum) return schema.enum[0];
    if (schema.type === "string") return "words";
    if (schema.type === "array") return [exampleOf(schema.items!)];
    if (schema.type === "object")
      return Object.fromEntries(
        Object.entries(schema.properties!).map(([key, inner]) => [key, exampleOf(inner)]),
      );
    return schema.minimum ?? 1;
  }

  test("are some thirty", () => expect(experimental.length).toBeGreaterThan(25));

  test.each(experimental)(
    "$path are read under 'experimental' and where they were",
    ({ path, value }) => {
      const needs = NEEDS[path[0]!] ?? {};
      const old = inherit({ version: 1, ...needs }, nested(path, value));
      const present = { version: 1, ...needs, experimental: nested(path, value) };
      expect(checkPolicy(present)).toEqual(checkPolicy(old));
      expect(checkPolicy(present)).not.toHaveProperty("experimental");
    },
  );

  test("others do not belong there", () => {
    expect(() => parsePolicy("version: 1\nexperimental:\n  arity: 3\n  mask: all\n")).toThrow(
      /line 4, 'experimental\.mask': unknown key.*; known are .*arity/,
    );
    expect(() => parsePolicy("version: 1\nexperimental: 3\n")).toThrow(
      /'experimental': must be a map/,
    );
  });

  test("a mistake in one is told with its line", () => {
    expect(() => parsePolicy("version: 1\nexperimental:\n  arity: 9\n")).toThrow(
      /line 3, 'arity': must be/,
    );
  });
});
