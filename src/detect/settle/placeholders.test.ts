import { expect, test } from "vitest";
import { parseMarked } from "../../../test/marked.js";
import type { Mention } from "../../document/document.js";
import { besidePlaceholders, placeholdersIn } from "./placeholders.js";

test.each([
  "[NAME]",
  "[PERSON 1]",
  "[PERSON 1 or 2]",
  "[PERSON K7QF2MXT]",
  "<ORDER_ID>",
  "*****",
  "**** *** ****",
  "XXXX",
  "{{customer}}",
  "[REDACTED]",
  "████",
  "[DATETIME 12]",
])("%s is a placeholder", (one) => {
  const text = `Dear ${one}, hi`;
  expect(placeholdersIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([one]);
});

test.each(["[2001] UKHL 3", "[the applicant]", "<b>", "a * b ** c", "XXX", "a [A] b", "x < B > y"])(
  "%s is none",
  (text) => {
    expect(placeholdersIn(text)).toEqual([]);
  },
);

test("a mention that holds one leaves it", () => {
  const { text, spans } = parseMarked(
    "met [PERSON Anna [NAME] Berg, of xx] today".replace("[NAME]", "<NAME>"),
  );
  const mention: Mention = {
    ...spans[0]!,
    type: "PERSON",
    score: 1,
    detector: "test",
    evidence: {},
  };
  const parts = besidePlaceholders(text, mention, placeholdersIn(text));
  expect(parts.map(({ start, end }) => text.slice(start, end))).toEqual(["Anna", "Berg, of xx"]);
});
