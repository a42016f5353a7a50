import { expect, test } from "vitest";
import type { Sanitizer } from "../index.js";
import type { Input } from "./inputs.js";
import { createReleasedNames } from "./released-names.js";

/** Takes everything that it reads for a person, as a recognizer may a few words without a sentence. */
const everybody = {
  detect: async ({ text }: { text: string }) => ({
    mentions: [{ type: "PERSON", start: 0, end: text.length }],
  }),
} as unknown as Pick<Sanitizer, "detect">;

test.each([
  ["deep-b.txt", "deep-b.txt"],
  ["Untitled.docx", "Untitled.docx"],
  ["final_draft_v2.txt", "final_draft_v2.txt"],
  ["wide C.pdf", "wide C.pdf"],
  ["MeetingNotes.md", "MeetingNotes.md"],
  ["08 Mitglieder.csv", "08 Mitglieder.csv"],
  ["Protokoll Sitzung.docx", "Protokoll Sitzung.docx"],
  ["Ku\u0308ndigung.txt", "Ku\u0308ndigung.txt"],
  ["Kündigung Müller.txt", "document-1.txt"],
  ["carta de la señora Ruiz.txt", "document-1.txt"],
  ["pike.txt", "document-1.txt"],
  ["deep-pike.txt", "document-1.txt"],
  ["mark-scheme.txt", "document-1.txt"],
  ["letter Okonkwo B.txt", "document-1.txt"],
])("%s is released as %s", async (relative, expected) => {
  const input = { name: relative, path: relative, relative, id: relative } as unknown as Input;
  const names = createReleasedNames([input], { version: 1, names: "number" }, everybody);
  expect((await names.of(input, [])).relative).toBe(expected);
});
