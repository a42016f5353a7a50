import { expect, test } from "vitest";
import { generated, SYNTAXES } from "../bench/structured/documents.js";
import { createDocument, createSanitizer } from "../src/index.js";

const SEEDS = 12;

const sanitizer = await createSanitizer({
  version: 1,
  mask: "all",
  replace: { default: "label" },
  without: ["neural"],
});

test.each(SYNTAXES)("%s: planted values go, all else stays byte for byte", async (syntax) => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { text, values, fits } = generated(syntax, seed);
    const out = (await sanitizer.sanitize(createDocument(text))).text;
    expect(values.filter((value) => out.includes(value))).toEqual([]);
    expect(fits(out), out).toBe(true);
  }
});
