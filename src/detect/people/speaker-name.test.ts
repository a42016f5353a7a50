import { expect, test } from "vitest";
import { findIn, parseMarked } from "../../../test/marked.js";
import { speakerName } from "./speaker-name.js";

test.each([
  "[PERSON Anna]: hello\n[PERSON Dieter]: hi\n[PERSON Anna]: how are you\n[PERSON Dieter]: fine",
  "10:15 [PERSON Zorrin]: one\n10:16 [PERSON Zorrin]: two",
  "20/03 09:12 [PERSON LK]: rang\n21/03 [PERSON LK]: rang again",
  "Jo: hi\n[PERSON priya]: i can\nok then\n[PERSON priya]: is he in",
  "[PERSON Anna Nowak]: yes\n[PERSON Anna Nowak]: no\nOther: yes",
])("speaker-name finds: %s", async (marked) => {
  const { text, spans } = parseMarked(marked);
  const found = (await findIn(speakerName, text)).sort((a, b) => a.start - b.start);
  expect(found.map(({ start, end, type }) => ({ start, end, type }))).toEqual(spans);
});

test.each([
  "Anna: only one line\nof hers",
  "Customer: hello\nSupport: hi\nCustomer: help\nSupport: sure",
  "Note: one\nNote: two",
  "Signature: x\nSignature: y",
  "total: one\ntotal: two",
  "He met Anna: once\nand Anna: twice",
])("speaker-name leaves: %s", async (text) => {
  expect(await findIn(speakerName, text)).toEqual([]);
});
