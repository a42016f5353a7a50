/** Whoever a syntax or a column names is named by the whole value: one label, whatever its words are elsewhere. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { createDocument } from "../document/document.js";
import { readFormat } from "../formats/formats.js";
import { createSanitizer } from "../index.js";

const sanitizer = await createSanitizer({
  version: 1,
  mask: "all",
  replace: { default: "label" },
  without: ["neural"],
});

/** Titles, kin, trades and places, which detectors take for something of their own. */
const word = fc.constantFrom(
  ..."Widow Aunt Judge Nurse King Mother Baker Doctor Paris May Sunday Douglas Brask Venn".split(
    " ",
  ),
);
const name = fc
  .tuple(word, fc.option(word, { nil: undefined }), fc.stringMatching(/^Zq[a-z]{4}$/))
  .map((words) => words.filter((one) => one !== undefined).join(" "));

const TEXTS: Readonly<Record<string, (name: string) => string>> = {
  JSON: (one) => `{"patientName":"${one}","level":"INFO"}`,
  XML: (one) => `<?xml version="1.0"?><a><fullName>${one}</fullName></a>`,
  YAML: (one) => `full_name: ${one}\nlevel: INFO\nother:\n  - x\n`,
  "a card": (one) => `BEGIN:VCARD\nVERSION:4.0\nFN:${one}\nEND:VCARD\n`,
  chat: (one) => `[04/03/2026, 10:01:12] ${one}: Yes.\n[04/03/2026, 10:02:12] ${one}: No.\n`,
  SubRip: (one) => `1\n00:00:01,000 --> 00:00:02,000\n- ${one}: It rains.\n`,
  WebVTT: (one) => `WEBVTT\n\n00:01.000 --> 00:02.000\n<v ${one}>It rains.\n`,
};

const FILES: Readonly<Record<string, (name: string) => string>> = {
  "a.csv": (one) => `full_name,level\n${one},INFO\n${one},WARN\n`,
  "a.jsonl": (one) => `{"patient_name":"${one}","level":"INFO"}\n`,
};

test.each([...Object.entries(TEXTS), ...Object.entries(FILES)])("%s", async (kind, textOf) => {
  const documentsOf = async (text: string) =>
    kind in TEXTS
      ? [createDocument(text)]
      : (await readFormat(Buffer.from(text), "auto", { name: kind, id: "a", persons: [] }))
          .documents;
  await fc.assert(
    fc.asyncProperty(name, async (one) => {
      for (const document of await documentsOf(textOf(one))) {
        const { replacements } = await sanitizer.sanitize(document);
        const words = replacements.map(({ start, end }) => document.text.slice(start, end));
        // times of a chat are hidden too
        expect(new Set(words.filter((found) => /\p{L}/u.test(found)))).toEqual(new Set([one]));
      }
    }),
    { numRuns: 40 },
  );
});
