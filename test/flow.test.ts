/** The whole flow on real text: what must never come out, and what must stay as it was. */

import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { Check } from "typebox/value";
import { beforeAll, describe, expect, test } from "vitest";
import { createDocument, type Sanitized } from "../src/document/document.js";
import { sanitizedToJson } from "../src/document/json.js";
import { SanitizedSchema } from "../src/document/json-schema.js";
import { readFormat } from "../src/entries/formats.js";
import { createSanitizer, type Sanitizer } from "../src/index.js";

let everything: Sanitizer;
let byRisk: Sanitizer;
beforeAll(async () => {
  everything = await createSanitizer({ version: 1, mask: "all" });
  byRisk = await createSanitizer();
});

const example = (name: string) =>
  readFileSync(new URL(`../examples/${name}`, import.meta.url), "utf8");

/** Everything between the replacements is the original, byte for byte. */
function expectUntouchedBetween({ document, text, replacements }: Sanitized): void {
  let [inOriginal, inText] = [0, 0];
  for (const one of replacements) {
    expect(text.slice(inText, one.outStart)).toBe(document.text.slice(inOriginal, one.start));
    expect(text.slice(one.outStart, one.outEnd)).toBe(one.replacement);
    [inOriginal, inText] = [one.end, one.outEnd];
  }
  expect(text.slice(inText)).toBe(document.text.slice(inOriginal));
}

describe("canaries: what identifies never comes out", () => {
  const CANARIES: Readonly<Record<string, readonly string[]>> = {
    "judgment.txt": [
      "Lindqvist",
      "Solveig",
      "48127/11",
      "14036245642",
      "55 00 00 84",
      "s.lindqvist@",
      "14 March 2011",
      "Brandvold",
      "Kirkegata",
    ],
    "chat.txt": [
      "raghunathan",
      "Raghunathan",
      "HB-2290417",
      "LS12 4QP",
      "0113 496 0182",
      "07700 900461",
      "771-30582",
      "priya.r@",
      "Tannery Row",
    ],
    "clinical-letter.txt": [
      "TREVELYAN",
      "Trevelyan",
      "02/11/1951",
      "999 771 402",
      "RA-558213",
      "7204418",
      "01632 960733",
      "TR19 6JR",
    ],
  };

  test.each(Object.entries(CANARIES))("from %s", async (name, canaries) => {
    for (const sanitizer of [everything, byRisk]) {
      const sanitized = await sanitizer.sanitize(createDocument(example(name)));
      for (const canary of canaries) expect(sanitized.text).not.toContain(canary);
      expectUntouchedBetween(sanitized);
    }
  });

  test.each(["Ya\u200bl\u00adman", "Yаlmаn", "YALMAN", "Ｙａｌｍａｎ"])(
    "from a name written as %j",
    async (surname) => {
      const text = `Mr Galip ${surname} appealed. He was born in Ankara.`;
      const sanitized = await everything.sanitize(createDocument(text));
      expect(sanitized.text).not.toContain(surname);
      expect(sanitized.text).not.toContain("Galip");
    },
  );
});

describe("the result", () => {
  test("has the published form", async () => {
    const json = sanitizedToJson(
      await byRisk.sanitize(createDocument(example("chat.txt"), { id: "chat" })),
    );
    expect(Check(SanitizedSchema, json)).toBe(true);
    expect(new Set(json.mentions.map(({ entity }) => entity))).toEqual(
      new Set(json.entities.map(({ id }) => id)),
    );
    expect(json.decisions.map(({ entity }) => entity)).toEqual(json.entities.map(({ id }) => id));
  });

  test("masks an entity wholly or not at all, and every direct identifier", async () => {
    const { entities, decisions, replacements } = await byRisk.sanitize(
      createDocument(example("judgment.txt")),
    );
    const masked = new Set(
      decisions.filter(({ action }) => action === "mask").map(({ entity }) => entity),
    );
    for (const { id, mentions, identifier } of entities) {
      const replaced = replacements.filter(({ entity }) => entity === id).length;
      expect(replaced).toBe(masked.has(id) ? mentions.length : 0);
      if (identifier === "DIRECT") expect(masked.has(id)).toBe(true);
    }
  });

  test("leaves any text whole between replacements", async () => {
    const piece = fc.constantFrom(
      "Mr Jan Nowak",
      "👩‍👩‍👧",
      "e\u0301",
      "שלום",
      "\r\n",
      " ",
      "on 4 June 1975",
      "x@y.example",
      "Kraków",
      ". ",
      "\u202e",
      "42 kg",
      "\ud83d",
    );
    // a text that is mostly Hebrew is refused otherwise
    const anything = await createSanitizer({
      version: 1,
      mask: "all",
      allow_unsupported_language: true,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        const text = pieces.join(" ");
        expectUntouchedBetween(await anything.sanitize(createDocument(text)));
      }),
      { numRuns: 60 },
    );
  });
});

describe("the Text Anonymization Benchmark", () => {
  const data = new URL("../../shared/data/tab/", import.meta.url);
  test.skipIf(!existsSync(data))(
    "documents are sanitized, annotations unread (skipped without ../shared/data)",
    async () => {
      const bytes = readFileSync(new URL("dev_masking.json", data));
      const { documents } = await readFormat(bytes, "tab", {
        name: "dev_masking.json",
        id: "",
        persons: [],
      });
      expect(documents).toHaveLength(21);
      for (const document of documents) {
        expect(document.persons.length).toBeGreaterThan(0);
        const sanitized = await byRisk.sanitize(document);
        expectUntouchedBetween(sanitized);
        for (const person of document.persons) expect(sanitized.text).not.toContain(person);
      }
    },
  );
});
