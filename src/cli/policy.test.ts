import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { runProgram } from "../../test/program.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-policy-"));
afterAll(() => rmSync(folder, { recursive: true }));

const REGISTRY = `
supported_languages: [en]
recognizers:
  - name: "Zip code Recognizer"
    supported_languages:
      - language: en
        context: [Zip, code]
    patterns:
      - { name: "zip code (weak)", regex: '(\\b\\d{5}(?:-\\d{4})?\\b)', score: 0.01 }
    supported_entity: ZIP
  - name: Titles
    supported_entity: TITLE
    deny_list: [Harbourmaster, Vicar]
  - name: Looks around
    supported_entity: TICKET
    patterns:
      - { name: behind, regex: '(?<=#)\\d{6}', score: 0.6 }
  - { name: CreditCardRecognizer, type: predefined, enabled: false }
  - { name: NobodyKnowsRecognizer, type: predefined, enabled: false }
  - { name: SpacyRecognizer, type: predefined }
  - { name: Remote, type: custom, supported_entity: THING }
allow_list: [Fern]
default_score_threshold: 0.3
`;

test("a registry becomes a policy that finds what it found, context words included", async () => {
  writeFileSync(join(folder, "recognizers.yaml"), REGISTRY);
  const made = await runProgram(
    ["policy", "from-presidio", "recognizers.yaml", "-o", "policy.yaml"],
    folder,
  );
  expect(made.status).toBe(0);
  expect(made.err).toContain("'Looks around: behind' is left out");
  expect(made.err).toContain("'NobodyKnowsRecognizer' is switched off there");
  expect(made.err).toContain("'Remote' is left out: it has neither patterns nor a deny list");
  expect(made.err).not.toContain("SpacyRecognizer");
  const policy = parse(readFileSync(join(folder, "policy.yaml"), "utf8")) as Record<
    string,
    unknown
  >;
  expect(policy).toMatchObject({
    mask: "all",
    min_score: 0.3,
    without: ["credit-card"],
    allow: ["Fern"],
  });
  writeFileSync(
    join(folder, "note.txt"),
    "The Vicar lives in zip 90210. All through that long year of rain and snow, on the hill and in the valley beyond, from morning until night, they counted 12345 sheep.",
  );
  const { out } = await runProgram(
    ["sanitize", "note.txt", "--policy", "policy.yaml", "--labels", "type", "--without", "neural"],
    folder,
  );
  expect(out).toMatch(/^The \[PERSON 1\] lives in zip \[CODE 1\]\. .* they counted 12345 sheep/);
});

test("operators become ways of replacing, and what has no counterpart is said", async () => {
  writeFileSync(
    join(folder, "anonymizers.json"),
    JSON.stringify({
      anonymizers: {
        DEFAULT: { type: "replace", new_value: "<ANONYMIZED>" },
        PERSON: { type: "hash" },
        PHONE_NUMBER: { type: "mask", masking_char: "*", chars_to_mask: 4 },
        CREDIT_CARD: { type: "redact" },
        LOCATION: { type: "custom" },
      },
    }),
  );
  const { status, out, err } = await runProgram(
    ["policy", "from-presidio", "anonymizers.json"],
    folder,
  );
  expect(status).toBe(0);
  expect(parse(out)).toMatchObject({ replace: { default: "label", PERSON: "hash", CODE: "mask" } });
  expect(err).toMatch(/CREDIT_CARD is replaced as PHONE_NUMBER is/);
  expect(err).toMatch(/LOCATION: 'custom' has no counterpart/);
});

test("what is no configuration of it is refused", async () => {
  writeFileSync(join(folder, "other.yaml"), "colours: [red]\n");
  const { status, err } = await runProgram(["policy", "from-presidio", "other.yaml"], folder);
  expect([status, err]).toEqual([
    3,
    expect.stringContaining("has neither 'recognizers' nor 'anonymizers'"),
  ]);
});
